import { jest } from '@jest/globals';
import type { AppRemote, Boot } from '@janur/contracts/boot';
import { containerScript } from '@janur/federation/testing';
import { client } from '@janur/kit/testing';
import { screen, waitFor } from '@testing-library/react/pure';
import { release, startPages } from './testing/open-page.ts';

let site: Awaited<ReturnType<typeof startPages>>;
beforeAll(async () => {
  site = await startPages();
});
afterAll(() => site.server.stop());

let releases = 0;

/** A new release of an application, whose entry is answered with the container of this component. */
function published(name: AppRemote, component: string) {
  releases += 1;
  const entry = release(name, String(releases));
  const script = containerScript(name.replaceAll('-', '_'), { App: component });
  return { entry, script, remotes: { [name]: entry } };
}

function served(name: AppRemote, component: string) {
  const made = published(name, component);
  site.server.answer(made.entry.entry, { script: made.script });
  return made;
}

const root = () => document.querySelector('#root');

test.each([
  ['/dashboard', 'dashboard-remote', 'guestbook-remote'],
  ['/dashboard/clients/7/guests?page=2', 'dashboard-remote', 'guestbook-remote'],
  ['/guest-book', 'guestbook-remote', 'dashboard-remote'],
  ['/guest-book/login', 'guestbook-remote', 'dashboard-remote'],
] as const)('%s is the page of %s, which gets the boot data, and loads no other', async (address, name, other) => {
  const wanted = served(name, `({ boot }) => '${name} speaks ' + boot.language`);
  const unwanted = served(other, `() => 'not this'`);
  await site.open(address, { language: 'id', remotes: { ...wanted.remotes, ...unwanted.remotes } });
  await screen.findByText(`${name} speaks id`);
  expect(site.server.asked).toContain(wanted.entry.entry);
  expect(site.server.asked).not.toContain(unwanted.entry.entry);
});

test('our own front page leads to both kinds of work, and loads no remote', async () => {
  const asked = site.server.asked.length;
  await site.open('/');
  await screen.findByRole('heading', { name: 'Invitations that open at once.' });
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/dashboard');
  expect(screen.getByRole('link', { name: 'Guest book' }).getAttribute('href')).toBe('/guest-book');
  expect(site.server.asked).toHaveLength(asked);
});

