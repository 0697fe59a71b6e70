import type { LockInfo, RemoteEntry } from '@janur/contracts';
import { LANGUAGES } from '@janur/contracts/languages';
import { skin } from '@janur/kit/testing';
import type { FirstScreen } from '@janur/kit/first-screen';
import en from '@janur/i18n/guest/en' with { type: 'json' };
import { JSDOM } from 'jsdom';
import fastify from 'fastify';
import { pages } from '../pages/routes.ts';
import type { FoundInvitation } from '../sources.ts';
import { slot } from '../testing/first-screen.ts';
import { remotes, seal, sources } from '../testing/sources.ts';

const { name: family, ...registered }: RemoteEntry = {
  name: 'garden',
  version: '1.0.0',
  entry: '/remotes/garden/1.0.0/remoteEntry.js',
  integrity: 'sha384-x',
  contract: 2,
  preload: [],
};
const printed: FirstScreen = {
  format: 2,
  skins: { TEMPLATE_1: { ...skin, fontsVersion2: { ...skin.fonts, heading: 'Second Serif' } } },
  css: '.paper{color:red}',
  laterCss: `@font-face{src:url(${slot('base')}body.woff2)}`,
  fonts: [],
  scripts: [],
  parts: [
    `<div data-invitation="" style="--base:${slot('look.properties.--base')};--primary:${slot('look.properties.--primary')};--font-heading:${slot('look.properties.--font-heading')}">`,
    `<div data-part="opening"><i>${slot('view.initials.0')}</i><b>${slot('view.names.0')}</b></div></div>`,
  ],
  shapes: { '- 2 - - -': [0, 1], '- 1 - - -': [0, 1] },
};

/** The page of an invitation that is not open, as a browser without script reads it. */
async function open(found: FoundInvitation, url = '/sinta-rama') {
  const answer = await sealedApp(found).inject({ url });
  const { document } = new JSDOM(answer.body).window;
  const by = (selector: string) => document.querySelector<HTMLElement>(selector);
  return { answer, document, by, csp: String(answer.headers['content-security-policy']) };
}

function sealedApp(found: FoundInvitation, asked?: (guestCode: string | null) => void) {
  const app = fastify();
  const registry = remotes({
    templates: new Map([['TEMPLATE_1', { template_id: 'TEMPLATE_1', family, ...registered }]]),
  });
  pages(
    app,
    sources({
      findInvitation: async (_slug, { guestCode }) => {
        asked?.(guestCode);
        return found;
      },
      remotes: async () => registry,
      firstScreens: () => [printed],
      texts: () => JSON.stringify(en),
    }),
  );
  return app;
}
const locked = (lock: Partial<LockInfo> = {}, more: { veil?: string; wait?: number } = {}) =>
  ({ kind: 'locked', ...seal(lock), language: 'en', ...more }) as const;

test('a lock is headed by the hosts, asks for the code and needs no script', async () => {
  const { by, document, answer } = await open(locked());
  expect(answer.statusCode).toBe(200);
  expect(by('h1')?.textContent).toBe('Sinta & Rama');
  expect(by('p')?.textContent).toMatch(/^This invitation is sealed/);
  expect(by('[role=alert]')?.textContent).toBe('');
  expect(by('input')?.hasAttribute('aria-invalid')).toBe(false);
  expect(document.querySelector('script[src]')).toBeNull();
});

test.each<[Partial<LockInfo>, string, string | undefined]>([
  [{ groom_name: null }, 'Sinta', undefined],
  [{ bride_name: null, groom_name: null, title: 'A birthday' }, 'A birthday', undefined],
  [{ title: 'The wedding of Sinta and Rama' }, 'The wedding of Sinta and Rama', undefined],
  [{ title: 'Undangan ini tersegel' }, 'Sinta & Rama', 'Undangan ini tersegel'],
])('with %j it is headed “%s”, and below it “%s”', async (lock, heading, line) => {
  const { by } = await open(locked(lock));
  expect([by('h1')?.textContent, by('h2')?.textContent]).toEqual([heading, line]);
});

