import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import sharp from 'sharp';
import drawingDraft from './drawing-draft.mjs';

jest.setTimeout(60_000);

let rootContext;
beforeAll(() => {
  rootContext = mkdtempSync(join(tmpdir(), 'drawing-draft-'));
});
afterAll(() => rmSync(rootContext, { recursive: true, force: true }));

const load = (svg, resourceQuery = '') =>
  drawingDraft.call({ rootContext, resourceQuery, resourcePath: '/family/src/assets/sun.svg' }, Buffer.from(svg));
const svg = (size, body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"${size}>${body}</svg>`;
const SIZE = ' width="60" height="40"';
const SUN = '<circle cx="30" cy="20" r="20" fill="#e60000"/>';
const UNDRAFTED = 'export { default } from "/family/src/assets/sun.svg?drawn";';

test('a drawing has a draft of as many pixels as it says, and names itself', async () => {
  const code = await load(svg(SIZE, SUN));
  const [, type, bytes] = code.match(/drafted\("data:image\/(avif|webp);base64,([^"]*)", whole\)/) ?? [];
  expect(code).toContain('import whole from "/family/src/assets/sun.svg?drawn";');
  const draft = sharp(Buffer.from(bytes, 'base64'));
  expect(await draft.metadata()).toMatchObject({ width: 60, height: 40, hasAlpha: true });
  expect(type).toMatch(/avif|webp/);
  const { data } = await draft.raw().toBuffer({ resolveWithObject: true });
  const [red, green, , alpha] = data.subarray((20 * 60 + 30) * 4);
  expect(red).toBeGreaterThan(200);
  expect(green).toBeLessThan(30);
  expect(alpha).toBe(255);
  expect(data[3]).toBeLessThan(20); // its corner is empty
});

test.each([
  ['that says no size in pixels', svg('', SUN)],
  ['of a size in per cent', svg(' width="100%" height="100%"', SUN)],
  ['with a colour out of a variable', svg(SIZE, '<circle r="9" style="fill:var(--primary)"/>')],
])('a drawing %s has none', async (_, drawing) => {
  expect(await load(drawing)).toBe(UNDRAFTED);
});

test('one that is heavy as pixels has none, and keeps what it was asked with', async () => {
  const dots = Array.from({ length: 20_000 }, (_, i) => {
    const [x, y, shade] = [(i * 7919) % 997, (i * 104_729) % 991, (i * 48_271) % 256];
    return `<circle cx="${x}" cy="${y}" r="4" fill="rgb(${shade},${255 - shade},${(shade * 7) % 256})"/>`;
  });
  const heavy = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000">${dots.join('')}</svg>`;
  expect(await load(heavy, '?printed')).toBe('export { default } from "/family/src/assets/sun.svg?drawn&printed";');
});
