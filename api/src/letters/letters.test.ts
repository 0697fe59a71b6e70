import { setTimeout as pause } from 'node:timers/promises';
import { convert } from 'fontverter';
import { Blob, Face } from 'harfbuzzjs';
import fastify from 'fastify';
import { testApi } from '../testing/test-api.ts';
import { createLetters, letterFonts, type Letters } from './index.ts';
import { createCutter } from './cutter.ts';
import { forgetLetters } from './queries.ts';
import { pathOfFace } from './typefaces.ts';

const api = testApi();
let letters: Letters;
/** Another machine on the same database. */
let other: Letters;
beforeAll(() => {
  letters = createLetters(api.db);
  other = createLetters(api.db);
});
afterAll(() => Promise.all([letters.close(), other.close()]));

const rulesOf = (css: string) =>
  Array.from(css.matchAll(/@font-face\{[^}]*\}/g), ([rule]) => ({
    rule,
    family: /font-family:"([^"]+)"/.exec(rule)?.[1],
    address: /url\(([^)]+)\)/.exec(rule)?.[1] ?? '',
    range: /unicode-range:([^}]+)/.exec(rule)?.[1],
  }));

/** The address of the font that draws this letter: of rules for the same letter a browser takes the last. */
const drawing = (css: string, letter: string, family = 'Janur serif') => {
  const code = letter.codePointAt(0) ?? 0;
  const holds = (range = '') =>
    range.split(',').some((span) => {
      const [first = '', last = first] = span.replace('U+', '').split('-');
      return Number.parseInt(first, 16) <= code && code <= Number.parseInt(last, 16);
    });
  return rulesOf(css).findLast((rule) => rule.family === family && holds(rule.range) && /weight:100/.test(rule.rule))
    ?.address;
};

const nameOf = (address = '') => {
  const [, set = '', face = ''] = /^\/files\/letters\/([^/]+)\/(.+)\.woff2$/.exec(address) ?? [];
  return [set, face] as const;
};

async function lettersOf(woff2: Buffer | undefined): Promise<string> {
  const face = new Face(new Blob(await convert(woff2 ?? Buffer.alloc(0), 'sfnt')));
  return String.fromCodePoint(...Array.from(face.collectUnicodes()).toSorted((a, b) => a - b));
}

const fetched = (from: Letters, address: string | undefined) => {
  const [set, face] = nameOf(address);
  return from.fontOf(set, face as Parameters<Letters['fontOf']>[1]); // of an address that the CSS gave
};

test('a page of Latin letters has nothing of it', () => {
  expect(letters.styleOf({ language: 'id', parts: ['Sinta & Rama', 'Mengundang Anda, “hadir” — 08.00'] })).toBe('');
});

test('what the cover says has a font of exactly its letters, and what stands behind it another with the rest', async () => {
  const css = letters.styleOf({ language: 'kr', parts: ['<p>지우 & 민준</p>', '{"a":"지우와 민준의 결혼"}'] });
  await expect(fetched(letters, drawing(css, '지')).then(lettersOf)).resolves.toBe('민우준지');
  await expect(fetched(letters, drawing(css, '결')).then(lettersOf)).resolves.toMatch(/^(?=.*결)(?=.*혼)(?!.*지)/);
});

test('a machine that never saw the page cuts the same font, also when it is asked before the letters are written down', async () => {
  const address = drawing(letters.styleOf({ language: 'ja', parts: ['', '結婚披露宴のご案内'] }), '披');
  const [there, here] = await Promise.all([fetched(other, address), fetched(letters, address)]);
  expect(there?.equals(here ?? Buffer.alloc(0))).toBe(true);
  await expect(lettersOf(there)).resolves.toMatch(/^(?=.*披)(?=.*婚)(?=.*の)/);
});

test.each([
  // 直, 角 and 骨 are written otherwise in Japan and in China
  ['ja', '直角', 'ja'],
  ['cn', '直角', 'cn'],
  // on an Indonesian page the Chinese name of a family, and a Japanese one that tells itself by its kana
  ['id', '陳直', 'cn'],
  ['id', '直子さん', 'ja'],
  // Korean hanja are the old forms
  ['kr', '金直洙', 'ja'],
] as const)('on a page in %s %s is drawn by the typeface of %s', (language, text, script) => {
  const [, face] = nameOf(drawing(letters.styleOf({ language, parts: [text] }), '直'));
  expect(face.slice(0, 2)).toBe(script);
});