test('it shows what the couple set: words, picture, colours, second fonts, their own rules', async () => {
  const { by, csp, document } = await open(
    locked(
      {
        description: 'Ask Ibu Ratna.',
        image_url: '/files/a.webp',
        base_color: '#112233',
        primary_color: '#ffcc00',
        custom_config: { font_version: 2 },
        custom_css: '[data-invitation] h1{letter-spacing:9px}',
      },
      { veil: 'data:image/webp;base64,AAAA' },
    ),
  );
  expect(by('p')?.textContent).toBe('Ask Ibu Ratna.');
  expect(by('[data-part=veil]')?.getAttribute('src')).toBe('data:image/webp;base64,AAAA');
  const root = by('[data-invitation]');
  expect(root?.getAttribute('style')).toMatch(/--base:#112233;--primary:#ffcc00;--font-heading:.*Second Serif/);
  // the rules of the couple reach the card
  expect(root?.contains(by('[data-part=card]'))).toBe(true);
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  expect(styles).toContain('.paper{color:red}');
  expect(styles).toContain('url(/remotes/garden/1.0.0/body.woff2)');
  expect(styles).toContain('letter-spacing:9px');
  expect(csp).toContain("style-src 'self' 'sha256-");
});

test('behind the card stands the template’s own opening, without a word, for eyes alone', async () => {
  const { by } = await open(locked());
  const opening = by('[data-part=opening]');
  expect(opening?.textContent).toBe('S');
  expect([opening?.hasAttribute('inert'), opening?.getAttribute('aria-hidden')]).toEqual([true, 'true']);
});

test('rules that could end the style are left out, and no text makes an element', async () => {
  const nasty = '</style><script>alert(1)</script>"';
  const { document } = await open(
    locked({ title: nasty, description: nasty, bride_name: nasty, custom_css: nasty, image_url: `/files/${nasty}` }),
    `/sinta-rama?to=${encodeURIComponent(nasty)}`,
  );
  expect([...document.querySelectorAll('script')].map(({ textContent }) => textContent)).not.toContain('alert(1)');
});

test('the form asks the page itself with the code, and keeps what else the link says', async () => {
  const { document } = await open(locked(), '/sinta-rama?to=Budi+Santoso&guest=2&code=OLD');
  const form = document.querySelector('form');
  const sent = [...document.querySelectorAll('input')]
    .filter(({ form: of }) => of === form)
    .map(({ form: of, name, value }) => [of === form, name, value]);
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/sinta-rama']);
  expect(sent).toEqual([
    [true, 'code', 'OLD'],
    [true, 'to', 'Budi Santoso'],
    [true, 'guest', '2'],
  ]);
});

test('a wrong code is told beside the field, which keeps it and has the focus', async () => {
  const { by } = await open(locked(), '/sinta-rama?code=MELATI');
  expect(by('[role=alert]')?.textContent).toMatch(/^This code does not open/);
  expect(by('#code')?.getAttribute('aria-invalid')).toBe('true');
  expect(by('#code')?.getAttribute('value')).toBe('MELATI');
  expect(by('#code')?.hasAttribute('autofocus')).toBe(true);
});

test('a wrong code is one visitor’s: the next finds an empty field', async () => {
  const app = sealedApp(locked());
  await app.inject({ url: '/sinta-rama?code="><b>MELATI' });
  const { body } = await app.inject({ url: '/sinta-rama' });
  expect(body).not.toContain('MELATI');
  expect(body).toContain('id="code"');
});

test('another language can be chosen before the invitation opens: what the hosts wrote stays theirs and says so', async () => {
  const found = { kind: 'locked', ...seal({ description: 'Ask Ibu Ratna.' }), language: 'id' } as const;
  const { document, by } = await open(found, '/sinta-rama?to=Budi&lang=ja');
  expect(document.documentElement.lang).toBe('ja');
  expect(by('h1')?.lang).toBe('id');
  expect(by('p')?.lang).toBe('id');
  const form = by('#janur-seal');
  const offered = [...document.querySelectorAll<HTMLButtonElement>('#janur-languages button')];
  expect(offered.map(({ value }) => value)).toEqual(LANGUAGES.filter((language) => language !== 'ja'));
  expect(offered.map(({ lang }) => lang)).toContain('ko');
  const kept = [...document.querySelectorAll('input')].filter((input) => input.form === form);
  expect(kept.map(({ name, value }) => [name, value])).toEqual([
    ['code', ''],
    ['plain', '1'],
    ['to', 'Budi'],
    ['lang', 'ja'],
  ]);
});

test('a code that is half typed stays when another language is chosen, and is not called wrong', async () => {
  const asked: (string | null)[] = [];
  const found = locked({}, {});
  const app = sealedApp(found, (code) => asked.push(code));
  const { body } = await app.inject({ url: '/sinta-rama?to=Budi&code=MEL&speak=ja' });
  const { document } = new JSDOM(body).window;
  expect(document.documentElement.lang).toBe('ja');
  expect(document.querySelector('#code')?.getAttribute('value')).toBe('MEL');
  expect(document.querySelector('[role=alert]')?.textContent).toBe('');
  expect(asked).toEqual([null]);
  const kept = [...document.querySelectorAll<HTMLInputElement>('input[type=hidden]')];
  expect(kept.map(({ name, value }) => `${name}=${value}`)).toEqual(['plain=1', 'to=Budi', 'lang=ja']);
  expect((await app.inject({ url: '/sinta-rama?lang=ja' })).body).not.toContain('MEL');
});

test.each(['xx', '__proto__', ''])('a language that there is not, “%s”, is the hosts’', async (lang) => {
  const { document, by } = await open(locked(), `/sinta-rama?lang=${lang}`);
  expect(document.documentElement.lang).toBe('en');
  expect(by('h1')?.lang).toBe('');
});

test('the invitation behind the lock speaks the language that was chosen before it', async () => {
  const url = 'https://janur.test/sinta-rama?lang=kr';
  const { answer } = await open(locked(), '/sinta-rama?lang=kr');
  const { window } = new JSDOM(answer.body, { url, runScripts: 'dangerously' });
  expect(window.localStorage.getItem('janur-language:sinta-rama')).toBe('kr');
});

test('a language that there is not forgets no choice of before', async () => {
  const { answer } = await open(locked(), '/sinta-rama?lang=zzz');
  const { window } = new JSDOM(answer.body, {
    url: 'https://janur.test/sinta-rama?lang=zzz',
    runScripts: 'dangerously',
  });
  expect(window.localStorage).toHaveLength(0);
});

test.each([
  [1, 'Too many tries. Wait 1 minute and try again.'],
  [899, 'Too many tries. Wait 15 minutes and try again.'],
])('too many tries are told as such for %i s, not as a wrong code', async (wait, words) => {
  const { by, answer } = await open(locked({}, { wait }), '/sinta-rama?code=MELATI');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, String(wait)]);
  expect(by('[role=alert]')?.textContent).toBe(words);
  expect(by('#code')?.hasAttribute('aria-invalid')).toBe(false);
});

