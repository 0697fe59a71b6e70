/** `#RGB`, `#RRGGBB` and `#RRGGBBAA`; anything else is the error 'Bad Hex' (spec §5). */
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

type Rgb = readonly [number, number, number];

/** The colour of a browser's bars around an invitation, the same on its page, before its lock and in its meta: its ground. */
export const themeColor = (chosen: { base_color: string | null; primary_color: string | null }): string | null =>
  [chosen.base_color, chosen.primary_color].find((colour) => colour !== null && isHex(colour)) ?? null;

export class BadHex extends Error {
  constructor() {
    super('Bad Hex');
    this.name = 'BadHex';
  }
}

export const isHex = (colour: string): boolean => HEX.test(colour);

/** The colour with each channel brought `share` (0 to 1) nearer to black; spec §9 uses 0.05 and 0.25. */
export function darken(colour: string, share: number): string {
  return toHex(toRgb(colour).map((channel) => channel * (1 - share)));
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrast(first: string, second: string): number {
  const shades = [luminance(first), luminance(second)];
  return (Math.max(...shades) + 0.05) / (Math.min(...shades) + 0.05);
}

/**
 * `text` when it can be read on `ground`, else the nearest shade of it that can, else black or white.
 * `min` is the wanted ratio: 4.5, or 3 for text of 24 px and more (WCAG 1.4.3).
 */
export function readable(text: string, ground: string, min = 4.5): string {
  if (contrast(text, ground) >= min) return text;
  const towards = luminance(ground) > 0.18 ? 0 : 255;
  for (let share = 0.04; share < 1; share += 0.04) {
    const shade = toHex(toRgb(text).map((channel) => channel + (towards - channel) * share));
    if (contrast(shade, ground) >= min) return shade;
  }
  return contrast('#000000', ground) >= contrast('#ffffff', ground) ? '#000000' : '#ffffff';
}

function toRgb(colour: string): Rgb {
  if (!isHex(colour)) throw new BadHex();
  const digits = colour.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits.slice(0, 6);
  const value = Number.parseInt(full, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

function luminance(colour: string): number {
  const [red, green, blue] = toRgb(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
