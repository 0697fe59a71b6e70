import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { correction, generate } from 'lean-qr';

const WIDTH = 480;
const HEIGHT = 360;
const FRAMES_A_SECOND = 4;
const GREY = 128;
const QUIET_ZONE = 4;

interface QrVideo {
  path: string;
  codes: readonly string[];
  /** How long each code is held before the camera. */
  seconds: number;
}

/**
 * Writes what a camera sees while guests hold one code after the other before it: uncompressed YUV4MPEG2, as Chromium's
 * `--use-file-for-fake-video-capture` reads it, over and over.
 */
export async function writeQrVideo({ path, codes, seconds }: QrVideo): Promise<void> {
  const file = createWriteStream(path);
  const write = async (bytes: string | Uint8Array) => {
    if (!file.write(bytes)) await once(file, 'drain');
  };
  await write(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${FRAMES_A_SECOND}:1 Ip A1:1 C420jpeg\n`);
  for (const code of codes) {
    const frame = frameOf(code);
    for (let count = 0; count < seconds * FRAMES_A_SECOND; count += 1) {
      await write('FRAME\n');
      await write(frame);
    }
  }
  file.end();
  await once(file, 'close');
}

/** A code on a phone in a dark hall: luminance, then two planes without colour. */
function frameOf(code: string): Uint8Array {
  const modules = generate(code, { minCorrectionLevel: correction.M });
  const size = modules.size + 2 * QUIET_ZONE;
  const scale = Math.floor(HEIGHT / size);
  const left = Math.floor((WIDTH - size * scale) / 2);
  const top = Math.floor((HEIGHT - size * scale) / 2);
  const frame = new Uint8Array(WIDTH * HEIGHT * 1.5).fill(GREY, WIDTH * HEIGHT);
  frame.fill(40, 0, WIDTH * HEIGHT);
  for (let y = 0; y < size * scale; y += 1)
    for (let column = 0; column < size; column += 1) {
      const from = (top + y) * WIDTH + left + column * scale;
      const isDark = modules.get(column - QUIET_ZONE, Math.floor(y / scale) - QUIET_ZONE);
      frame.fill(isDark ? 16 : 235, from, from + scale);
    }
  return frame;
}
