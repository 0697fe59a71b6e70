import { jest } from '@jest/globals';
import type { GuestBookGuest } from '@janur/contracts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { openApp } from '../../testing/app.tsx';
import { aGuest, anArrivedGuest, packed } from '../../testing/guest.ts';

/** The browser's stream, without a browser: a test says what arrives. */
class Stream extends EventTarget {
  static open: Stream[] = [];
  readonly url: string;
  isClosed = false;
  constructor(url: string) {
    super();
    this.url = url;
    Stream.open.push(this);
  }
  close() {
    this.isClosed = true;
  }
  guest(guest: GuestBookGuest, lastEventId = '2026-06-20T12:40:00.000Z') {
    this.dispatchEvent(new MessageEvent('guest', { data: JSON.stringify(packed(guest)), lastEventId }));
  }
}

const justNow = () => new Date(Date.now()).toISOString();
const arrived = (id: number, name: string) =>
  anArrivedGuest({ guest_event_id: id, guest_code: `G${id}`, name, checked_in_at: justNow() });

beforeEach(() => {
  Stream.open = [];
  Object.assign(globalThis, { EventSource: Stream });
});
afterEach(() => {
  jest.useRealTimers();
  cleanup();
});

async function openGreeting() {
  openApp({
    path: '/welcome',
    server: { guests: [aGuest()] },
    answers: { getGuestPack: () => Promise.reject(new Error('no list')) },
  });
  await screen.findByRole('heading', { name: 'Selamat datang' });
  const [stream] = Stream.open;
  if (!stream) throw new Error('the screen follows the event');
  act(() => void stream.dispatchEvent(new Event('open')));
  return stream;
}

test('who is checked in at any gate is welcomed by name, with number and table, and without a phone number', async () => {
  const stream = await openGreeting();
  expect(stream.url).toBe('/api/dashboard/clients/events/7/stream');
  act(() => stream.guest(arrived(21, 'Ibu Ratna')));
  expect(screen.getByRole('heading', { name: 'Ibu Ratna' })).toBeTruthy();
  expect(screen.getByText('Untuk 2 orang')).toBeTruthy();
  expect(screen.getByText('12')).toBeTruthy();
  expect(document.body.textContent).not.toContain('0001');
});

test('number and table are left out where the couple wishes it', async () => {
  const stream = await openGreeting();
  fireEvent.click(screen.getByRole('button', { name: 'Jumlah orang' }));
  fireEvent.click(screen.getByRole('button', { name: 'Meja' }));
  act(() => stream.guest(arrived(22, 'Pak Budi')));
  expect(screen.getByRole('heading', { name: 'Pak Budi' })).toBeTruthy();
  expect(screen.queryByText('Untuk 2 orang')).toBeNull();
  expect(screen.queryByText('12')).toBeNull();
});

test('those who come together are welcomed one after the other, also while others keep coming', async () => {
  const stream = await openGreeting();
  jest.useFakeTimers();
  act(() => stream.guest(arrived(31, 'Satu')));
  act(() => stream.guest(arrived(32, 'Dua')));
  expect(screen.getByRole('heading', { name: 'Satu' })).toBeTruthy();
  for (const id of [33, 34, 35]) {
    act(() => jest.advanceTimersByTime(2000));
    act(() => stream.guest(arrived(id, `Tamu ${id}`)));
  }
  act(() => jest.advanceTimersByTime(100));
  expect(screen.queryByRole('heading', { name: 'Satu' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Dua' })).toBeTruthy();
  for (let seconds = 0; seconds < 60; seconds += 2) act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('heading', { name: 'Selamat datang' })).toBeTruthy();
});

test('a stream that breaks is opened again by itself, where it left off', async () => {
  const stream = await openGreeting();
  act(() => stream.guest(arrived(41, 'Ibu Ani'), '2026-06-20T12:50:00.000Z'));
  jest.useFakeTimers();
  act(() => void stream.dispatchEvent(new Event('error')));
  expect(stream.isClosed).toBe(true);
  act(() => jest.advanceTimersByTime(1000));
  expect(Stream.open).toHaveLength(2);
  expect(Stream.open[1]?.url).toContain('since=2026-06-20T12%3A50%3A00.000Z');
});
