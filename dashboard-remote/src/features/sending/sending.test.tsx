import {
  getHostedInvitation,
  getSendingQueues,
  listMessageTemplates,
  listRsvpGuests,
  markMessage,
  saveMessageTemplate,
} from '@janur/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer } from '@janur/data/testing';
import { hostOf, recordOf } from '../../testing/couple.ts';
import { openDashboard, whereabouts } from '../../testing/dashboard.tsx';

async function openSending() {
  answer(getHostedInvitation, () => hostOf());
  answer(listMessageTemplates, () => []);
  answer(getSendingQueues, () => [
    { kind: 'INVITATION' as const, waiting: 4, sent: 296 },
    { kind: 'REMINDER' as const, waiting: 6, sent: 0 },
  ]);
  const asked = answer(listRsvpGuests, () => ({ rows: [recordOf({ name: 'Bude Tari' })], header: [] }));
  await openDashboard('/sending', 'CLIENT');
  await screen.findAllByText(/Bude Tari/);
  return asked;
}

test('the next guest is shown with the link that opens WhatsApp', async () => {
  await openSending();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ });
  expect(link.href).toMatch(/^https:\/\/wa\.me\/62812000\d+\?text=/);
  expect(decodeURIComponent(link.href)).toContain('Bude Tari');
});

test('another kind of message is another address and another list', async () => {
  const asked = await openSending();
  fireEvent.click(screen.getByRole('link', { name: /Pengingat/ }));
  await waitFor(() => expect(whereabouts()).toContain('kind=reminder'));
  await waitFor(() => expect(asked.some(({ body }) => body.queue?.kind === 'REMINDER')).toBe(true));
});

test('a text of one’s own takes the place of ours, and a word that nobody knows stops it', async () => {
  await openSending();
  const saved = answer(saveMessageTemplate, ({ body }) => [
    { kind: body.kind, guest_group: body.guest_group, language: body.language, text: body.text ?? '' },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Tulis pesannya' }));
  const sheet = within(await screen.findByRole('dialog'));
  const text = sheet.getByRole('textbox');
  const save = () => sheet.getByRole<HTMLButtonElement>('button', { name: /^Simpan/ });
  fireEvent.change(text, { target: { value: 'Halo {namanya}' } });
  expect(save().disabled).toBe(true);
  fireEvent.change(text, { target: { value: 'Halo {name}: {link}' } });
  fireEvent.click(save());
  await waitFor(() => expect(saved.map(({ body }) => body.text)).toEqual(['Halo {name}: {link}']));
});

test('what was marked as sent can be taken back, and one guest can be written to out of turn', async () => {
  const asked = await openSending();
  const marked = answer(markMessage, ({ params, body }) => ({
    guest_code: params.guestCode,
    kind: params.kind,
    sent_at: body.is_sent ? new Date().toISOString() : null,
  }));
  expect(screen.getByRole('link', { name: /Pengingat\s*6/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: /Buka WhatsApp/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Terkirim, lanjut' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Urungkan terkirim kepada Bude Tari' }));
  await waitFor(() => expect(marked.map(({ body }) => body.is_sent)).toEqual([true, false]));
  fireEvent.click(screen.getByRole('button', { name: 'Pilih tamu lain' }));
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.click(await sheet.findByRole('link', { name: /Bude Tari/ }));
  await waitFor(() => expect(whereabouts()).toContain('guest=CODE'));
  expect(asked.some(({ body }) => body.search_query.startsWith('CODE'))).toBe(true);
});
