import * as fc from 'fast-check';
import {
  keyNamed,
  liveTextToSign,
  PHONE_KEY,
  phoneOf,
  readLiveTicket,
  signedLiveTicket,
  stepAt,
} from './live-ticket.ts';
import { base64url } from './base64url.ts';
import { readShown } from './ticket.ts';

const SIGNATURE = Uint8Array.from({ length: 64 }, (_, index) => index * 4);
const TICKET = { guestCode: 'ABCDEFGHJK', phone: 'aB3-_xYz', step: stepAt(Date.UTC(2026, 10, 23)) };
const text = signedLiveTicket(liveTextToSign(TICKET), SIGNATURE);

test('a live ticket is short and says what it said', () => {
  expect(text.length).toBeLessThan(122); // what a QR code of version 7 holds at level M
  expect(readLiveTicket(text)).toEqual({
    ticket: TICKET,
    signature: SIGNATURE,
    signed: new TextEncoder().encode(liveTextToSign(TICKET)),
  });
  expect(readShown(` ${text}\n`)).toMatchObject({ kind: 'live', ticket: TICKET });
});

test('every live ticket comes back as it was', () => {
  const ticket = fc.record({
    guestCode: fc.stringMatching(/^[0-9A-Z-]{3,32}$/),
    phone: fc.stringMatching(/^[A-Za-z0-9_-]{8}$/),
    step: fc.integer({ min: 1, max: 2 ** 31 }),
  });
  fc.assert(
    fc.property(ticket, (any) =>
      expect(readLiveTicket(signedLiveTicket(liveTextToSign(any), SIGNATURE))?.ticket).toEqual(any),
    ),
  );
});

test('whatever is none is told so', () => {
  for (let length = 0; length < text.length; length += 1) expect(readLiveTicket(text.slice(0, length))).toBeUndefined();
  // the last character of 64 bytes carries bits that no byte takes up
  expect(readLiveTicket(`${text.slice(0, -1)}B`)).toBeUndefined();
  fc.assert(fc.property(fc.string(), (any) => expect(readShown(`J2.${any}`).kind).toBe('broken-ticket')));
});

test('a key is found among a guest’s by its name', () => {
  const [one, other] = [2, 3].map((first) =>
    base64url(Uint8Array.from({ length: 33 }, (_, at) => (at ? at * first : first))),
  );
  const keys = `${one} ${other}`;
  expect(keys).toMatch(new RegExp(`^${PHONE_KEY.source.slice(1, -1)} ${PHONE_KEY.source.slice(1, -1)}$`));
  expect(keyNamed(keys, phoneOf(other ?? ''))).toBe(other);
  expect(keyNamed(keys, 'zzzzzzzz')).toBeUndefined();
  expect(keyNamed(null, 'zzzzzzzz')).toBeUndefined();
});
