import { NetworkError } from '@janur/data';
import { makeCheckIn } from '../operations/operation.ts';
import { refusal } from '../testing/api.ts';
import { aGuest, anArrivedGuest, aScan } from '../testing/guest.ts';
import { type Attempt, nextVerdict, NO_VERDICT, type Verdict } from './verdict.ts';
import { verdictOfError } from './verdict-of-error.ts';

const asking: Verdict = { state: 'asking', code: 'SINTA001' };
const scan: Attempt = { kind: 'scan', code: 'SINTA001' };
const found = (guest = aGuest(), variant: 'CONFIRM' | 'INSTANT' = 'CONFIRM') =>
  nextVerdict(asking, { type: 'found', scan: aScan(guest), variant });

describe('a scan', () => {
  test('welcomes a guest with the confirmed number, for the usher to confirm', () => {
    expect(found()).toMatchObject({ state: 'welcome', draft: { pax: 4, gift: false, souvenir: false } });
  });

  test.each([
    ['all who are invited when none is confirmed', { total_guests_confirmed: 0, total_guests: 5 }, 5],
    ['one when no number is known', { total_guests_confirmed: 0, total_guests: 0 }, 1],
  ])('proposes %s', (_, numbers, pax) => {
    expect(found(aGuest(numbers))).toMatchObject({ draft: { pax } });
  });

  test('refuses a guest who is in as a duplicate', () => {
    expect(found(anArrivedGuest())).toMatchObject({ state: 'duplicate', guest: { checked_in_by: 'Dina' } });
  });

  test('under INSTANT has checked the guest in', () => {
    expect(found(anArrivedGuest(), 'INSTANT')).toMatchObject({ state: 'arrived', isInstant: true });
  });

  test('under INSTANT still asks when the server did not check in', () => {
    expect(found(aGuest(), 'INSTANT')).toMatchObject({ state: 'welcome' });
  });

  test.each([
    ['closed', NO_VERDICT],
    ['asked for another code', { state: 'asking', code: 'OTHER' } as const],
  ])('an answer after the usher has %s changes nothing', (_, now) => {
    expect(nextVerdict(now, { type: 'found', scan: aScan(), variant: 'CONFIRM' })).toBe(now);
  });
});

describe('at the desk', () => {
  test('number, gift and souvenir change the draft only', () => {
    const changed = nextVerdict(found(), { type: 'changed', draft: { pax: 2, gift: true } });
    expect(changed).toMatchObject({ draft: { pax: 2, gift: true, souvenir: false }, guest: aGuest() });
  });

  test('people are added to a duplicate only, one to begin with', () => {
    expect(nextVerdict(found(anArrivedGuest()), { type: 'adding' })).toMatchObject({ state: 'adding', pax: 1 });
    expect(nextVerdict(found(), { type: 'adding' })).toEqual(found());
  });

  test('an acknowledged operation shows the arrival', () => {
    const sending = nextVerdict(found(), { type: 'sending' });
    expect(sending).toMatchObject({ state: 'welcome', isSending: true });
    expect(nextVerdict(sending, { type: 'acknowledged', guest: anArrivedGuest() })).toMatchObject({
      state: 'arrived',
      isInstant: false,
    });
  });
});

describe('an error', () => {
  test.each([
    ['NOT_FOUND', 404, 'unknown'],
    ['FORBIDDEN', 403, 'forbidden'],
    ['VALIDATION_FAILED', 422, 'invalid'],
    ['CONFLICT', 409, 'conflict'],
    ['VERSION_CONFLICT', 409, 'conflict'],
  ] as const)('%s refuses', (code, status, reason) => {
    expect(verdictOfError(refusal(status, code), scan)).toMatchObject({ state: 'refused', refusal: reason });
  });

  test('ALREADY_CHECKED_IN is a duplicate with its first time and usher', () => {
    const details = { checked_in_at: '2026-06-20T12:31:00.000Z', checked_in_by: 'Sari', guest: aGuest() };
    expect(verdictOfError(refusal(409, 'ALREADY_CHECKED_IN', details), scan)).toMatchObject({
      state: 'duplicate',
      guest: { is_checked_in: true, checked_in_by: 'Sari', checked_in_at: '2026-06-20T12:31:00.000Z' },
    });
  });

  test.each([
    ['no connection', new NetworkError('cut'), 'offline'],
    ['a server in trouble', refusal(503, 'UNAVAILABLE'), 'busy'],
    ['too many calls', refusal(429, 'RATE_LIMITED'), 'busy'],
    ['an unknown fault', refusal(500, 'INTERNAL'), 'busy'],
  ])('%s is told as not sent and keeps the operation', (_, error, silence) => {
    const operation = makeCheckIn('Ratna', { event_id: 7, guest_code: 'SINTA001', total_guest_attending: 2 });
    const attempt: Attempt = { kind: 'operation', operation };
    expect(verdictOfError(error, attempt)).toEqual({ state: 'unsent', attempt, silence, isSending: false });
  });

  test('a lost session is the login page, not a verdict', () => {
    expect(verdictOfError(refusal(401, 'UNAUTHENTICATED'), scan)).toBe(NO_VERDICT);
  });

  test('a fault of our own is not hidden as a verdict', () => {
    expect(() => verdictOfError(new TypeError('ours'), scan)).toThrow('ours');
  });
});
