import { liveTextToSign, signedLiveTicket, STEP_MS, stepAt } from '../live-ticket.ts';
import { readShown, signedTicket, textToSign } from '../ticket.ts';
import { DOOR_CODES, refusalAtDoor } from './door.ts';

/** In the middle of a step. */
const NOW = stepAt(Date.UTC(2026, 10, 23, 12)) * STEP_MS + STEP_MS / 2;
const SIGNATURE = new Uint8Array(64);
const live = (age: number) =>
  signedLiveTicket(liveTextToSign({ guestCode: 'ABCDEFGHJK', phone: 'aB3-_xYz', step: stepAt(NOW - age) }), SIGNATURE);
const printed = signedTicket(
  textToSign({ kid: 'k1', clientId: 1, guestCode: 'ABCDEFGHJK', validUntil: null, events: [{ id: 1, pax: 2 }] }),
  SIGNATURE,
);

test.each([
  ['a code of this moment', live(0), [undefined, undefined, undefined]],
  ['a code of the step before', live(30_000), [undefined, undefined, undefined]],
  ['a code of two steps before', live(60_000), [undefined, undefined, undefined]],
  ['a code of three steps before', live(90_000), ['OLD_TICKET', 'OLD_TICKET', 'OLD_TICKET']],
  ['a picture that is two minutes old', live(120_000), ['OLD_TICKET', 'OLD_TICKET', 'OLD_TICKET']],
  ['a picture of yesterday', live(86_400_000), ['OLD_TICKET', 'OLD_TICKET', 'OLD_TICKET']],
  ['a code of a phone that is a minute ahead', live(-60_000), [undefined, undefined, undefined]],
  ['a code of two minutes ahead', live(-120_000), ['OLD_TICKET', 'OLD_TICKET', 'OLD_TICKET']],
  ['a printed ticket', printed, [undefined, undefined, 'OLD_TICKET']],
  ['a bare code', 'ABCDEFGHJK', [undefined, 'TICKET_NEEDED', 'OLD_TICKET']],
  ['a link', 'https://janur.id/x?code=abcdefghjk', [undefined, 'TICKET_NEEDED', 'OLD_TICKET']],
  ['a number', '+62 812 0000 4321', [undefined, 'TICKET_NEEDED', 'OLD_TICKET']],
  ['a ticket that was cut off', printed.slice(0, -3), [undefined, undefined, undefined]],
  ['a code that was cut off', live(0).slice(0, -3), [undefined, undefined, undefined]],
] as const)('%s is taken, or not, as the hosts chose', (_, content, reasons) => {
  expect(DOOR_CODES.map((choice) => refusalAtDoor(readShown(content), choice, NOW))).toEqual(reasons);
});

test('wherever in its step a picture is taken, it is of no use a minute and a half later', () => {
  for (let taken = NOW; taken < NOW + STEP_MS; taken += 1000) {
    const picture = signedLiveTicket(
      liveTextToSign({ guestCode: 'ABCDEFGHJK', phone: 'aB3-_xYz', step: stepAt(taken) }),
      SIGNATURE,
    );
    expect(refusalAtDoor(readShown(picture), 'ROTATING', taken + 90_000)).toBe('OLD_TICKET');
    expect(refusalAtDoor(readShown(picture), 'ROTATING', taken + 30_000)).toBeUndefined();
  }
});
