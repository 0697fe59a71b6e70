import type { ClientOption } from '@janur/contracts';
import { canonicalTemplateId } from '@janur/contracts/rules';
import type { TemplateFonts, TemplateSkin } from '../template.ts';
import { type ChosenColors, pageColors } from './colors.ts';

/** How one invitation looks: the attributes and custom properties of its root. */
export interface PageLook {
  /** The id of the skin that is worn. */
  id: string;
  animation: 'on' | 'off';
  properties: Readonly<Record<`--${string}`, string>>;
}

/** What of the option decides it. */
export type LookOption = ChosenColors & Pick<ClientOption, 'template' | 'animation' | 'custom_config' | 'font_url'>;

type Skins = Readonly<Record<string, TemplateSkin>>;

/** The family name under which a couple's own font is known to the page. */
export const OWN_FONT = 'Janur own';

const SECOND_FONT_VERSION = 2;

/** The family's skin for the stored template id, in the couple's colours. The page and the page server share it. */
export function pageLook(skins: Skins, option: LookOption): PageLook {
  const { id, skin } = skinOf(skins, option.template);
  const fonts = fontsOf(skin, option.custom_config?.font_version);
  const colors = pageColors(skin.colors, option);
  return {
    id,
    animation: option.animation === false ? 'off' : 'on',
    properties: {
      '--base': colors.base,
      '--primary': colors.primary,
      '--primary-dark': colors.primaryDark,
      '--primary-darker': colors.primaryDarker,
      '--secondary': colors.secondary,
      '--third': colors.third,
      '--title': colors.title,
      '--ink': colors.ink,
      '--ink-on-third': colors.inkOnThird,
      '--title-on-third': colors.titleOnThird,
      '--on-primary': colors.onPrimary,
      '--font-heading': withLetters(option.font_url ? `"${OWN_FONT}", ${fonts.heading}` : fonts.heading),
      '--font-body': withLetters(fonts.body),
      '--font-script': withLetters(fonts.script),
    },
  };
}

/**
 * A `font-family` in which the page's own fonts for the signs of East Asia stand before the look's generic one. The page server names
 * them where a page has such signs; elsewhere the generic stands there twice, and no browser asks the system for another name.
 */
export const withLetters = (stack: string): string =>
  stack.replace(
    GENERIC,
    (generic) => `var(--letters-${generic === 'serif' ? 'serif' : 'sans'}, ${generic}), ${generic}`,
  );

/** The first of a stack. */
const GENERIC = /(?<=^|,\s*)(?:serif|sans-serif|ui-monospace|monospace|cursive)(?=\s*(?:,|$))/;

/** The skin of the stored template id, else the family's first. */
function skinOf(skins: Skins, storedId: string): { id: string; skin: TemplateSkin } {
  const wanted = canonicalTemplateId(storedId);
  const [first] = Object.entries(skins);
  const [id, skin] = skins[wanted] ? [wanted, skins[wanted]] : (first ?? []);
  if (!id || !skin) throw new Error('A template needs at least one skin');
  return { id, skin };
}

function fontsOf(skin: TemplateSkin, version: number | null | undefined): TemplateFonts {
  return version === SECOND_FONT_VERSION && skin.fontsVersion2 ? skin.fontsVersion2 : skin.fonts;
}
