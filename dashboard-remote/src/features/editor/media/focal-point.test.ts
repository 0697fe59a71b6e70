import { assert, double, integer, property } from 'fast-check';
import { CENTRE, cropOf, focalPointOf, pointAt, withFocalPoint } from './focal-point.ts';

test.each([
  [null, CENTRE],
  ['object-position: 36% 57%', { x: 36, y: 57 }],
  ['object-fit: contain; OBJECT-POSITION: 12.5% 0%;', { x: 12.5, y: 0 }],
  ['object-position: right', { x: 100, y: 50 }],
  ['object-position: top left', { x: 0, y: 0 }],
  ['object-position: left 20%', { x: 0, y: 20 }],
  ['object-position: 10px 20px', CENTRE],
  ['object-position: 150% 20%', { x: 100, y: 20 }],
  ['object-position: right 10px bottom 20px', CENTRE],
])('%j is the point %j', (css, point) => {
  expect(focalPointOf(css)).toEqual(point);
});

test.each([
  [null, { x: 36, y: 57 }, 'object-position: 36% 57%'],
  ['object-fit: contain', { x: 1, y: 2 }, 'object-fit: contain; object-position: 1% 2%'],
  ['object-position: 1% 2%; object-fit: contain;', { x: 3, y: 4 }, 'object-fit: contain; object-position: 3% 4%'],
  ['object-position: 1% 2%', CENTRE, null],
])('%j with the point %j is %j', (css, point, expected) => {
  expect(withFocalPoint(css, point)).toBe(expected);
});

test('a point that is written is the point that is read', () => {
  const percent = double({ min: -20, max: 120, noNaN: true });
  assert(
    property(percent, percent, (x, y) => {
      const point = pointAt(x, y);
      expect(focalPointOf(withFocalPoint('object-fit: cover', point))).toEqual(point);
    }),
  );
});

test('a crop lies inside the picture, has its shape, and holds the point', () => {
  const ratio = double({ min: 0.3, max: 3, noNaN: true });
  const percent = integer({ min: 0, max: 100 });
  assert(
    property(ratio, ratio, percent, percent, (wanted, pictureRatio, x, y) => {
      const crop = cropOf({ ratio: wanted, pictureRatio, at: { x, y } });
      expect((crop.width * pictureRatio) / crop.height).toBeCloseTo(wanted, 6);
      expect(crop.left).toBeGreaterThanOrEqual(0);
      expect(crop.left + crop.width).toBeLessThanOrEqual(100.001);
      expect(x).toBeGreaterThanOrEqual(crop.left - 0.001);
      expect(y).toBeLessThanOrEqual(crop.top + crop.height + 0.001);
    }),
  );
});
