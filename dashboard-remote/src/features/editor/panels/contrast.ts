import type { EditedOption } from '@janur/contracts';
import { contrast, isHex, readable } from '@janur/contracts/rules';
import type { Colours } from '../preview-colours.tsx';

export const ROLES = ['base_color', 'primary_color', 'secondary_color', 'third_color', 'title_color'] as const;
export type ColourRole = (typeof ROLES)[number];

/** `at least` 4.5 is WCAG's AA; 3 for headings, which are large. */
export interface RoleContrast {
  ratio: number;
  least: number;
  /** What the page shows in place of a text colour that could not be read. */
  shownAs: string | null;
}

const TEXT = 4.5;
const LARGE = 3;

/**
 * How well a role's colour can be read as it is asked for: grounds with the text that the template puts on them, the title
 * on its ground. Null where nothing is read in it (an ornament), or where the page has not said its colours yet.
 */
export function contrastOf(
  role: ColourRole,
  option: Pick<EditedOption, ColourRole>,
  worn: Colours,
): RoleContrast | null {
  const asked = (name: ColourRole, property: keyof Colours) => pick(option[name]) ?? pick(worn[property]);
  const base = asked('base_color', '--base');
  if (!base) return null;
  switch (role) {
    case 'base_color':
      return onGround(base, worn['--ink']);
    case 'primary_color':
      return onGround(asked('primary_color', '--primary'), worn['--on-primary']);
    case 'third_color':
      return onGround(asked('third_color', '--third'), worn['--ink-on-third']);
    case 'title_color':
      return onBase(pick(option.title_color) ?? pick(option.secondary_color) ?? pick(worn['--title']), base);
    case 'secondary_color':
      // an ornament, unless headings fall back to it
      return pick(option.title_color) ? null : onBase(pick(option.secondary_color), base);
  }
}

/** The page has made its text readable on the ground already. */
function onGround(ground: string | null, text: string | undefined): RoleContrast | null {
  const shown = pick(text);
  return ground && shown ? { ratio: contrast(shown, ground), least: TEXT, shownAs: null } : null;
}

function onBase(text: string | null, base: string): RoleContrast | null {
  if (!text) return null;
  const ratio = contrast(text, base);
  return { ratio, least: LARGE, shownAs: ratio >= LARGE ? null : readable(text, base, LARGE) };
}

const pick = (colour: string | null | undefined): string | null => (colour && isHex(colour) ? colour : null);
