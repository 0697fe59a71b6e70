import { BadHex, contrast, darken, isHex, readable } from './colours.ts';

test.each(['#fff', '#FFCEA3', '#435b5b80'])('%s is a colour', (colour) => {
  expect(isHex(colour)).toBe(true);
});

test.each(['fff', '#ff', '#ffff', '#gggggg', '#12345', 'red', '', '#ffffff\n'])('%j is the error Bad Hex', (colour) => {
  expect(() => darken(colour, 0.05)).toThrow(BadHex);
  expect(() => darken(colour, 0.05)).toThrow('Bad Hex');
});

test.each([
  ['#435B5B', 0.05, '#405656'],
  ['#435B5B', 0.25, '#324444'],
  ['#fff', 0.25, '#bfbfbf'],
  ['#000000', 0.25, '#000000'],
  ['#ffffff80', 0, '#ffffff'],
])('%s darker by %f is %s', (colour, share, darker) => {
  expect(darken(colour, share)).toBe(darker);
});

test('black on white has the greatest contrast, a colour on itself the least', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
  expect(contrast('#fff', '#000')).toBeCloseTo(21, 5);
  expect(contrast('#435b5b', '#435b5b')).toBeCloseTo(1, 5);
});

test('a colour that can be read stays as it is', () => {
  expect(readable('#435b5b', '#ffffff')).toBe('#435b5b');
});

test.each([
  ['#ffcea3', '#ffffff'],
  ['#ffcea3', '#fff7ee'],
  ['#333333', '#000000'],
  ['#808080', '#7f7f7f'],
  ['#777777', '#777777'],
])('%s on %s is shaded until it can be read', (text, ground) => {
  expect(contrast(readable(text, ground), ground)).toBeGreaterThanOrEqual(4.5);
});
