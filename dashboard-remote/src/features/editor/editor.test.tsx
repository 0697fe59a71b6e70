import {
  decideSuggestion,
  dropKeptDraft,
  getDraftReview,
  getKeptDraft,
  type KeptDraft,
  keepDraft,
  type Suggestion,
  getClientDetail,
  getClientsOverview,
  findSlugHolder,
  getClientOption,
  getOptionSlugs,
  inviteGuests,
  listTemplateFamilies,
  listTemplates,
  problem,
  updateClient,
  updateOption,
} from '@janur/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, Refusal } from '@janur/data/testing';
import { openDashboard, whereabouts } from '../../testing/dashboard.tsx';
import { onLaptop } from '../../testing/screens.ts';
// its code is more than a page waits for
import './editor-page.tsx';
import { copied, stored } from './testing/stored.ts';

/** An invitation as the server has it; each save raises its revision. */
async function openEditor(
  panel: string,
  {
    unsaved = null,
    suggestions = [],
    isHidden = false,
  }: { unsaved?: KeptDraft | null; suggestions?: Suggestion[]; isHidden?: boolean } = {},
) {
  const kept = stored();
  kept.option.is_hidden = isHidden;
  answer(getKeptDraft, () => unsaved);
  answer(keepDraft, () => ({ kept_at: '2027-01-01T03:00:00.000Z' }));
  const dropped = answer(dropKeptDraft, () => ({}));
  answer(getDraftReview, () => ({ link: null, approval: null, suggestions, guests: 3, answers_until: null }));
  const { option, ...client } = kept;
  const options = [{ id: option.id, slug: option.slug }];
  answer(getClientDetail, () => ({ ...client, options }));
  answer(getClientOption, () => kept);
  answer(getClientsOverview, () => ({
    total: 1,
    upcoming: 1,
    by_status: { LIVE: 1, LOCKED: 0, HIDDEN: 0, PAST: 0 },
    weeks: [],
  }));
  answer(listTemplates, () => []);
  answer(listTemplateFamilies, () => []);
  const saved = answer(updateClient, ({ body }) => {
    const content = { ...client.content, ...copied(body.content) } as typeof client.content; // the rows that were sent
    return { ...client, content, revision: client.revision + 1 };
  });
  const optionSaved = answer(updateOption, ({ body }) => ({
    ...option,
    is_hidden: body.is_hidden ?? option.is_hidden,
    revision: option.revision + 1,
  }));
  await openDashboard(`/clients/${client.id}?option=${option.id}&panel=${panel}`, 'ADMIN');
  await screen.findByRole('heading', { level: 2 });
  return { kept, saved, optionSaved, dropped };
}

