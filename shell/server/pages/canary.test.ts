import type { RemoteEntry } from '@janur/contracts';
import { versionFor } from './canary.ts';

const entry = (version: string): RemoteEntry => ({
  name: 'botanica',
  version,
  entry: `/remotes/botanica/${version}/remoteEntry.js`,
  integrity: 'sha384-x',
  contract: 2,
  preload: [],
});
const [former, promoted, canary] = ['1', '2', '3'].map(entry) as [RemoteEntry, RemoteEntry, RemoteEntry]; // as many as named
const served = (percent: number | null) => ({
  alternatives: new Map([['botanica', { former, canary: percent === null ? null : { entry: canary, percent } }]]),
});
const guests = Array.from({ length: 5000 }, (_, n) => ({ slug: `slug-${n % 7}`, guestKey: `GUEST${n}` }));
const inCanary = (percent: number) =>
  guests.filter((guest) => versionFor(served(percent), promoted, guest).entry === canary);

test('without a canary everybody gets the promoted version, with the former behind it', () => {
  expect(versionFor(served(null), promoted, { slug: 'a', guestKey: '' })).toEqual({ entry: promoted, former });
});

test('the share is what was asked for', () => {
  expect(inCanary(0)).toHaveLength(0);
  expect(inCanary(100)).toHaveLength(guests.length);
  expect(inCanary(5).length / guests.length).toBeCloseTo(0.05, 1);
});

test('who is in stays in, each time and when the share grows', () => {
  const five = inCanary(5);
  expect(inCanary(5)).toEqual(five);
  const ten = new Set(inCanary(10));
  expect(five.every((guest) => ten.has(guest))).toBe(true);
});

test('a guest of the canary falls back on what everybody gets', () => {
  const [guest] = inCanary(5);
  if (!guest) throw new Error('nobody is in');
  expect(versionFor(served(5), promoted, guest)).toEqual({ entry: canary, former: promoted });
});

test('a family that the registry does not serve, and no family at all, have no alternatives', () => {
  const unknown = { ...promoted, name: 'unknown' };
  expect(versionFor(served(5), unknown, { slug: 'a', guestKey: '' })).toEqual({ entry: unknown, former: null });
  expect(versionFor(served(5), null, { slug: 'a', guestKey: '' })).toEqual({ entry: null, former: null });
});
