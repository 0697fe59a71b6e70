import { readFileSync } from 'node:fs';

/** The smallest PNG: one transparent pixel. */
export const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Silence as MPEG 1 Layer 3 frames of 32 kbit/s, 26 ms each. */
export function silentMp3(seconds: number): Buffer {
  const frame = Buffer.alloc(104);
  frame.set([0xff, 0xfb, 0x10, 0xc4]);
  return Buffer.concat(Array.from({ length: Math.ceil((seconds * 44_100) / 1152) }, () => frame));
}

/** A second and a half of silence, made with ffmpeg. */
export const mediaSample = (name: string): Buffer => readFileSync(new URL(`media/${name}`, import.meta.url));

/** A font of one of the house's looks. */
export const fontSample = (): Buffer => readFileSync(new URL('../db/seed/assets/allura.woff2', import.meta.url));

export const fileOf = (bytes: Buffer, name = 'upload', type?: string): File =>
  new File([new Uint8Array(bytes)], name, { type });
