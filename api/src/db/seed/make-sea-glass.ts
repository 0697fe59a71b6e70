import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { DEMO_ASSETS } from './index.ts';

/* Prints the misty jetty in Pesisir's inks: `node api/src/db/seed/make-sea-glass.ts`, then make-pictures.ts. */

/** From shadow to light: deep water, sea-glass, the sky at dawn. */
const INKS = [
  [18, 63, 77],
  [38, 104, 116],
  [98, 165, 170],
  [232, 219, 205],
  [249, 222, 203],
  [244, 250, 249],
] as const;

const source = readFileSync(new URL('misty-jetty-portrait.webp', DEMO_ASSETS));
const { data, info } = await sharp(source)
  .greyscale()
  .normalise()
  .linear(1.25, -22)
  .raw()
  .toBuffer({ resolveWithObject: true });
const printed = Buffer.alloc(info.width * info.height * 3);
for (let at = 0; at < info.width * info.height; at++) {
  const place = ((data[at * info.channels] ?? 0) / 255) * (INKS.length - 1);
  const below = Math.min(Math.floor(place), INKS.length - 2);
  for (let channel = 0; channel < 3; channel++) {
    const [from, to] = [INKS[below]?.[channel] ?? 0, INKS[below + 1]?.[channel] ?? 0];
    printed[at * 3 + channel] = Math.round(from + (to - from) * (place - below));
  }
}
writeFileSync(
  new URL('jetty-sea-glass-portrait.webp', DEMO_ASSETS),
  await sharp(printed, { raw: { width: info.width, height: info.height, channels: 3 } })
    .sharpen({ sigma: 1 })
    .webp({ quality: 82 })
    .toBuffer(),
);
