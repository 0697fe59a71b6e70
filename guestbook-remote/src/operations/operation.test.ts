import { jest } from '@jest/globals';
import { makeCheckIn, makeWalkIn } from './operation.ts';

const checkIn = { event_id: 7, guest_code: 'SINTA001', total_guest_attending: 2 };

beforeEach(() => localStorage.clear());

test('carries the key, the device, its number and the clock', () => {
  const operation = makeCheckIn('Ratna', checkIn, new Date('2026-06-20T12:42:00Z'));
  expect(operation).toMatchObject({ type: 'check-in', guestName: 'Ratna' });
  expect(operation.body).toMatchObject({ ...checkIn, seq: 1, checked_in_at: '2026-06-20T12:42:00.000Z' });
  expect(operation.id).toMatch(/^[A-Za-z0-9_-]{8,128}$/);
  expect(operation.body.device_id).toMatch(/^[0-9a-f-]{36}$/);
});

test('a walk-in is an operation of the same count', () => {
  const first = makeCheckIn('Ratna', checkIn);
  const second = makeWalkIn({ event_id: 7, name: 'Tamu Baru', total_guests: 1 });
  expect([first.body.seq, second.body.seq]).toEqual([1, 2]);
  expect(second.guestName).toBe('Tamu Baru');
  expect(second.body.device_id).toBe(first.body.device_id);
});

test('device and count go on after a reload', async () => {
  const before = makeCheckIn('Ratna', checkIn);
  jest.resetModules();
  const reloaded = await import('./operation.ts');
  const after = reloaded.makeCheckIn('Surya', checkIn);
  expect(after.body.seq).toBe(2);
  expect(after.body.device_id).toBe(before.body.device_id);
  expect(after.id).not.toBe(before.id);
});
