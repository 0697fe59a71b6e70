import { clock, peaksOf } from './peaks.ts';

test('a waveform has the loudest of each slice, and the loudest of all is 1', () => {
  expect(peaksOf(new Float32Array([0, 0.25, -0.5, 0, 0, 0.125]), 3)).toEqual([0.5, 1, 0.25]);
});

test('silence is flat, and fewer samples than bars leave none without a number', () => {
  expect(peaksOf(new Float32Array(8), 4)).toEqual([0, 0, 0, 0]);
  expect(peaksOf(new Float32Array([0.5]), 4)).toEqual([1, 1, 1, 1]);
  expect(peaksOf(new Float32Array(), 2)).toEqual([0, 0]);
});

test.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [600, '10:00'],
  [-1, '0:00'],
])('%d seconds are %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});
