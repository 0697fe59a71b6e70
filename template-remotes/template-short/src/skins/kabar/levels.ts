import type { SyntheticEvent } from 'react';

const SIDE = 24; // px of the sample
const DARK = 0.14;
const LIGHT = 0.88;

/**
 * How a picture of little contrast must be lit so that a screen of dots makes a picture of it: `brightness` moves its
 * middle to grey, `contrast` spreads it to ink and paper. From 0 to 1, whatever order the values come in.
 */
export function levelsOf(lights: readonly number[]): { brightness: number; contrast: number } {
  const sorted = lights.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0.5;
  const [dark, light] = [at(0.04), at(0.96)];
  const middle = Math.max(0.08, (dark + light) / 2);
  const brightness = Math.min(2.4, Math.max(0.6, 0.5 / middle));
  const spread = Math.max(0.06, (light - dark) * brightness);
  return { brightness, contrast: Math.min(6.5, Math.max(0.9, (LIGHT - DARK) / spread)) };
}

/** Sets `--brightness` and `--contrast` on a picture that has come; one that cannot be read keeps the usual ones. */
export function levelPicture({ target }: SyntheticEvent): void {
  if (!(target instanceof HTMLImageElement)) return;
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return;
  context.drawImage(target, 0, 0, SIDE, SIDE);
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  const lights = Array.from(
    { length: SIDE * SIDE },
    (_, pixel) =>
      (0.2126 * (data[pixel * 4] ?? 0) + 0.7152 * (data[pixel * 4 + 1] ?? 0) + 0.0722 * (data[pixel * 4 + 2] ?? 0)) /
      255,
  );
  const { brightness, contrast } = levelsOf(lights);
  target.style.setProperty('--brightness', brightness.toFixed(2));
  target.style.setProperty('--contrast', contrast.toFixed(2));
}
