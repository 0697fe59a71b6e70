import account from './account.json' with { type: 'json' };
import clients from './clients.json' with { type: 'json' };
import countdown from './countdown.json' with { type: 'json' };
import frame from './frame.json' with { type: 'json' };
import login from './login.json' with { type: 'json' };
import pager from './pager.json' with { type: 'json' };
import playground from './playground.json' with { type: 'json' };
import problem from './problem.json' with { type: 'json' };
import role from './role.json' with { type: 'json' };
import season from './season.json' with { type: 'json' };

/** The dashboard in Indonesian: one file a subject, named by it. */
export const id = { account, clients, countdown, frame, login, pager, playground, problem, role, season };