test.each([
  ['/nobody-here', '/nobody-here'],
  ['/sinta%20%26%20rama/foto', '/sinta %26 rama/foto'],
  ['/rusak%E0%A4%A', '/rusak%E0%A4%A'],
])('%s is not found: the page says which link it was, and leads home', async (address, shown) => {
  await site.open(address, { invitation: { state: 'not-found' } });
  await screen.findByRole('heading', { name: 'This invitation isn’t here.' });
  expect(screen.getByText(shown)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to homepage' }).getAttribute('href')).toBe('/');
});

test('while a remote loads nothing is claimed about it', async () => {
  const slow = published('dashboard-remote', `() => 'all clients'`);
  const answer = site.server.hold(slow.entry.entry);
  await site.open('/dashboard', { remotes: slow.remotes });
  await waitFor(() => expect(site.server.asked).toContain(slow.entry.entry));
  expect(root()?.textContent).toBe('');
  answer({ script: slow.script });
  await screen.findByText('all clients');
});

test('a remote that fails once is asked for again, and shown', async () => {
  const shaky = published('guestbook-remote', `() => 'the door is open'`);
  site.server.answer(shaky.entry.entry, { status: 503 });
  site.server.answer(`${shaky.entry.entry}?retry=1`, { script: shaky.script });
  await site.open('/guest-book', { remotes: shaky.remotes });
  await screen.findByText('the door is open');
});

test.each([
  ['answers nothing', { status: 503 }],
  ['is no remote', { script: 'var something = 1;' }],
  ['breaks while it starts', { script: `throw new Error('broken')` }],
])('a remote that %s is trouble, said in the language of the page', async (_what, answer) => {
  const { entry, remotes } = published('dashboard-remote', '() => null');
  for (const address of [entry.entry, `${entry.entry}?retry=1`]) site.server.answer(address, answer);
  await site.open('/dashboard', { remotes });
  await screen.findByRole('heading', { name: 'This page did not open.' });
  expect(screen.getByText('Check your connection, then try again.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test.each([
  ['breaks while it is shown', `() => { throw new Error('broken') }`],
  ['exposes no component', `'a text'`],
])('a remote that %s does not leave an empty page', async (_what, component) => {
  await site.open('/guest-book', { remotes: served('guestbook-remote', component).remotes });
  await screen.findByRole('heading', { name: 'This page did not open.' });
});

test('a remote that was never published is trouble at once', async () => {
  await site.open('/dashboard');
  await screen.findByRole('button', { name: 'Try again' });
});

test('trying again loads the page anew', async () => {
  await site.open('/dashboard');
  const again = await screen.findByRole('button', { name: 'Try again' });
  site.told.mockClear();
  again.click();
  // jsdom goes nowhere, and says so
  expect(String(site.told.mock.calls[0]?.[0])).toContain('navigation');
});

describe('an invitation', () => {
  const template = () => release('botanica', String((releases += 1)));
  const ready = (given: object = {}): Boot['invitation'] => ({
    state: 'ready',
    slug: 'sinta-rama',
    client: client({ option: { slug: 'sinta-rama' } }),
    guest: null,
    template: null,
    former: null,
    printed: null,
    ...given,
  });
  /** As React's own function makes it: a remote's script has no import. */
  const element = (type: string, props: string) =>
    `{ $$typeof: Symbol.for('react.transitional.element'), type: ${type}, props: ${props} }`;
  const prepares = (page: string, isPrinted = false) =>
    `async ({ invitation }) => ({ page: ${page}, isPrinted: ${isPrinted} })`;

  test('is shown by its remote, which gets what the server found', async () => {
    const { remotes } = served('invitation-remote', prepares('invitation.slug + " is " + invitation.state'));
    await site.open('/sinta-rama', { invitation: ready(), remotes });
    await screen.findByText('sinta-rama is ready');
  });

  test.each([
    ['login', { state: 'login', slug: 'demo-private' }],
    ['preview', { state: 'preview', staff: 'https://staff.janur.test' }],
  ])('that is not open to everybody (%s) is the same remote’s', async (state, invitation) => {
    const { remotes } = served('invitation-remote', prepares('"the gate: " + invitation.state'));
    await site.open('/demo', { invitation: invitation as Boot['invitation'], remotes });
    await screen.findByText(`the gate: ${state}`);
  });

  test('its template is asked for beside the remote, not after it', async () => {
    const look = template();
    const { entry, remotes, script } = published('invitation-remote', prepares('"Sinta & Rama"'));
    const answer = site.server.hold(entry.entry);
    await site.open('/sinta-rama', { invitation: ready({ template: look }), remotes });
    await waitFor(() => expect(site.server.asked).toEqual(expect.arrayContaining([entry.entry, look.entry])));
    answer({ script });
    await screen.findByText('Sinta & Rama');
  });

  test('stays as the server printed it until its remote has come, which takes over the same elements', async () => {
    const button = element(`'button'`, `{ onClick: () => void (document.title = 'open'), children: 'Buka undangan' }`);
    const slow = published('invitation-remote', prepares(button, true));
    const answer = site.server.hold(slow.entry.entry);
    await site.open('/sinta-rama', { invitation: ready(), remotes: slow.remotes }, '<button>Buka undangan</button>');
    await waitFor(() => expect(site.server.asked).toContain(slow.entry.entry));
    const printed = screen.getByRole('button', { name: 'Buka undangan' });
    answer({ script: slow.script });
    await waitFor(() => {
      printed.click();
      expect(document.title).toBe('open');
    });
    expect(screen.getByRole('button')).toBe(printed);
  });

  test('takes the place of what the server printed when it looks otherwise', async () => {
    const { remotes } = served('invitation-remote', prepares('"Kertas putih"'));
    await site.open('/sinta-rama', { invitation: ready(), remotes }, '<b>Buka undangan</b>');
    await screen.findByText('Kertas putih');
    expect(screen.queryByText('Buka undangan')).toBeNull();
  });

  test.each([
    ['cannot be loaded', { status: 503 }],
    ['exposes no function', { script: containerScript('invitation_remote', { App: '"a text"' }) }],
    ['gives up', { script: containerScript('invitation_remote', { App: 'async () => { throw new Error("no") }' }) }],
  ])('whose remote %s says so, and offers to try again', async (_what, answer) => {
    const { entry, remotes } = published('invitation-remote', '');
    for (const address of [entry.entry, `${entry.entry}?retry=1`]) site.server.answer(address, answer);
    await site.open('/sinta-rama', { invitation: ready(), remotes }, '<b>Buka undangan</b>');
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('Buka undangan')).toBeNull();
  });

  test('that breaks while it is shown does not leave an empty page', async () => {
    const broken = element(`() => { throw new Error('broken') }`, '{}');
    const { remotes } = served('invitation-remote', prepares(broken));
    await site.open('/sinta-rama', { invitation: ready(), remotes });
    await screen.findByRole('heading', { name: 'This page did not open.' });
  });

  describe('whose document is read meanwhile', () => {
    const readingPage = (isUsed: boolean) => {
      const page = { isStarted: false, isUsed, show: jest.fn(() => true), end: jest.fn() };
      globalThis.janurPage = page;
      return page;
    };
    afterEach(() => {
      globalThis.janurPage = undefined;
    });

    test('comes in its place', async () => {
      const page = readingPage(false);
      const { remotes } = served('invitation-remote', prepares('"the page"'));
      await site.open('/sinta-rama', { invitation: ready(), remotes });
      await screen.findByText('the page');
      expect(page.isStarted).toBe(true);
      expect(page.end).toHaveBeenCalledTimes(1);
      expect(page.show).not.toHaveBeenCalled();
    });

    test('leaves it to who has begun to write', async () => {
      const page = readingPage(true);
      const { entry, remotes } = served(
        'invitation-remote',
        `async () => (document.title = 'prepared', { page: 'the page' })`,
      );
      await site.open('/sinta-rama', { invitation: ready(), remotes });
      await waitFor(() => expect(site.server.asked).toContain(entry.entry));
      await waitFor(() => expect(document.title).toBe('prepared'));
      expect(page.end).not.toHaveBeenCalled();
      expect(root()?.textContent).toBe('');
    });

    test('and does not come is told by it, and not by trouble', async () => {
      const page = readingPage(false);
      await site.open('/sinta-rama', { invitation: ready() });
      await waitFor(() => expect(page.show).toHaveBeenCalledWith('failed'));
      expect(root()?.textContent).toBe('');
    });
  });

  test('whose page names no remote is trouble', async () => {
    await site.open('/sinta-rama', { invitation: ready() });
    await screen.findByRole('button', { name: 'Try again' });
  });
});
