import { clientAccount, slugOf } from '../../testing/factories.ts';
import { statusOf } from './client-status.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const open = slugOf('open');
const locked = slugOf('locked', { is_locked: true });
const hidden = slugOf('hidden', { is_hidden: true });

test.each([
  ['one open address', [open], 'LIVE'],
  ['an open one among locked and hidden ones', [hidden, locked, open], 'LIVE'],
  ['locked addresses only', [locked, hidden], 'LOCKED'],
  ['a hidden one that is locked too', [slugOf('both', { is_hidden: true, is_locked: true })], 'HIDDEN'],
  ['no address', [], 'HIDDEN'],
])('%s', (_, slugs, status) => {
  expect(statusOf(clientAccount({ event_date: '2026-12-01T00:00:00.000Z', slugs }), NOW)).toBe(status);
});

test.each([
  ['2026-11-19T12:00:00.000Z', 'LIVE'],
  ['2026-11-19T11:59:59.000Z', 'PAST'],
  [null, 'LIVE'],
])('an event of %s makes an open invitation %s', (event_date, status) => {
  expect(statusOf(clientAccount({ event_date }), NOW)).toBe(status);
});
