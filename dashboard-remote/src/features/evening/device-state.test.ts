import type { DoorDevice } from '@janur/contracts';
import { isPutAway, troublesOf } from './device-state.ts';

const NOW = Date.parse('2027-06-12T13:00:00Z');
const device = (more: Partial<DoorDevice>): DoorDevice => ({
  device_id: 'tablet-1',
  gate: 'Gerbang A',
  usher: 'Dina',
  seen_at: '2027-06-12T12:59:40.000Z',
  unsent: 0,
  clock_offset: 900,
  battery: 64,
  is_charging: false,
  version: '1.0.0',
  ...more,
});

test.each([
  ['one that is well', {}, []],
  ['one that nobody has heard for three minutes', { seen_at: '2027-06-12T12:57:00.000Z' }, ['silent']],
  ['one that has not sent all', { unsent: 2 }, ['unsent']],
  ['a clock that is late by ten minutes', { clock_offset: 600_000 }, ['clock']],
  ['a clock that is early by ten minutes', { clock_offset: -600_000 }, ['clock']],
  ['a battery that is nearly empty', { battery: 12 }, ['battery']],
  ['a battery that is being filled', { battery: 12, is_charging: true }, []],
  ['a browser that tells nothing', { battery: null, is_charging: null, clock_offset: null, version: null }, []],
  ['all at once', { seen_at: '2027-06-12T12:00:00.000Z', unsent: 4, battery: 3 }, ['silent', 'unsent', 'battery']],
] as const)('%s', (_, more, troubles) => {
  expect(troublesOf(device(more), NOW)).toEqual(troubles);
});

test.each([
  ['one that was put away an hour ago', { seen_at: '2027-06-12T12:00:00.000Z' }, true],
  ['one that holds what it has not sent, however long', { seen_at: '2027-06-11T12:00:00.000Z', unsent: 1 }, false],
  ['one that is silent for ten minutes', { seen_at: '2027-06-12T12:50:00.000Z' }, false],
])('%s', (_, more, isAway) => {
  expect(isPutAway(device(more), NOW)).toBe(isAway);
});
