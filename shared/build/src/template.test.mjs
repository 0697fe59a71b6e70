import { createHash } from 'node:crypto';
import subsetFont from 'subset-font';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buildFixture } from './testing/fixture.mjs';

const KARLA = '@fontsource-variable/karla/files/karla-latin-wght-normal.woff2';
const karla = readFileSync(createRequire(import.meta.url).resolve(KARLA));

const SKIN = `{
  colors: { base: '#fff', primary: '#243', secondary: '#354', third: '#465', title: '#132', ink: '#111', onPrimary: '#fff' },
  fonts: { heading: 'Karla', body: 'Karla', script: 'Karla' },
}`;
const OPENING = `({ view }) => (
  <div css={{ position: 'absolute' }}>
    {view.guest !== null && <b data-part="guest">{view.guest}</b>}
    <button data-part="open">{view.eyebrow}</button>
  </div>
)`;

/** A family as a designer writes it, as small as it can be. */
const FAMILY = {
  'src/template.tsx': `
    import regular from '${KARLA}?parted&wght=400';
    import variable from '${KARLA}?parted';
    const Opening = ${OPENING};
    export default {
      contract: 2,
      skins: { TEMPLATE_1: ${SKIN} },
      globalStyles: '@font-face{font-family:Karla;src:url(' + regular + ')}@font-face{font-family:Wide;src:url(' + variable + ')}',
      preloadFonts: [regular],
      voice: (language) => import(\`./voice/\${language}.json\`),
      settings: { type: 'object', properties: { ground: { type: 'string', title: { id: 'Latar', en: 'Ground' } } } },
      Opening,
      Frame: ({ children }) => <main>{children}</main>,
      sections: {},
    };`,
};

const LANGUAGES = ['id', 'en', 'ge', 'cn', 'es', 'ja', 'my', 'pt', 'kr'];
const VOICES = Object.fromEntries(
  LANGUAGES.map((language) => [`src/voice/${language}.json`, `{"rsvp":{"title":"Come (${language})"}}`]),
);
Object.assign(FAMILY, VOICES);

/** A family that draws each of its ids otherwise; `chunk` is what its imports are told. */
const looks = (chunk) => ({
  'src/template.tsx': `
    export default {
      contract: 2,
      looks: {
        TEMPLATE_2: () => import(${chunk('TEMPLATE_2')} './noon.tsx').then(({ look }) => look),
        TEMPLATE_2_1: () => import(${chunk('TEMPLATE_2_1')} './night.tsx').then(({ look }) => look),
      },
    };`,
  'src/noon.tsx': `export const look = ${look('noon')};`,
  'src/night.tsx': `export const look = ${look('night')};`,
});

const look = (title) => `{
  ...${SKIN},
  Opening: ({ view }) => <button data-part="open" title="${title}">{view.guest !== null && <b data-part="guest">{view.guest}</b>}</button>,
  Frame: ({ children }) => <main>{children}</main>,
  sections: {},
}`;

/** How large a font is when it keeps these letters alone: one that has none of them gives the same as for no letter. */
async function sizeWith(font, letters) {
  return (await subsetFont(font, letters, { targetFormat: 'sfnt' })).length;
}

describe('a family of one look', () => {
  let built;
  beforeAll(async () => {
    built = await buildFixture('template', { files: FAMILY });
  }, 120_000);
  afterAll(() => built?.remove());

  const fonts = () => built.names.filter((name) => name.endsWith('.woff2'));
  const named = (part) => fonts().filter((name) => name.endsWith(`.${part}.woff2`));

  test('its opening is printed with places for what an invitation says', () => {
    const [screen, ...others] = built.json('first-screen.json');
    expect(others).toEqual([]);
    const printed = screen.parts.join('');
    expect(printed).toContain('data-part="open"');
    expect(printed).toContain('view.guest');
    expect(Object.keys(screen.skins)).toEqual(['TEMPLATE_1']);
    // the page server reads no scripts for it: the entry has all
    expect(screen.scripts).toEqual([]);
  });

  test('the addresses in it are those of the build’s own files, below a folder that is not known yet', () => {
    const [screen] = built.json('first-screen.json');
    const address = /^\uE000base\uE001(.*)$/.exec(screen.fonts[0])?.[1];
    expect(built.names).toContain(address);
    for (const [, file] of `${screen.css}${screen.laterCss}`.matchAll(/url\(\uE000base\uE001(.*?)\)/g))
      expect(built.names).toContain(file);
  });

  test('the family’s words are printed in all languages, and are no part of what loads first', () => {
    const [screen] = built.json('first-screen.json');
    expect(Object.keys(screen.voice).toSorted()).toEqual(LANGUAGES.toSorted());
    expect(screen.voice.ja).toEqual({ rsvp: { title: 'Come (ja)' } });
    expect(built.text('remoteEntry.js')).not.toContain('Come (');
    // each is a chunk of its own, for who chooses the language
    expect(built.names.filter((name) => name.endsWith('.js') && built.text(name).includes('Come ('))).toHaveLength(9);
  });

  test('what couples may set of it is a file, as the registry keeps it', () => {
    expect(built.json('settings.json')).toEqual({
      type: 'object',
      properties: { ground: { type: 'string', title: { id: 'Latar', en: 'Ground' } } },
      additionalProperties: false,
    });
  });

  test('a font comes in two parts: what Indonesian and English need, and the accents', async () => {
    expect([named('plain').length, named('accents').length, fonts().length]).toEqual([2, 2, 4]);
    for (const [part, inside, outside] of [
      ['plain', 'Sinta & Rama “30”', 'éüß'],
      ['accents', 'éüß', 'Sinta'],
    ])
      for (const file of named(part)) {
        const none = await sizeWith(built.bytes(file), '');
        expect([file, (await sizeWith(built.bytes(file), inside)) > none]).toEqual([file, true]);
        expect([file, await sizeWith(built.bytes(file), outside)]).toEqual([file, none]);
      }
  });

  test('a phone that needs no accents loads less, and one weight is less than all', () => {
    const [small, large] = named('plain')
      .map((file) => built.bytes(file).length)
      .toSorted((one, other) => one - other);
    expect(large).toBeLessThan(karla.length);
    expect(small).toBeLessThan(large * 0.75);
  });
});

describe('a family of several looks', () => {
  test('prints each, and names its script with the hash of what was built', async () => {
    const built = await buildFixture('template', { files: looks((id) => `/* webpackChunkName: "${id}" */`) });
    const screens = built.json('first-screen.json');
    expect(screens.map(({ skins }) => Object.keys(skins))).toEqual([['TEMPLATE_2'], ['TEMPLATE_2_1']]);
    for (const [at, drawn] of ['noon', 'night'].entries()) {
      expect(screens[at].parts.join('')).toContain(`title="${drawn}"`);
      const [{ href, integrity }, ...others] = screens[at].scripts;
      expect(others).toEqual([]);
      const content = built.bytes(href.replace('\uE000base\uE001', ''));
      expect(content.toString()).toContain(drawn);
      expect(integrity).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`);
    }
    // nothing to set
    expect(built.names).not.toContain('settings.json');
    built.remove();
  }, 120_000);

  test('that names no chunks fails the build, which says what to write', async () => {
    await expect(buildFixture('template', { files: looks(() => '') })).rejects.toThrow(
      'Import the look of TEMPLATE_2 with webpackChunkName: "TEMPLATE_2"',
    );
  }, 120_000);
});
