import { expect, test } from '@jest/globals';
import { contrastOf, faintLines, type Pixels } from './contrast.ts';
import type { Line } from './lines.ts';

type Rgb = [number, number, number];
const WHITE: Rgb = [255, 255, 255];
const GREY: Rgb = [150, 150, 150];
const DARK: Rgb = [30, 30, 30];

/** A window of 40 × 10 px. */
const picture = (colourAt: (x: number, y: number) => Rgb): Pixels => ({
  width: 40,
  height: 10,
  data: Uint8Array.from({ length: 400 }, (_, at) => at).reduce((data, _, at) => {
    data.set(colourAt(at % 40, Math.floor(at / 40)), at * 3);
    return data;
  }, new Uint8Array(1200)),
});
const line = (change: Partial<Line> = {}): Line => ({
  text: 'Ani',
  section: 'hero',
  selector: 'p',
  x: 0,
  y: 0,
  width: 40,
  height: 10,
  colour: [...DARK, 1],
  isLarge: false,
  ...change,
});
/** Every second column is a stroke of a letter. */
const withLetters = (behind: (x: number, y: number) => Rgb, letter = DARK) => ({
  bare: picture(behind),
  shown: picture((x, y) => (x % 2 ? letter : behind(x, y))),
});

test('contrast is that of WCAG', () => {
  expect(contrastOf(WHITE, [0, 0, 0])).toBeCloseTo(21, 5);
  expect(contrastOf([119, 119, 119], WHITE)).toBeCloseTo(4.48, 2);
});

test('dark letters on white are read, and a picture under a tenth of them is what counts', () => {
  expect(
    faintLines(
      [line()],
      withLetters(() => WHITE),
    ),
  ).toEqual([]);
  const twig = withLetters((x) => (x < 5 ? [70, 70, 70] : WHITE));
  expect(faintLines([line()], twig)).toEqual([
    expect.objectContaining({
      rule: 'faint words',
      text: 'Ani',
      what: expect.stringContaining('#1e1e1e over #464646'),
    }),
  ]);
});

test('an edge over one twig of forty is none', () => {
  expect(
    faintLines(
      [line()],
      withLetters((x, y) => (x === 1 && y < 3 ? [70, 70, 70] : WHITE)),
    ),
  ).toEqual([]);
});

test('large letters need less, and half-transparent ones are measured as they look', () => {
  const over = withLetters(() => WHITE, GREY);
  const grey = line({ colour: [...GREY, 1] });
  expect(faintLines([grey], over)).toHaveLength(1);
  expect(faintLines([{ ...line({ colour: [...DARK, 0.7] }), isLarge: true }], over)).toEqual([]);
  expect(faintLines([line({ colour: [...DARK, 0.4] })], over)).toHaveLength(1);
});

test('letters without a colour of their own are measured by their pixels', () => {
  const foil = line({ colour: null, isLarge: true });
  expect(
    faintLines(
      [foil],
      withLetters(() => WHITE, [230, 220, 160]),
    ),
  ).toHaveLength(1);
  expect(
    faintLines(
      [foil],
      withLetters(() => WHITE, [120, 80, 20]),
    ),
  ).toEqual([]);
});

test('where no letter is painted nothing is lost', () => {
  const folded = picture(() => DARK);
  expect(faintLines([line()], { shown: folded, bare: folded })).toEqual([]);
});
