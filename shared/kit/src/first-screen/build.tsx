import createCache, { type EmotionCache } from '@emotion/cache';
import type { TemplateSettingsSchema } from '@janur/contracts';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { FirstScreen as Screen } from '../opening/first-screen.tsx';
import { OpeningDialog } from '../opening/opening-dialog.tsx';
import { openingMeasures } from '../opening/measures.ts';
import { type TemplateFamily, templatesOf } from '../define-template.ts';
import type { Template } from '../template.ts';
import { pageLook } from '../theme/page-look.ts';
import { SCRIPT_STYLES } from '../theme/script-styles.ts';
import { allVoices } from '../voice/voice.ts';
import { type FirstScreen, FIRST_SCREEN_FORMAT, firstScreenHtml } from './index.ts';
import { sampleView } from './samples.ts';
import { type Shape, SHAPES, shapeKey } from './shape.ts';
import { BASE, type FirstScreenData, slot, withSlots } from './slots.ts';

/** The openings of all that a remote exposes. */
export const makeFirstScreens = async (exposed: Template | TemplateFamily): Promise<FirstScreen[]> =>
  Promise.all(
    (await templatesOf(exposed)).map(async (template) => {
      const voice = await allVoices(template);
      return { ...makeFirstScreen(template), ...(voice && { voice }) };
    }),
  );

/** The settings that a remote's templates declare, as the registry keeps them; null when there are none. */
export async function settingsOf(exposed: Template | TemplateFamily): Promise<TemplateSettingsSchema | null> {
  const declared = (await templatesOf(exposed)).flatMap(({ settings }) => (settings ? [settings.properties] : []));
  if (declared.length === 0) return null;
  return { type: 'object', properties: Object.assign({}, ...declared), additionalProperties: false };
}

/**
 * Prints a template's opening in every shape. Run by the template's build, on the designer's machine. Throws when the
 * opening breaks the contract; the message says how.
 */
export function makeFirstScreen(template: Template): FirstScreen {
  const printer = createPrinter(template);
  const sample = samplesOf(template);
  const parts = new Map<string, number>();
  const shapes = Object.fromEntries(
    SHAPES.map((shape) => {
      const html = printer.print(withSlots(sample(shape, 'short')));
      return [shapeKey(shape), inParts(html).map((part) => indexIn(parts, part))];
    }),
  );
  const screen: FirstScreen = {
    format: FIRST_SCREEN_FORMAT,
    skins: template.skins,
    ...printer.css(),
    fonts: template.preloadFonts ?? [],
    scripts: [],
    parts: [...parts.keys()],
    shapes,
  };
  check({ screen, sample, print: printer.print });
  return screen;
}

type Sample = (shape: Shape, length: 'short' | 'long') => FirstScreenData;

/** Invitations that differ in everything that this family's markup may depend on. */
function samplesOf({ skins }: Template): Sample {
  const look = pageLook(skins, {
    template: '',
    animation: true,
    custom_config: null,
    font_url: null,
    base_color: null,
    primary_color: null,
    secondary_color: null,
    third_color: null,
    title_color: null,
  });
  return (shape, length) => {
    const view = sampleView(shape, length);
    return { look, view, measures: openingMeasures(view) };
  };
}

function createPrinter(template: Template) {
  const cache = createCache({ key: 'j' });
  cache.compat = true; // Emotion then keeps the rules in the cache, in place of printing them beside each element
  const print = ({ look, view, measures }: FirstScreenData) => {
    const opening = (
      <OpeningDialog view={view} measures={measures}>
        <template.Opening view={view} />
      </OpeningDialog>
    );
    const html = renderToString(
      <CacheProvider value={cache}>
        <Screen template={template} look={look} opening={opening} />
      </CacheProvider>,
    );
    return html.replace(PRELOADS, '');
  };
  return { print, css: () => stylesOf(template, cache) };
}

/** The opening's styles, parted: what it needs first, and what comes once the page's scripts have. */
function stylesOf({ globalStyles = '', preloadFonts = [], laterArt = [] }: Template, { inserted }: EmotionCache) {
  const global = [...SCRIPT_STYLES.split('\n'), ...globalStyles.split('\n')].map((line) => line.trim()).join('');
  const isLaterFace = (face: string) => face.includes('url(') && !preloadFonts.some((font) => face.includes(font));
  const rules = Object.values(inserted).filter((rule) => typeof rule === 'string');
  const unused = laterArt.find((picture) => !rules.some((rule) => rule.includes(picture)));
  if (unused) throw new Error(`laterArt names ${unused}, which the styles of the opening do not use.`);
  return {
    css: global.replace(FONT_FACES, (face) => (isLaterFace(face) ? '' : face)) + without(laterArt, rules.join('')),
    // all rules of an element once more: none of them may stand before another of the same element
    laterCss:
      (global.match(FONT_FACES) ?? []).filter(isLaterFace).join('') +
      rules.filter((rule) => laterArt.some((picture) => rule.includes(picture))).join(''),
  };
}

const without = (pictures: readonly string[], css: string): string =>
  pictures
    .flatMap((picture) => ['', '"', "'"].map((quote) => `url(${quote}${picture}${quote})`))
    .reduce((kept, value) => kept.replaceAll(value, 'none'), css);

const FONT_FACES = /@font-face\s*\{[^}]*\}/g;

/** React asks for the pictures ahead of the markup: they stand in it, a few lines below. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** An element's tag and the text behind it: most of them are the same in every shape. */
const inParts = (html: string): string[] => html.split(/(?=<)/);

function indexIn(parts: Map<string, number>, part: string): number {
  const known = parts.get(part);
  if (known !== undefined) return known;
  parts.set(part, parts.size);
  return parts.size - 1;
}

/** Filled slots must give what the opening itself gives for the same texts, however long they are. */
function check({
  screen,
  sample,
  print,
}: {
  screen: FirstScreen;
  sample: Sample;
  print: (data: FirstScreenData) => string;
}) {
  if (`${screen.css}${screen.laterCss}`.includes('</')) throw new Error('The styles of the opening contain "</".');
  for (const shape of SHAPES) {
    const name = `The opening (${shapeKey(shape)})`;
    const guest = slot('view.guest');
    const html = print(withSlots(sample(shape, 'short')));
    if (html.split('data-part="open"').length !== 2) throw new Error(`${name} needs one <button data-part="open">.`);
    if (html.replace(new RegExp(`<[^<>]* data-part="guest"[^<>]*>${guest}</`, 'g'), '').includes(guest))
      throw new Error(
        `${name} shows the guest's name outside of an element that has data-part="guest" and holds only it.`,
      );
    for (const length of ['short', 'long'] as const) {
      const data = sample(shape, length);
      const filled = firstScreenHtml(screen, data, { base: slot(BASE), escape: escapeHtml });
      if (filled !== print(data))
        throw new Error(`${name} computes with a text: it may only place it. ${difference(filled ?? '', print(data))}`);
    }
  }
}

function difference(filled: string, printed: string): string {
  const at = [...filled].findIndex((character, index) => character !== printed[index]);
  return `Filled: …${filled.slice(Math.max(0, at - 60), at + 60)}… Rendered: …${printed.slice(Math.max(0, at - 60), at + 60)}…`;
}

/** As React escapes. */
const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPED[character] ?? '');