test('what the lock says is kept on the phone as lockConfig, the code and the guest are not', async () => {
  const url = 'https://janur.test/sinta-rama?to=Budi&code=MELATI';
  const { answer } = await open(locked(), '/sinta-rama?to=Budi&code=MELATI');
  const { window } = new JSDOM(answer.body, { url, runScripts: 'dangerously' });
  const kept = window.sessionStorage.getItem('lockConfig') ?? '';
  expect(JSON.parse(kept)).toMatchObject({ slug: 'sinta-rama', status: 'LOCKED', bride_name: 'Sinta' });
  expect(kept).not.toMatch(/Budi|MELATI/);
});

test('a log-in stands on the same card, in the couple’s colours, and says whose invitation it is', async () => {
  const found = { kind: 'private', ...seal({ primary_color: '#ffcc00' }), language: 'en' } as const;
  const { by } = await open(found, '/sinta-rama/login?to=Budi');
  expect(by('h1')?.textContent).toBe('Sinta & Rama');
  expect(by('[data-invitation]')?.getAttribute('style')).toContain('--primary:#ffcc00');
  expect(by('[data-part=card] #root')).not.toBeNull();
});

test('a log-in speaks the language that was chosen, and keeps what the link says', async () => {
  const found = { kind: 'private', ...seal(), language: 'en' } as const;
  const { document, by } = await open(found, '/sinta-rama/login?to=Budi&lang=ge');
  expect(document.documentElement.lang).toBe('de');
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('#janur-languages button')];
  expect(buttons.map((button) => button.form === by('#janur-seal'))).not.toContain(false);
  expect(by('[value=ja]')?.getAttribute('formaction')).toBe('?to=Budi&lang=ja');
});

test('a number that is half typed stays when another language is chosen, and no log-in is tried', async () => {
  const found = { kind: 'private', ...seal(), language: 'en' } as const;
  const answer = await sealedApp(found).inject({
    method: 'POST',
    url: '/sinta-rama/login?lang=ja',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: 'phone=0812+77&speak=ja',
  });
  const { document } = new JSDOM(answer.body).window;
  expect([answer.statusCode, document.documentElement.lang]).toEqual([200, 'ja']);
  expect(document.querySelector('#phone')?.getAttribute('value')).toBe('0812 77');
  expect(document.querySelector('[role=alert]')?.textContent).toBe('');
});
