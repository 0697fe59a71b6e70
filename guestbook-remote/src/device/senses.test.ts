import { aGuest, anArrivedGuest } from '../testing/guest.ts';
import { feelOf } from './senses.ts';

const draft = { pax: 1, gift: false, souvenir: false };

test('every verdict feels unlike the others', () => {
  const feels = [
    feelOf({ state: 'welcome', guest: aGuest(), draft, isSending: false }),
    feelOf({ state: 'duplicate', guest: anArrivedGuest() }),
    feelOf({ state: 'refused', refusal: 'unknown' }),
    feelOf({ state: 'unsent', attempt: { kind: 'scan', code: 'A' }, silence: 'offline', isSending: false }),
  ].map((feel) => JSON.stringify(feel));
  expect(new Set(feels).size).toBe(4);
  expect(feels).not.toContain(undefined);
});

test('success rises, refusal falls', () => {
  const tune = (feel: ReturnType<typeof feelOf>) => feel?.notes.map(({ hertz }) => hertz) ?? [];
  const [low = 0, high = 0] = tune(feelOf({ state: 'arrived', guest: anArrivedGuest(), isInstant: true }));
  const [from = 0, to = 0] = tune(feelOf({ state: 'refused', refusal: 'unknown' }));
  expect(high).toBeGreaterThan(low);
  expect(to).toBeLessThan(from);
});

test('nothing sounds before there is a verdict', () => {
  expect(feelOf({ state: 'asking', code: 'SINTA001' })).toBeUndefined();
  expect(feelOf({ state: 'none' })).toBeUndefined();
});
