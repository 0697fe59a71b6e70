import { listWishes, registerPhone } from '@janur/contracts';
import { MOST_PHONES, readLiveTicket, STEP_MS, stepAt } from '@janur/contracts/live-ticket';
import { answer, Refusal } from '@janur/data/testing';
import { full, invitedGuest } from '@janur/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { webcrypto } from 'node:crypto';
import { openPage, ready } from '../../testing/guest-page.tsx';

const set = (name: string, value: unknown) => Object.defineProperty(globalThis, name, { value, configurable: true });

beforeEach(() => {
  answer(listWishes, () => []);
  set('indexedDB', new IDBFactory());
  set('crypto', webcrypto);
});

const guest = { ...invitedGuest, live_ticket: true as const };
const registered = () => answer(registerPhone, () => ({ now: new Date().toISOString() }));
const openTicket = async (of: typeof invitedGuest = guest) => {
  await openPage(ready({ client: full(), guest: of }), { query: `code=${of.code}` });
  fireEvent.click(await screen.findByRole('button', { name: 'My ticket' }));
};
const shown = async () =>
  readLiveTicket((await screen.findByRole('img', { name: /^QR code of/ })).dataset['content'] ?? '');

/** What a device at the door makes of it. */
async function isSigned(publicKey: string, read: Awaited<ReturnType<typeof shown>>) {
  const { createPublicKey, verify } = await import('node:crypto');
  const der = Buffer.concat([
    Buffer.from('3039301306072a8648ce3d020106082a8648ce3d030107032200', 'hex'),
    Buffer.from(publicKey, 'base64url'),
  ]);
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return verify(
    'sha256',
    read?.signed ?? Buffer.of(),
    { key, dsaEncoding: 'ieee-p1363' },
    read?.signature ?? Buffer.of(),
  );
}

test('a ticket is signed by the key that the phone made and told the server of', async () => {
  const asked = registered();
  await openTicket();
  const read = await shown();
  expect(read?.ticket).toMatchObject({ guestCode: guest.code, step: stepAt(Date.now()) });
  expect(asked).toHaveLength(1);
  const { public_key } = asked[0]?.body ?? { public_key: '' };
  expect(await isSigned(public_key, read)).toBe(true);
});

test('a phone whose clock is wrong goes by the server’s', async () => {
  const ahead = 40 * STEP_MS;
  answer(registerPhone, () => ({ now: new Date(Date.now() + ahead).toISOString() }));
  await openTicket();
  expect(Math.abs(((await shown())?.ticket.step ?? 0) - stepAt(Date.now() + ahead))).toBeLessThanOrEqual(1);
});

test('the code is another one half a minute later', async () => {
  registered();
  await openTicket();
  const first = await shown();
  const { now } = Date;
  Date.now = () => now() + STEP_MS;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(async () => expect((await shown())?.ticket.step).toBeGreaterThan(first?.ticket.step ?? 0));
  Date.now = now;
});

test('a phone that has its ticket shows it without a network, with the same key', async () => {
  const asked = registered();
  await openTicket();
  const first = await shown();
  document.body.replaceChildren();
  answer(registerPhone, () => {
    throw new Refusal('INTERNAL');
  });
  await openTicket();
  expect((await shown())?.ticket.phone).toBe(first?.ticket.phone);
  expect(asked).toHaveLength(1);
});

test('a phone that was never online with it says so, and tries again', async () => {
  answer(registerPhone, () => {
    throw new Refusal('INTERNAL');
  });
  await openTicket();
  expect((await screen.findByText(/^This device has to be online once/)).getAttribute('role')).toBe('status');
  registered();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await shown()).toBeTruthy();
});

test('a fifth phone is told that the name is enough', async () => {
  answer(registerPhone, () => {
    throw new Refusal('CONFLICT');
  });
  await openTicket();
  expect(await screen.findByText(new RegExp(`already on ${MOST_PHONES} phones`))).toBeTruthy();
});

test('a browser that keeps no keys says what else to do', async () => {
  set('indexedDB', undefined);
  await openTicket();
  expect(await screen.findByText(/^This browser cannot show the ticket/)).toBeTruthy();
});

test('where the couple did not choose it there is no ticket, and no key', async () => {
  const asked = registered();
  await openPage(ready({ client: full(), guest: invitedGuest }), { query: `code=${invitedGuest.code}` });
  await screen.findByRole('button', { name: /music/ });
  expect(screen.queryByRole('button', { name: 'My ticket' })).toBeNull();
  expect(asked).toHaveLength(0);
});
