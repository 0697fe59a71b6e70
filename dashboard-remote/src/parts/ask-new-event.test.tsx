import { getHeadcount, getHostedInvitation, getSending, listRsvpGuests, saveSending } from '@janur/contracts';
import type { MessageKind } from '@janur/contracts/messages';
import { answer } from '@janur/data/testing';
import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { headcountOf, hostOf, recordOf } from '../testing/couple.ts';
import { openDashboard, whereabouts } from '../testing/dashboard.tsx';

const WORDS = '23 undangan sudah menjawab sebelum acara ini ditambahkan, dan belum ditanya.';

async function openUnasked({ isOn = false, kinds = ['INVITATION'] as MessageKind[] } = {}) {
  const settings = {
    is_on: isOn,
    channel: 'WHATSAPP' as const,
    starts_at: null,
    from_hour: 9,
    until_hour: 20,
    timezone: 'Asia/Jakarta',
    kinds,
    silent_days: 7,
  };
  answer(getHostedInvitation, () => hostOf());
  const [event, ...others] = headcountOf().events;
  answer(getHeadcount, () => ({
    ...headcountOf(),
    unasked: 23,
    events: event ? [{ ...event, unasked: 23 }, ...others] : [],
  }));
  const asked = answer(listRsvpGuests, () => ({ rows: [recordOf({ name: 'Bude Tari' })], header: [] }));
  answer(getSending, () => ({
    settings,
    channels: [{ channel: 'WHATSAPP' as const, is_ready: true, fault: null }],
    counts: { queued: 0, sent: 0, delivered: 0, read: 0, failed: 0 },
    without_address: 0,
  }));
  const saved = answer(saveSending, ({ body }) => {
    settings.kinds = body.kinds ?? settings.kinds;
    return settings;
  });
  await openDashboard('/guests?event=1&unasked=yes', 'CLIENT');
  await screen.findByText(WORDS);
  return { asked, saved };
}

// an offer of one test is none of the next
afterEach(() => notifications.clean());

test('the list of those who answered before is asked for, and its count leads there', async () => {
  const { asked } = await openUnasked();
  await waitFor(() => expect(asked.some(({ body }) => body.is_unasked === true && body.event_id === 1)).toBe(true));
  expect(screen.getByRole('link', { name: /Belum ditanya acara baru\s*23/ }).getAttribute('aria-current')).toBe('true');
});

test('by hand one tap leads to their queue', async () => {
  await openUnasked();
  fireEvent.click(await screen.findByRole('link', { name: 'Tanyakan' }));
  await waitFor(() => expect(whereabouts()).toBe('/sending?kind=new-event'));
});

test('where messages go by themselves one tap asks all of them, with the way back', async () => {
  const { saved } = await openUnasked({ isOn: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Tanyakan otomatis' }));
  expect(await screen.findByText('Ditanyakan otomatis, jam 09.00–20.00.')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Urungkan' }));
  await waitFor(() =>
    expect(saved.map(({ body }) => body.kinds)).toEqual([['INVITATION', 'NEW_EVENT'], ['INVITATION']]),
  );
});
