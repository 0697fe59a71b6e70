import { createPublicKey, verify } from 'node:crypto';
import { readTicket, type ReadTicket } from '@janur/contracts/ticket';
import * as fc from 'fast-check';
import { createTickets, ticketWords } from './tickets.ts';

const NEW = { kid: 'new', seed: Buffer.alloc(32, 'new') };
const OLD = { kid: 'old', seed: Buffer.alloc(32, 'old') };
const CLIENT = 7;
const START = new Date('2027-06-12T04:00:00Z');
const AT = { clientId: CLIENT, now: START.getTime() };
const words = ticketWords({ clientId: CLIENT, guestCode: 'ABCDEFGHJK' }, [{ eventId: 3, pax: 2, start: START }]);

const read = (text: string): ReadTicket => {
  const ticket = readTicket(text);
  if (!ticket) throw new Error('no ticket');
  return ticket;
};

test('a ticket of ours is good for its hosts until long after the event', () => {
  const tickets = createTickets([NEW]);
  const ticket = read(tickets.sign(words));
  expect(tickets.whyNot(ticket, AT)).toBeUndefined();
  expect(tickets.whyNot(ticket, { ...AT, now: AT.now + 89 * 86_400_000 })).toBeUndefined();
  expect(tickets.whyNot(ticket, { ...AT, now: AT.now + 91 * 86_400_000 })).toBe('EXPIRED');
  expect(tickets.whyNot(ticket, { ...AT, clientId: CLIENT + 1 })).toBe('NOT_OURS');
});

test('a ticket counts from the last of its events, and has no end while one of them has no date', () => {
  const guest = { clientId: CLIENT, guestCode: 'ABC' };
  const first = { eventId: 1, pax: 1, start: START };
  const later = { eventId: 2, pax: 1, start: new Date('2027-07-01T04:00:00Z') };
  expect(ticketWords(guest, [first, later]).validUntil).toBe(Date.parse('2027-09-29T04:00:00Z'));
  expect(ticketWords(guest, [first, { ...later, start: null }]).validUntil).toBeNull();
  expect(ticketWords(guest, [])).toEqual({ ...guest, validUntil: null, events: [] });
});

test('a ticket that was changed in any character never verifies', () => {
  const tickets = createTickets([NEW, OLD]);
  const whole = tickets.sign(words);
  const changes = fc.tuple(fc.nat(whole.length - 1), fc.stringMatching(/^[\w-]$/));
  fc.assert(
    fc.property(changes, ([at, character]) => {
      fc.pre(whole[at] !== character);
      const changed = readTicket(whole.slice(0, at) + character + whole.slice(at + 1));
      expect(changed && tickets.whyNot(changed, AT)).toBe(changed && 'FORGED');
    }),
    { numRuns: 1000 },
  );
});

test('other words under a right signature, and a right ticket under another key, are forged', () => {
  const tickets = createTickets([NEW]);
  const { signature } = read(tickets.sign(words));
  const more = read(tickets.sign({ ...words, events: [{ id: 3, pax: 20 }] }));
  expect(tickets.whyNot({ ...more, signature }, AT)).toBe('FORGED');
  const impostor = createTickets([{ ...NEW, seed: Buffer.alloc(32, 'impostor') }]);
  expect(tickets.whyNot(read(impostor.sign(words)), AT)).toBe('FORGED');
  expect(tickets.whyNot(read(createTickets([OLD]).sign(words)), AT)).toBe('FORGED');
});

test('after the keys were changed, what the old one signed still verifies, and the new one signs', () => {
  const before = createTickets([OLD]).sign(words);
  const tickets = createTickets([NEW, OLD]);
  expect(tickets.whyNot(read(before), AT)).toBeUndefined();
  expect(read(before).ticket.kid).toBe('old');
  expect(read(tickets.sign(words)).ticket.kid).toBe('new');
});

test('the public keys that devices get verify the tickets', () => {
  const tickets = createTickets([NEW, OLD]);
  const { signed, signature } = read(tickets.sign(words));
  expect(tickets.keys.map(({ kid }) => kid)).toEqual(['new', 'old']);
  const x = tickets.keys[0]?.public_key ?? '';
  expect(Buffer.from(x, 'base64url')).toHaveLength(32);
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  expect(verify(null, signed, key, signature)).toBe(true);
});