test('a change is told by the bar, saved with the revision that it was made on, and then done with', async () => {
  const { kept, saved } = await openEditor('share_banner');
  const field = await screen.findByDisplayValue(kept.content.hashtag_word ?? '');
  fireEvent.change(field, { target: { value: 'SintaRamaSelamanya' } });
  const bar = within(await screen.findByRole('region', { name: 'Perubahan' }));
  fireEvent.click(bar.getByRole('button', { name: /^Simpan/ }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.body).toMatchObject({ revision: kept.revision, content: { hashtag_word: 'SintaRamaSelamanya' } });
});

test('an event that has guests is let go of here, once they are taken off it', async () => {
  const { kept } = await openEditor('wedding_event');
  const [event] = [...kept.content.new_events, ...kept.content.events];
  if (!event) throw new Error('no event');
  let isFull = true;
  const saved = answer(updateClient, () => {
    if (isFull) throw new Refusal('CONFLICT', [], problem('events_have_guests', { events: 'Resepsi' }));
    const { option: _option, ...client } = kept;
    return { ...client, revision: client.revision + 1 };
  });
  const taken = answer(inviteGuests, ({ body }) => {
    isFull = false;
    return { changed: body.events.map((one) => ({ ...one, codes: ['AYU00001'] })), arrived: 0 };
  });
  fireEvent.click((await screen.findAllByRole('button', { name: /^Hapus/ }))[0] ?? document.body);
  const bar = within(await screen.findByRole('region', { name: 'Perubahan' }));
  fireEvent.click(bar.getByRole('button', { name: /^Simpan/ }));
  fireEvent.click(await bar.findByRole('button', { name: 'Lepaskan tamunya dan simpan' }));
  const question = within(await screen.findByRole('dialog', { name: 'Lepaskan semua tamu dari acara ini: Resepsi?' }));
  fireEvent.click(question.getByRole('button', { name: 'Lepaskan dan simpan' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(taken.map(({ body }) => body)).toEqual([
    {
      guests: { filter: { event_id: event.id, search_query: '' } },
      events: [{ event_id: event.id, is_invited: false }],
    },
  ]);
});

test('who leaves with unsaved changes is asked, and may stay', async () => {
  const { kept } = await openEditor('share_banner');
  const here = whereabouts();
  fireEvent.change(await screen.findByDisplayValue(kept.content.hashtag_word ?? ''), { target: { value: 'Lain' } });
  fireEvent.click(screen.getByRole('link', { name: 'Ke daftar klien' }));
  const question = within(await screen.findByRole('dialog', { name: /Simpan perubahan/ }));
  fireEvent.click(question.getByRole('button', { name: 'Lanjut menyunting' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(whereabouts()).toBe(here);
});

test('a changed address says that the former one works for ever, and nobody’s former one can be taken', async () => {
  answer(getOptionSlugs, () => ({
    slug: 'sinta-rama',
    former: [{ slug: 'sinta-dulu', until: '2027-01-01T03:00:00.000Z' }],
    invited: 120,
  }));
  answer(findSlugHolder, ({ params }) => ({
    option_id: null,
    client_name: null,
    is_former: params.slug === 'milik-orang',
  }));
  const { kept } = await openEditor('general');
  const address = await screen.findByRole('textbox', { name: 'Alamat' });
  expect(await screen.findByText('Alamat lama yang tetap berlaku: /sinta-dulu')).toBeTruthy();
  fireEvent.change(address, { target: { value: 'sinta-dan-rama' } });
  expect(await screen.findByText(`/${kept.option.slug} menjadi /sinta-dan-rama.`)).toBeTruthy();
  expect(screen.getByText(/120 tamu sudah dikirimi tautan\. Alamat lama tetap berlaku selamanya/)).toBeTruthy();
  fireEvent.change(address, { target: { value: 'milik-orang' } });
  expect(await screen.findByText('Pernah menjadi alamat undangan lain, jadi tidak bisa dipakai lagi.')).toBeTruthy();
});

const SUGGESTION: Suggestion = {
  id: 9,
  section: 'share_banner',
  path: 'content.hashtag_word',
  before: null,
  text: 'SintaRamaSelamanya',
  comment: null,
  author: 'Ratna',
  state: 'OPEN',
  answer: null,
  created_at: '2027-01-01T03:00:00.000Z',
  decided_at: null,
};

test('what the couple suggests stands below its field, is taken over, and told to them once it is saved', async () => {
  const decided = answer(decideSuggestion, ({ body }) => ({ ...SUGGESTION, ...body, answer: null }));
  const { saved } = await openEditor('share_banner', { suggestions: [SUGGESTION] });
  expect(await screen.findByText('Usulan Ratna')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Pakai' }));
  expect(await screen.findByDisplayValue('SintaRamaSelamanya')).toBeTruthy();
  expect(decided).toHaveLength(0);
  fireEvent.click(within(screen.getByRole('region', { name: 'Perubahan' })).getByRole('button', { name: /^Simpan/ }));
  await waitFor(() => expect(decided[0]?.body).toMatchObject({ state: 'TAKEN' }));
  expect(saved[0]?.body).toMatchObject({ content: { hashtag_word: 'SintaRamaSelamanya' } });
});

test('what was thrown away comes back', async () => {
  const { kept, dropped } = await openEditor('share_banner');
  const former = kept.content.hashtag_word ?? '';
  fireEvent.change(await screen.findByDisplayValue(former), { target: { value: 'Lain' } });
  fireEvent.click(screen.getByRole('button', { name: 'Buang' }));
  expect(await screen.findByDisplayValue(former)).toBeTruthy();
  await waitFor(() => expect(dropped).toHaveLength(1));
  fireEvent.click(await screen.findByRole('button', { name: 'Urungkan' }));
  expect(await screen.findByDisplayValue('Lain')).toBeTruthy();
});

test('what was not saved the last time is here again, and can be done without', async () => {
  const base = { ...stored() };
  const { name, version, content, option } = base;
  const draft = { name, version, option, content: { ...content, hashtag_word: 'BelumDisimpan' } };
  const kept_at = '2027-01-01T03:00:00.000Z';
  await openEditor('share_banner', { unsaved: { base: { name, version, content, option }, draft, kept_at } });
  expect(await screen.findByDisplayValue('BelumDisimpan')).toBeTruthy();
  const notice = await screen.findByText(/Perubahan yang belum disimpan \(/);
  fireEvent.click(within(notice.parentElement ?? document.body).getByRole('button', { name: 'Buang' }));
  expect(await screen.findByDisplayValue(content.hashtag_word ?? '')).toBeTruthy();
});

test('a draft is published after its checklist, together with what is unsaved', async () => {
  const { optionSaved } = await openEditor('share_banner', { isHidden: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Terbitkan' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Siap diterbitkan?' }));
  expect(sheet.getByText('Tanggal dan jam')).toBeTruthy();
  fireEvent.click(sheet.getByRole('button', { name: /^Terbitkan/ }));
  await waitFor(() => expect(optionSaved[0]?.body).toMatchObject({ is_hidden: false }));
  expect(await screen.findByRole('link', { name: 'Buka undangan' })).toBeTruthy();
});

test('a save that makes no sense is asked about, and may be meant', async () => {
  const { saved } = await openEditor('wedding_event');
  const [card] = await screen.findAllByRole('button', { name: /Akad|Pemberkatan|Resepsi/ });
  if (card?.getAttribute('aria-expanded') === 'false') fireEvent.click(card);
  const [start] = await screen.findAllByLabelText('Mulai');
  if (!start) throw new Error('an event has a start');
  fireEvent.change(start, { target: { value: '1999-06-12T08:00' } });
  const bar = () => within(screen.getByRole('region', { name: 'Perubahan' }));
  fireEvent.click(bar().getByRole('button', { name: /^Simpan/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Benar begini?' }));
  expect(question.getByText(/Sudah lewat/)).toBeTruthy();
  expect(saved).toHaveLength(0);
  fireEvent.click(question.getByRole('button', { name: 'Ya, simpan saja' }));
  await waitFor(() => expect(saved).toHaveLength(1));
});

test('another kind of panels opens its first one: what stands beside the list is marked in it', async () => {
  const toNarrow = onLaptop();
  await openEditor('hero');
  await screen.findByRole('heading', { level: 2, name: 'Sampul' });
  fireEvent.click(screen.getByRole('radio', { name: 'Warna' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Warna' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Warna/ }).getAttribute('aria-current')).not.toBeNull();
  toNarrow();
});

test('where a panel takes the place of the list there is one way back, to the list', async () => {
  await openEditor('hero');
  expect(await screen.findByRole('button', { name: 'Ke daftar bagian' })).toBeTruthy();
  // the bar's own way back is put aside by this mark where one pane has room
  expect(screen.getByRole('link', { name: 'Ke daftar klien' }).dataset['below']).toBe('true');
});
