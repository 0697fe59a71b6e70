import account from './account.json' with { type: 'json' };
import accounts from './accounts.json' with { type: 'json' };
import album from './album.json' with { type: 'json' };
import attendance from './attendance.json' with { type: 'json' };
import automatic from './automatic.json' with { type: 'json' };
import cards from './cards.json' with { type: 'json' };
import caterer from './caterer.json' with { type: 'json' };
import clients from './clients.json' with { type: 'json' };
import co_hosts from './co_hosts.json' with { type: 'json' };
import countdown from './countdown.json' with { type: 'json' };
import doubts from './doubts.json' with { type: 'json' };
import drafts from './drafts.json' with { type: 'json' };
import editor from './editor.json' with { type: 'json' };
import evening from './evening.json' with { type: 'json' };
import frame from './frame.json' with { type: 'json' };
import gifts from './gifts.json' with { type: 'json' };
import guests from './guests.json' with { type: 'json' };
import imports from './imports.json' with { type: 'json' };
import login from './login.json' with { type: 'json' };
import media from './media.json' with { type: 'json' };
import pager from './pager.json' with { type: 'json' };
import parts from './parts.json' with { type: 'json' };
import playground from './playground.json' with { type: 'json' };
import problem from './problem.json' with { type: 'json' };
import problems from './problems.json' with { type: 'json' };
import reconciliation from './reconciliation.json' with { type: 'json' };
import registry from './registry.json' with { type: 'json' };
import rehearsal from './rehearsal.json' with { type: 'json' };
import role from './role.json' with { type: 'json' };
import rsvp from './rsvp.json' with { type: 'json' };
import rsvp_form from './rsvp_form.json' with { type: 'json' };
import scan_login from './scan_login.json' with { type: 'json' };
import season from './season.json' with { type: 'json' };
import seating from './seating.json' with { type: 'json' };
import sending from './sending.json' with { type: 'json' };
import tables from './tables.json' with { type: 'json' };
import ui from './ui.json' with { type: 'json' };
import ushers from './ushers.json' with { type: 'json' };
import wishes from './wishes.json' with { type: 'json' };

/** The dashboard in Malay, with the words of what all staff screens share: one file a subject, named by it. */
export const my = {
  account,
  accounts,
  album,
  attendance,
  automatic,
  cards,
  caterer,
  clients,
  co_hosts,
  countdown,
  doubts,
  drafts,
  editor,
  evening,
  frame,
  gifts,
  guests,
  imports,
  login,
  media,
  pager,
  parts,
  playground,
  problem,
  problems,
  reconciliation,
  registry,
  rehearsal,
  role,
  rsvp,
  rsvp_form,
  scan_login,
  season,
  seating,
  sending,
  tables,
  ui,
  ushers,
  wishes,
};
