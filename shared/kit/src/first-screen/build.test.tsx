/** @jest-environment node */
import en from '@janur/i18n/guest/en' with { type: 'json' };
import { translator } from '@janur/i18n';
import { defineFamily, defineTemplate, type OpeningProps, type Template } from '../index.ts';
import { client, profile, skin } from '../testing/fixture.ts';
import { makeFirstScreen, makeFirstScreens } from './build.tsx';
import { firstScreenFor, firstScreenHtml, openingMeasures, openingView, pageLook, textsOf } from './index.ts';

const family = (drawn: Template['Opening']) =>
  defineTemplate({
    skins: { TEMPLATE_1: skin },
    Opening: drawn,
    Frame: ({ children }) => children,
    sections: {},
  });

function Opening({ view }: OpeningProps) {
  return (
    <div css={{ color: 'var(--ink)' }}>
      <h2>{view.joinedNames}</h2>
      <p>
        {view.years} {view.yearsWord}
      </p>
      {view.day && <time dateTime={view.day.dateTime}>{view.day.full}</time>}
      {view.guest && (
        <p>
          <span>{view.texts.to}</span> <b data-part="guest">{view.guest}</b>
        </p>
      )}
      {view.cover && <img src={view.cover.src} alt={view.cover.alt} />}
      <button type="button" data-part="open">
        {view.texts.open}
      </button>
    </div>
  );
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function print(invited: ReturnType<typeof client>, guest: string | null = null) {
  const screen = makeFirstScreen(family(Opening));
  const t = translator(en, 'en');
  const view = openingView(invited, guest, { t, locale: 'en' });
  const look = pageLook(screen.skins, invited.option);
  return firstScreenHtml(screen, { look, view, measures: openingMeasures(view) }, { base: '/r/1/', escape }) ?? '';
}

test('a picture that may come later stands in the later styles, with all rules of its element', () => {
  const Textured = (props: OpeningProps) => (
    <div css={{ background: 'url(/a.webp) 0 0, url("/b.webp"), red', '@media print': { background: 'none' } }}>
      <Opening {...props} />
    </div>
  );
  const { css, laterCss } = makeFirstScreen({ ...family(Textured), laterArt: ['/b.webp'] });
  expect(css).toContain('{background:url(/a.webp) 0 0,none,red;}');
  expect(css).not.toContain('/b.webp');
  expect(laterCss).toMatch(
    /^(\.j-\w+)\{background:url\(\/a\.webp\) 0 0,url\("\/b\.webp"\),red;\}@media print\{\1\{background:none;\}\}$/,
  );
  expect(() => makeFirstScreen({ ...family(Textured), laterArt: ['/c.webp'] })).toThrow('laterArt names /c.webp');
});

describe('the words of a family', () => {
  const spoken = (texts: (language: string) => object) =>
    makeFirstScreens({ ...family(Opening), voice: async (language) => ({ default: { ...texts(language) } }) });

  test('are printed with its opening, in all languages', async () => {
    const [screen] = await spoken((language) => ({ opening: { open: `Open in ${language}` } }));
    expect(Object.keys(screen?.voice ?? {})).toHaveLength(9);
    expect(screen?.voice?.['ja']).toEqual({ opening: { open: 'Open in ja' } });
  });

  test.each([
    [() => ({ rsvp: { failed: 'No' } }), /no look has a word of its own for rsvp.failed/],
    [(language: string) => (language === 'ja' ? {} : { rsvp: { title: 'Come' } }), /rsvp.title is in one of them/],
    [() => ({ rsvp: { title: ' ' } }), /rsvp.title has 1 to/],
  ])('that break a rule do not build (%#)', async (texts, message) => {
    await expect(spoken(texts)).rejects.toThrow(message);
  });

  test('stand in the opening that is printed, the couple’s own before them', () => {
    const voice = { opening: { open: 'Pull the ribbon' } };
    const printed = (lines: Record<string, string> | null, language: 'en' | 'id' = 'en') => {
      const invited = client({ content: { lines }, option: { language } });
      const t = translator(textsOf(en, { client: invited, language: 'en', voice }), 'en');
      return openingView(invited, null, { t, locale: 'en' }).texts.open;
    };
    expect(printed(null)).toBe('Pull the ribbon');
    expect(printed({ 'opening.open': 'Knock, knock' })).toBe('Knock, knock');
    // who reads another language than the couple wrote in reads the family's
    expect(printed({ 'opening.open': 'Ketuk pintu' }, 'id')).toBe('Pull the ribbon');
  });
});

test('names, day and texts stand in the printed opening', () => {
  const html = print(client());
  expect(html).toContain('<h2>Sinta &amp; Rama</h2>');
  expect(html).toContain('Saturday, 8 May 2027');
  expect(html).toContain('Open invitation');
  expect(html).not.toMatch(/[\uE000\uE001]/);
});

test('a known age stands in the printed opening, and nothing in its place', () => {
  const turning = (custom_text: string | null) =>
    print(client({ option: { web_type: 'BIRTHDAY', custom_text } })).replaceAll('<!-- -->', '');
  expect(turning('50')).toContain('<p>50 years</p>');
  expect(turning('1')).toContain('<p>1 year</p>');
  expect(turning(null)).toContain('<p> </p>');
});

test('what a couple wrote makes no element of its own', () => {
  const html = print(client({ content: { bride: profile({ name: '"><script>alert(1)</script>' }) } }), '<b>Budi');
  expect(html).not.toMatch(/<script|<b>/);
  expect(html).toContain('&lt;b>Budi');
});

test('the greeting is there only when somebody is greeted', () => {
  expect(print(client(), 'Budi')).toContain('<b data-part="guest">Budi</b>');
  expect(print(client())).not.toContain('Dear');
});

test('the couple’s colours and the length of their names are on the elements around it', () => {
  const long = profile({ name: 'Maximiliana Alexandra' });
  const html = print(client({ content: { bride: long }, option: { base_color: '#112233' } }));
  expect(html).toContain('--base:#112233');
  expect(html).toContain('data-names="long"');
  expect(html).toContain('--longest-word:12');
});

test.each([
  ['computes with a text', ({ view }: OpeningProps) => <button data-part="open">{view.eyebrow.toUpperCase()}</button>],
  ['needs one <button data-part="open">', () => <button type="button">open</button>],
  [
    "the guest's name outside",
    ({ view }: OpeningProps) => (
      <p>
        {view.guest} <button data-part="open">open</button>
      </p>
    ),
  ],
])('an opening that %s is refused by its build', (message, Broken) => {
  expect(() => makeFirstScreen(family(Broken))).toThrow(message);
});

test('styles that would end the page’s style are refused by its build, a type in angle brackets is none of them', () => {
  const typed = "@property --turn { syntax: '<number>'; inherits: true; initial-value: 0; }";
  expect(makeFirstScreen({ ...family(Opening), globalStyles: typed }).css).toContain(typed);
  expect(() => makeFirstScreen({ ...family(Opening), globalStyles: 'p::before { content: "</style>"; }' })).toThrow(
    '</',
  );
});

test('faces of fonts that the opening does not need first stand apart', () => {
  const face = (name: string) => `@font-face { font-family: ${name}; src: url(/${name}.woff2); }`;
  const standIn = "@font-face { font-family: Near; src: local('Georgia'); }";
  const globalStyles = `${face('first')}\n${face('second')}\n${standIn}`;
  const { css, laterCss } = makeFirstScreen({ ...family(Opening), globalStyles, preloadFonts: ['/first.woff2'] });
  expect(laterCss).toBe(face('second'));
  expect(css).toContain(face('first') + standIn);
});

test('a family of several looks prints the opening of each, and its ids find theirs', async () => {
  const look = (Drawn: Template['Opening']) => ({
    ...skin,
    Opening: Drawn,
    Frame: family(Opening).Frame,
    sections: {},
  });
  const Other = ({ view }: OpeningProps) => (
    <button type="button" data-part="open">
      {view.eyebrow}
    </button>
  );
  const looks = { TEMPLATE_2: async () => look(Opening), TEMPLATE_2_1: async () => look(Other) };
  const screens = await makeFirstScreens(defineFamily(looks));
  expect(screens).toHaveLength(2);
  expect(firstScreenFor(screens, 'template-2-1')?.skins).toHaveProperty('TEMPLATE_2_1');
  expect(firstScreenFor(screens, 'TEMPLATE_2')?.skins).toHaveProperty('TEMPLATE_2');
  expect(firstScreenFor(screens, 'TEMPLATE_99')).toBe(screens[0]);
});
