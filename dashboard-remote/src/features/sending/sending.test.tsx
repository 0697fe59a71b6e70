import {
  type DataInputOf,
  getHostedInvitation,
  getSending,
  getSendingQueues,
  listMessageTemplates,
  listOutbox,
  listRsvpGuests,
  markMessage,
  type RsvpRecord,
  retryOutbox,
  saveMessageTemplate,
  saveSending,
} from '@janur/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer } from '@janur/data/testing';
import { hostOf, recordOf } from '../../testing/couple.ts';
import { openDashboard, whereabouts } from '../../testing/dashboard.tsx';

type State = DataInputOf<typeof getSending>;
const SETTINGS: State['settings'] = {
  is_on: false,
  channel: 'WHATSAPP',
  starts_at: null,
  from_hour: 9,
  until_hour: 20,
  timezone: 'Asia/Jakarta',
  kinds: ['INVITATION'],
  silent_days: 7,
};
const automatic = (over: Partial<State> = {}): State => ({
  settings: SETTINGS,
  channels: [{ channel: 'WHATSAPP', is_ready: false, fault: null }],
  counts: { queued: 0, sent: 0, delivered: 0, read: 0, failed: 0 },
  without_address: 0,
  ...over,
});

const tari = [recordOf({ name: 'Bude Tari' })];

async function openSending(
  give: () => State = automatic,
  nextOf: (asked: { page: number }) => RsvpRecord[] = () => tari,
) {
  answer(getHostedInvitation, () => hostOf());
  answer(listMessageTemplates, () => []);
  answer(getSending, () => give());
  answer(getSendingQueues, () => [
    { kind: 'INVITATION' as const, waiting: 4, sent: 296 },
    { kind: 'REMINDER' as const, waiting: 6, sent: 0 },
  ]);
  const unsent = Array.from({ length: 10 }, (_, at) => recordOf({ name: `Tamu ${at}` }));
  const asked = answer(listRsvpGuests, ({ body }) => ({ rows: body.message ? unsent : nextOf(body), header: [] }));
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

test('who was not written to and has answered all the same is told beside whose turn it is', async () => {
  await openSending();
  fireEvent.click(screen.getByRole('link', { name: /Pengingat/ }));
  await screen.findByText('6 menunggu giliran');
  fireEvent.click(screen.getByRole('link', { name: /^Undangan/ }));
  await screen.findByText(/^4 menunggu giliran. 6 lainnya belum dikirimi, tetapi sudah menjawab atau sudah datang$/);
});

test('whose turn it is says the how many that is', async () => {
  await openSending();
  expect(await screen.findByText('Tamu ke-297 dari 300')).toBeTruthy();
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

test('a half-written text waits while another language is looked at, and is not lost by Escape', async () => {
  await openSending();
  fireEvent.click(screen.getByRole('button', { name: 'Tulis pesannya' }));
  const sheet = within(await screen.findByRole('dialog'));
  const text = () => sheet.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(text(), { target: { value: 'Sugeng rawuh {name}' } });
  const language = sheet.getByRole<HTMLSelectElement>('combobox', { name: 'Bahasa' });
  const before = language.value;
  fireEvent.change(language, { target: { value: 'en' } });
  expect(text().value).not.toBe('Sugeng rawuh {name}');
  fireEvent.change(language, { target: { value: before } });
  expect(text().value).toBe('Sugeng rawuh {name}');
  fireEvent.keyDown(text(), { key: 'Escape' });
  const question = within(await screen.findByRole('dialog', { name: 'Perubahan belum disimpan' }));
  fireEvent.click(question.getByRole('button', { name: 'Buang perubahan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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
  fireEvent.click(await screen.findByRole('button', { name: 'Batalkan tanda terkirim untuk Bude Tari' }));
  await waitFor(() => expect(marked.map(({ body }) => body.is_sent)).toEqual([true, false]));
  fireEvent.click(screen.getByRole('button', { name: 'Pilih tamu lain' }));
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.click(await sheet.findByRole('link', { name: /Bude Tari/ }));
  await waitFor(() => expect(whereabouts()).toContain('guest=CODE'));
  expect(asked.some(({ body }) => body.search_query.startsWith('CODE'))).toBe(true);
});

test('however many were skipped, the next one comes', async () => {
  const early = Array.from({ length: 230 }, (_, at) => recordOf({ code: `EARLY${at}`, name: `Tamu ${at}` }));
  sessionStorage.setItem('janur-skipped-INVITATION', JSON.stringify(early.map(({ code }) => code)));
  const late = recordOf({ name: 'Bude Tari' });
  await openSending(automatic, () => [...early, late]);
  expect(screen.getByRole('link', { name: /Buka WhatsApp/ })).toBeTruthy();
  sessionStorage.clear();
});

test('without an account of the operator’s it is said what it takes', async () => {
  await openSending();
  expect(await screen.findByText(/memerlukan akun WhatsApp Business atau email/)).toBeTruthy();
  expect(screen.queryByRole('switch', { name: 'Kirim otomatis' })).toBeNull();
});

test('one switch sends by itself; what did not arrive can be tried again, and who refused is written to by hand', async () => {
  let settings = SETTINGS;
  const failed = {
    state: 'FAILED',
    address: null,
    kind: 'INVITATION',
    channel: 'WHATSAPP',
    updated_at: '2027-01-01T03:00:00.000Z',
  } as const;
  answer(listOutbox, () => [
    { ...failed, id: 7, guest_code: 'AAA1', guest_name: 'Koh Hendra', error: 'WA_131000' },
    { ...failed, id: 8, guest_code: 'AAA2', guest_name: 'Dwi Atmoko', error: 'STOPPED' },
  ]);
  const saved = answer(saveSending, ({ body }) => (settings = { ...settings, ...body }));
  const retried = answer(retryOutbox, () => ({ queued: 1 }));
  await openSending(() =>
    automatic({
      settings,
      channels: [{ channel: 'WHATSAPP', is_ready: true, fault: null }],
      counts: { queued: 12, sent: 60, delivered: 96, read: 231, failed: 2 },
    }),
  );
  fireEvent.click(await screen.findByRole('switch', { name: 'Kirim otomatis' }));
  await waitFor(() => expect(saved.map(({ body }) => body.is_on)).toEqual([true]));
  expect(await screen.findByText('12 masih antre')).toBeTruthy();
  expect(document.querySelector('[data-count=read]')?.textContent).toBe('231');
  const byHand = await screen.findByRole('link', { name: 'Kirim sendiri' });
  expect(byHand.getAttribute('href')).toContain('guest=AAA2');
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(retried.map(({ body }) => body.ids)).toEqual([[7]]));
});