test('on a page of two scripts no face hides another: a browser draws a weight by one span of weights', () => {
  const css = letters.styleOf({ language: 'ja', parts: ['ようこそ 한국어'] });
  const spans = rulesOf(css).map(({ family, rule }) => `${family} ${/font-weight:([^;]+)/.exec(rule)?.[1]}`);
  expect([...new Set(spans)].toSorted()).toEqual([
    'Janur sans 100 500',
    'Janur sans 600 900',
    // the browser makes its bold, so that Hangul beside bold Latin is as bold
    'Janur sans alone 400',
    'Janur serif 100 500',
    'Janur serif 600 900',
  ]);
  expect(css).toContain('--letters-sans:"Janur sans","Janur sans alone"');
});

test('a name that no page knew is drawn by blocks of daily letters, which are small', async () => {
  const css = letters.styleOf({ language: 'kr', parts: ['초대합니다'] });
  const address = drawing(css, '옥');
  expect(address).toContain('/kr-c600/');
  const font = await fetched(letters, address);
  await expect(lettersOf(font)).resolves.toContain('옥');
  expect(font?.length).toBeLessThan(20_000);
  // a letter of the page itself is the page's
  expect(drawing(css, '초')).toMatch(/letters\/[0-9a-f]{32}\//);
});

test('every letter that a page in the language may say is in one of its fonts', async () => {
  const said = { cn: '诚邀阁下莅临 囍', ja: '謹んでご案内申し上げます 々〇', kr: '뜻깊은 자리에 함께해 주세요 뷁' };
  for (const [language, text] of Object.entries(said)) {
    const css = letters.styleOf({ language: language as keyof typeof said, parts: [text] }); // its keys
    const signs = Array.from(new Set(text.replaceAll(' ', '')));
    // oxlint-disable-next-line no-await-in-loop -- one thread cuts them all
    const drawn = await lettersOf(await fetched(letters, drawing(css, signs[0] ?? '')));
    expect(signs.filter((sign) => !drawn.includes(sign))).toEqual([]);
  }
});

test('what no page shows is not found, and nothing that is no font’s name is looked up', async () => {
  const app = fastify();
  letterFonts(app, letters);
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  await expect(statusOf(`/files/letters/${'0'.repeat(32)}/kr-serif-400.woff2`)).resolves.toBe(404);
  await expect(statusOf('/files/letters/kr-0041/kr-serif-400.woff2')).resolves.toBe(404);
  await expect(statusOf('/files/letters/kr-ac00/fr-serif-400.woff2')).resolves.toBe(404);
  await expect(statusOf('/files/letters/../kr-serif-400.woff2')).resolves.toBe(404);
  const kept = await app.inject('/files/letters/kr-ac00/kr-serif-400.woff2');
  expect([kept.statusCode, kept.headers['content-type'], kept.headers['cache-control']]).toEqual([
    200,
    'font/woff2',
    'public, max-age=31536000, immutable',
  ]);
  await app.close();
});

test('a font that is not cut in time holds nobody up, and is there for the next visit', async () => {
  const [soon, later] = [fastify(), fastify()];
  letterFonts(soon, letters, { patienceMs: 1 });
  letterFonts(later, letters);
  const address = drawing(letters.styleOf({ language: 'cn', parts: ['囍宴將至'] }), '囍') ?? '';
  const early = await soon.inject(address);
  expect([early.statusCode, early.headers['cache-control']]).toEqual([503, 'no-store']);
  expect((await later.inject(address)).statusCode).toBe(200);
  await Promise.all([soon.close(), later.close()]);
});

test('a thread that went because nobody needed it is missed by nobody', async () => {
  const cutter = createCutter({ idleMs: 1 });
  for (const sign of ['가', '나', '다']) {
    // oxlint-disable-next-line no-await-in-loop -- each comes when the thread has just been told to go
    expect((await cutter.cut(pathOfFace('kr-sans-400'), sign)).length).toBeGreaterThan(0);
    // oxlint-disable-next-line no-await-in-loop -- likewise
    await pause(2);
  }
  await cutter.close();
});

test('letters that no page has shown for half a year go, and their fonts', async () => {
  const address = drawing(letters.styleOf({ language: 'kr', parts: ['낡은 글'] }), '낡');
  const [set] = nameOf(address);
  await fetched(letters, address);
  await api.db('letter_sets').where({ id: set }).update({ shown_on: '2020-01-01' });
  await expect(forgetLetters(api.db, 180)).resolves.toBeGreaterThan(0);
  await expect(api.db('letter_fonts').where({ set_id: set })).resolves.toEqual([]);
});
