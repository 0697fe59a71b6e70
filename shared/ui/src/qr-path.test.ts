import { decodeQR } from 'qr/decode.js';
import { qrPath } from './qr-path.ts';

test.each(['SINTA001', 'https://janur.example/sinta-rama?to=Bapak%20Wijaya&code=SINTA001'])(
  'what is drawn of %s reads as what was asked for',
  (content) => {
    const { size, path } = qrPath(content);
    expect(read(size, path)).toBe(content);
  },
);

/** As a camera sees it: black runs on white, eight pixels a module, read by another library. */
function read(size: number, path: string): string {
  const scale = 8;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+),(\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column += 1)
        data.set([0, 0, 0], (row * width + column) * 4);
  return decodeQR({ width, height: width, data });
}
