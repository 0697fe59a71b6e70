import { isNegativeAttendance } from './rsvp-attendance.ts';

test.each([
  ["can't attend"],
  ["can't come"],
  ['no'],
  ['false'],
  [false],
  [[]],
  ["Can't Attend"],
  ["CAN'T COME"],
  ['Can’t come'],
  ['can‘t attend'],
  ['can`t attend'],
  ['cant attend'],
  ["can't-come"],
  ['CANT_ATTEND'],
  [' No '],
  ['NO'],
  ['False'],
  ['ＮＯ'],
  [['no']],
  [["can't attend", false]],
])('%j says no', (value) => {
  expect(isNegativeAttendance(value)).toBe(true);
});

test.each([
  [true],
  ['yes'],
  ['true'],
  ['attend'],
  ['can attend'],
  ['not sure'],
  ['know'],
  ['now'],
  [1],
  [0],
  [''],
  [null],
  [undefined],
  [{}],
  [['akad']],
  [['akad', 'no']],
])('%j does not say no', (value) => {
  expect(isNegativeAttendance(value)).toBe(false);
});
