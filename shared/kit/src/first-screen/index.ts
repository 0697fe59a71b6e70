import { canonicalTemplateId } from '@janur/contracts/rules';
import type { Texts } from '@janur/i18n';
import type { TemplateSkin } from '../template.ts';
import { shapeKey, shapeOf } from './shape.ts';
import { BASE, fillSlots, type FirstScreenData, slotValues } from './slots.ts';

export { LONG_GUEST, openingMeasures, ROOMY_GUEST } from '../opening/measures.ts';
export { type OpeningView, openingView } from '../opening/opening-view.ts';
export { PRINTED_STYLES_ATTRIBUTE } from '../opening/printed-styles.ts';
export { isQuietLink, QUIET_ATTRIBUTE, QUIET_CSS, QUIET_PARAMETER, QUIET_SCRIPT } from '../quiet/quiet.ts';
export { quietLook } from '../quiet/quiet-look.ts';
export { type PageLook, pageLook } from '../theme/page-look.ts';
export type { FirstScreenData } from './slots.ts';

/** Grows by one when an older file can no longer be filled. */
export const FIRST_SCREEN_FORMAT = 2;

/**
 * A template's opening, printed by its build; a version's file lists one a template: styles and markup with slots. `shapes` lists for each shape which of the
 * `parts` make up its markup.
 */
export interface FirstScreen {
  format: number;
  skins: Readonly<Record<string, TemplateSkin>>;
  css: string;
  /** Fonts and pictures that are not needed first: they come once the page's scripts have. */
  laterCss: string;
  /** Addresses of font files, with the slot of the base. */
  fonts: readonly string[];
  /** Where a family has several looks, the files of this one: with the slot of the base. */
  scripts: readonly { href: string; integrity: string }[];
  parts: readonly string[];
  /** The family's own words by language, where it has any: the page server puts them into the page. */
  voice?: Readonly<Record<string, Texts>>;
  shapes: Readonly<Record<string, readonly number[]>>;
}

/** The printed opening for the stored template id, else the first. */
export function firstScreenFor(screens: readonly FirstScreen[], storedId: string): FirstScreen | null {
  const wanted = canonicalTemplateId(storedId);
  return screens.find(({ skins }) => Object.hasOwn(skins, wanted)) ?? screens[0] ?? null;
}

/** What a printed opening needs beside its markup, of a version whose files stand at `base`. */
export function firstScreenFiles({ css, laterCss, fonts, scripts }: FirstScreen, base: string) {
  const at = (text: string) => fillSlots(text, (name) => (name === BASE ? base : ''));
  return {
    css: at(css),
    laterCss: at(laterCss),
    fonts: fonts.map(at),
    scripts: scripts.map(({ href, integrity }) => ({ href: at(href), integrity })),
  };
}

/** The markup for an invitation, or null when the build knows no such shape. `escape` makes a text safe in markup. */
export function firstScreenHtml(
  { parts, shapes }: FirstScreen,
  data: FirstScreenData,
  { base, escape }: { base: string; escape: (text: string) => string },
): string | null {
  const shape = shapes[shapeKey(shapeOf(data.view))];
  if (!shape) return null;
  const values = slotValues(data);
  return shape
    .map((index) => fillSlots(parts[index] ?? '', (name) => escape(name === BASE ? base : (values.get(name) ?? ''))))
    .join('');
}
export { textsOf } from '../voice/voice.ts';
export { hostProfiles, shortName } from '../model/hosts.ts';
export { songOf } from '../model/song.ts';
