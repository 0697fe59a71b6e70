import { decodeQR } from 'qr/decode.js';
import { qrPath } from './qr-path.ts';

test('what is drawn reads as what was asked for', () => {
  const { size, path } = qrPath('SINTA001');
  const scale = 8;
  const width = size * scale;
  const dark = new Set([...path.matchAll(/M(\d+),(\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  const data = new Uint8Array(width * width * 4);
  for (let at = 0; at < width * width; at += 1) {
    const isDark = dark.has(`${Math.floor((at % width) / scale)} ${Math.floor(at / width / scale)}`);
    data.set(isDark ? [0, 0, 0, 255] : [255, 255, 255, 255], at * 4);
  }
  expect(decodeQR({ width, height: width, data })).toBe('SINTA001');
});
