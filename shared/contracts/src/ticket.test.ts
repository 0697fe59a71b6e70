import * as fc from 'fast-check';
import { isTicketOver, readShown, readTicket, signedTicket, textToSign, type Ticket } from './ticket.ts';

const TICKET: Ticket = {
  kid: 'k1',
  clientId: 12,
  guestCode: 'ABCDEFGHJK',
  validUntil: Date.UTC(2027, 8, 10),
  events: [
    { id: 34, pax: 4 },
    { id: 35, pax: 2 },
  ],
};
const SIGNATURE = Uint8Array.from({ length: 64 }, (_, index) => index * 4);
const text = (ticket = TICKET) => signedTicket(textToSign(ticket), SIGNATURE);

test('a ticket is compact ASCII and says what it said', () => {
  expect(text()).toMatch(/^J1\.[\w-]+\.[\w-]{86}$/);
  expect(text().length).toBeLessThan(150);
  expect(readTicket(text())).toEqual({
    ticket: TICKET,
    signature: SIGNATURE,
    signed: new TextEncoder().encode(textToSign(TICKET)),
  });
});

test('every ticket comes back as it was', () => {
  const ticket = fc.record({
    kid: fc.stringMatching(/^[\w-]{1,16}$/),
    clientId: fc.nat(),
    guestCode: fc.stringMatching(/^[0-9A-Z-]{3,32}$/),
    validUntil: fc.option(fc.nat().map((seconds) => seconds * 1000)),
    events: fc.array(fc.record({ id: fc.nat(), pax: fc.nat(1000) }), { maxLength: 20 }),
  });
  fc.assert(fc.property(ticket, (any) => expect(readTicket(text(any))?.ticket).toEqual(any)));
});

test('whatever is no ticket is told so and breaks nothing', () => {
  fc.assert(fc.property(fc.string(), (any) => expect(readTicket(any)).toBeUndefined()));
  fc.assert(fc.property(fc.string(), (any) => expect(readShown(`J1.${any}`).kind).toBe('broken-ticket')));
});

test('a ticket cut short, prolonged or spelled in another way is none', () => {
  const whole = text();
  for (const length of Array.from(whole, (_, index) => index)) {
    expect(readTicket(whole.slice(0, length))).toBeUndefined();
  }
  expect(readTicket(`${whole}A`)).toBeUndefined();
  // the last character of 64 bytes carries bits that no byte takes up
  expect(readTicket(`${whole.slice(0, -1)}B`)).toBeUndefined();
});

test('what no ticket can say is refused when it is made', () => {
  expect(() => textToSign({ ...TICKET, kid: 'a,b' })).toThrow('no ticket can say');
  expect(() => textToSign({ ...TICKET, guestCode: 'A B' })).toThrow('no ticket can say');
  expect(() => textToSign({ ...TICKET, events: [{ id: 1.5, pax: 1 }] })).toThrow('no ticket can say');
});

test('a ticket ends at its second, or never', () => {
  const { validUntil: end } = TICKET;
  expect(isTicketOver(TICKET, end ?? 0)).toBe(false);
  expect(isTicketOver(TICKET, (end ?? 0) + 1)).toBe(true);
  expect(isTicketOver({ ...TICKET, validUntil: null }, Number.MAX_SAFE_INTEGER)).toBe(false);
});

test('what is too long is not looked at', () => {
  expect(readShown('A'.repeat(2000))).toEqual({ kind: 'other' });
});

test.each([
  ['sinta001', { kind: 'code', code: 'SINTA001' }],
  [' SINTA001\n', { kind: 'code', code: 'SINTA001' }],
  ['https://janur.id/sinta-rama?to=Budi&code=sinta001', { kind: 'code', code: 'SINTA001' }],
  ['https://sinta.example/?code=SINTA001#rsvp', { kind: 'code', code: 'SINTA001' }],
  ['https://janur.id/sinta-rama?to=Budi', { kind: 'other' }],
  ['https://', { kind: 'other' }],
  ['javascript:alert(1)?code=SINTA001', { kind: 'other' }],
  ['WIFI:S:hall;T:WPA;P:x;;', { kind: 'other' }],
  ['', { kind: 'other' }],
])('%j is shown as %j', (content, shown) => {
  expect(readShown(content)).toEqual(shown);
});
