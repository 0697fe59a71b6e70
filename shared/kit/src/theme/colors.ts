import type { ClientOption } from '@janur/contracts';
import { darken, isHex, readable } from '@janur/contracts/rules';
import type { TemplateColors } from '../template.ts';

/** The colours of the option, where the couple chose any. */
export type ChosenColors = Pick<
  ClientOption,
  'base_color' | 'primary_color' | 'secondary_color' | 'third_color' | 'title_color'
>;

export interface PageColors extends TemplateColors {
  /** Primary, 5 % and 25 % darker (spec §4, §9). */
  primaryDark: string;
  primaryDarker: string;
  /** Ink that can be read on `third`. */
  inkOnThird: string;
  /** Title that can be read on `third`. */
  titleOnThird: string;
}

const LARGE_TEXT = 3;

/**
 * A template's colours with the couple's own over them, every text colour made readable on its ground (brief §0).
 * `title_color` falls back to the chosen secondary colour (spec §3). Values that are no hex colour count as not chosen.
 */
export function pageColors(defaults: TemplateColors, chosen: ChosenColors): PageColors {
  const pick = (colour: string | null) => (colour && isHex(colour) ? colour : undefined);
  const base = pick(chosen.base_color) ?? defaults.base;
  const primary = pick(chosen.primary_color) ?? defaults.primary;
  const secondary = pick(chosen.secondary_color) ?? defaults.secondary;
  const third = pick(chosen.third_color) ?? defaults.third;
  const title = pick(chosen.title_color) ?? pick(chosen.secondary_color) ?? defaults.title;
  return {
    base,
    primary,
    secondary,
    third,
    title: readable(title, base, LARGE_TEXT),
    ink: readable(defaults.ink, base),
    onPrimary: readable(defaults.onPrimary, primary),
    inkOnThird: readable(defaults.ink, third),
    titleOnThird: readable(title, third, LARGE_TEXT),
    primaryDark: darken(primary, 0.05),
    primaryDarker: darken(primary, 0.25),
  };
}
