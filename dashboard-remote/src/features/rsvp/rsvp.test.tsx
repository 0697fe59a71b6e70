import {
  getHeadcount,
  getHostedInvitation,
  getRsvpInsights,
  getRsvpSummary,
  getSendingQueues,
  listRsvpGuests,
} from '@janur/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, Refusal } from '@janur/data/testing';
import { headcountOf, hostOf, recordOf } from '../../testing/couple.ts';
import { openDashboard, whereabouts } from '../../testing/dashboard.tsx';

function answers() {
  answer(getHostedInvitation, () => hostOf());
  const asked = answer(getRsvpSummary, () => ({
    event_title: 'Akad',
    total_invitations: 12,
    total_confirmed: 5,
    total_declined: 3,
    total_pending: 4,
    total_pax: 24,
    total_pax_confirmed: 9,
  }));
  answer(getRsvpInsights, () => ({
    timeline: [{ day: '2026-11-20', confirmed: 5, declined: 3, pax: 9 }],
    questions: [
      {
        name: 'meal',
        label: 'Menu',
        answers: [{ value: 'fish', label: 'Ikan', total_answers: 4, total_pax: 7 }],
      },
    ],
    latest: [
      {
        booking_id: 1,
        guest_code: 'AYU00001',
        name: 'Ayu',
        is_attending: true,
        guest_total: 2,
        message: 'Selamat!',
        answered_at: '2026-11-20T03:00:00.000Z',
      },
    ],
  }));
  return asked;
}

test('the couple reads how many come, who answered last and what was chosen', async () => {
  answers();
  await openDashboard('/rsvp', 'CLIENT');
  expect(await screen.findByText('Ayu')).toBeTruthy();
  expect(screen.getByText('Ikan')).toBeTruthy();
  expect(screen.getByText('Menu')).toBeTruthy();
});

test('a wish that is cut off can be read whole', async () => {
  answers();
  await openDashboard('/rsvp', 'CLIENT');
  const wish = await screen.findByRole('button', { name: 'Selamat!' });
  expect(wish.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(wish);
  expect(wish.getAttribute('aria-expanded')).toBe('true');
});

test('who is to be written to stands on the first screen, of the first queue that has somebody, one tap away', async () => {
  answers();
  answer(getSendingQueues, () => [
    { kind: 'INVITATION' as const, waiting: 0, sent: 40 },
    { kind: 'REMINDER' as const, waiting: 12, sent: 0 },
  ]);
  const asked = answer(listRsvpGuests, () => ({
    rows: [recordOf({ name: 'Bude Tutik', code: 'TUTIK001' }), recordOf({ name: 'Om Rudi' })],
    header: [],
  }));
  await openDashboard('/rsvp', 'CLIENT');
  const today = within(await screen.findByRole('region', { name: 'Kirim hari ini' }));
  expect(today.getByText('12')).toBeTruthy();
  expect(today.getByRole('link', { name: 'Tulis kepada Bude Tutik' }).getAttribute('href')).toBe(
    '/dashboard/sending?kind=reminder&guest=TUTIK001',
  );
  expect(today.getByRole('link', { name: 'Buka antrean' }).getAttribute('href')).toBe(
    '/dashboard/sending?kind=reminder',
  );
  expect(asked.map(({ body }) => body.queue?.kind)).toEqual(['REMINDER']);
});

test('each number leads to its own list: of the event, and of the address that is looked at', async () => {
  answers();
  const link = (slug: string) => ({
    slug,
    language: 'id' as const,
    link: `https://janur.test/${slug}`,
    is_hidden: false,
  });
  answer(getHostedInvitation, () => hostOf({ slugs: [link('sinta-rama'), link('sinta-kantor')] }));
  answer(getHeadcount, () => headcountOf());
  await openDashboard('/rsvp?event=2&slug=sinta-kantor', 'CLIENT');
  const declined = await screen.findByRole('link', { name: '3' });
  expect(declined.getAttribute('href')).toBe('/dashboard/guests?event=2&slug=sinta-kantor&status=declined');
});

/** Both events of the couple are today, the second has just begun. */
function dayItself() {
  answers();
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const events = hostOf().events.map((event, index) => ({
    ...event,
    // where it is noon now, so that both are on one day
    timezone: zoneAtNoon(),
    start_datetime: at(index === 0 ? -3 : -1),
  }));
  answer(getHostedInvitation, () => hostOf({ events }));
  const [first] = headcountOf().events;
  if (!first) throw new Error('an event');
  const second = { ...first, event_id: 2, without_table: 3 };
  answer(getHeadcount, () => ({ ...headcountOf({ attended: 3, walkIns: 2 }), events: [first, second] }));
}

function zoneAtNoon(): string {
  const east = 12 - new Date().getUTCHours();
  // signs of these zones are turned round
  return `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`;
}

test('on the day itself the first screen is that day: who has come, the door and the tables', async () => {
  dayItself();
  await openDashboard('/rsvp', 'CLIENT');
  expect(await screen.findByRole('heading', { level: 1, name: 'Hari ini' })).toBeTruthy();
  const day = await screen.findByRole('region', { name: 'Yang sudah datang' });
  await waitFor(() => expect(day.querySelector('[data-number=arrived]')?.textContent).toBe('3'));
  expect(day.textContent).toContain('dari 4 yang menyatakan hadir');
  const way = (name: RegExp) => within(day).getByRole('link', { name }).getAttribute('href');
  // the event that goes on now
  expect(way(/Di pintu.*2 undangan datang/)).toBe('/dashboard/attendance?event=2');
  expect(way(/Meja.*3 undangan belum punya meja/)).toBe('/dashboard/tables?event=2');
  const menu = screen.getAllByRole('link', { name: 'Hari ini' });
  expect(menu.some((link) => link.getAttribute('href') === '/dashboard/rsvp')).toBe(true);
  expect(screen.queryByText('Batas jawaban')).toBeNull();
});

test('on any other day it is about the answers', async () => {
  answers();
  await openDashboard('/rsvp', 'CLIENT');
  expect(await screen.findByRole('heading', { level: 1, name: 'RSVP' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Yang sudah datang' })).toBeNull();
});

test('another event is another address, and is asked for', async () => {
  const asked = answers();
  await openDashboard('/rsvp', 'CLIENT');
  fireEvent.click(await screen.findByRole('link', { name: 'Resepsi' }));
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ eventId: 2 }));
  expect(whereabouts()).toBe('/rsvp?event=2');
});

test('numbers that do not come are said, with a way to ask again', async () => {
  answers();
  const asked = answer(getRsvpSummary, () => {
    throw new Refusal('FORBIDDEN');
  });
  await openDashboard('/rsvp', 'CLIENT');
  const before = asked.length;
  fireEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
});

test('the couple opens, copies and shares its own invitation', async () => {
  const shared: ShareData[] = [];
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: async (data: ShareData) => void shared.push(data),
  });
  answers();
  await openDashboard('/rsvp', 'CLIENT');
  const link = 'https://janur.test/sinta-rama';
  expect((await screen.findByRole('link', { name: 'Buka' })).getAttribute('href')).toBe(link);
  expect(screen.getByRole('button', { name: 'Salin janur.test/sinta-rama' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Bagikan' }));
  expect(shared).toEqual([{ title: 'Sinta & Rama', url: link }]);
  Reflect.deleteProperty(navigator, 'share');
});
