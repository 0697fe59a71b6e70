import {
  answerWish,
  decideWaitingAnswers,
  getHostedInvitation,
  listAllWishes,
  listOwnWishes,
  listWaitingAnswers,
  type ModeratedWish,
  moderateWishes,
  type WaitingAnswer,
} from '@janur/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, Refusal } from '@janur/data/testing';
import { hostOf } from '../../testing/couple.ts';
import { openDashboard, whereabouts } from '../../testing/dashboard.tsx';

const wish = (over: Partial<ModeratedWish>): ModeratedWish => ({
  id: 1,
  name: 'Bude Tari',
  message: 'Semoga langgeng.',
  answer: null,
  created_at: '2026-11-20T03:00:00.000Z',
  client_id: 4,
  client_name: 'Sinta & Rama',
  slug: 'sinta-rama',
  source: null,
  ...over,
});

const waiting = (over: Partial<WaitingAnswer>): WaitingAnswer => ({
  id: 11,
  client_id: 4,
  client_name: 'Sinta & Rama',
  slug: 'sinta-rama',
  name: 'Tamu Jauh',
  message: 'Selamat ya!',
  is_attending: true,
  guest_total: 2,
  source: 'ABCD0123',
  created_at: '2026-11-20T03:00:00.000Z',
  ...over,
});

/** A server that keeps wishes, shown or hidden. */
function wishesOf(...all: ModeratedWish[]) {
  const state = new Map(all.map(({ id }) => [id, 'SHOWN']));
  const isMeant = ({ source }: ModeratedWish, asked: string | undefined) =>
    asked === undefined || (asked === 'STRANGERS' ? source !== null : source === asked);
  const list = ({ query }: { query: { search?: string | undefined; source?: string | undefined; state?: string } }) =>
    all.filter(
      (one) =>
        state.get(one.id) === (query.state ?? 'SHOWN') &&
        one.message.includes(query.search ?? '') &&
        isMeant(one, query.source),
    );
  answer(listAllWishes, list);
  answer(listOwnWishes, list);
  answer(listWaitingAnswers, () => []);
  const asked = answer(moderateWishes, ({ body }) => {
    const meant = all.filter((one) => body.ids?.includes(one.id) ?? isMeant(one, body.chosen?.source));
    for (const { id } of meant) {
      if (body.deed === 'REMOVE') state.delete(id);
      else state.set(id, body.deed === 'HIDE' ? 'HIDDEN' : 'SHOWN');
    }
    return { count: meant.length };
  });
  return { state, asked };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test.each(['ADMIN', 'CLIENT'] as const)('%s hides a wish at once and puts it back by its undo', async (role) => {
  const { state } = wishesOf(wish({}), wish({ id: 2, name: 'Anton' }));
  await openDashboard('/wishes', role);
  fireEvent.click(await screen.findByRole('button', { name: 'Sembunyikan ucapan Bude Tari' }));
  await screen.findByText('Ucapan Bude Tari disembunyikan.');
  expect(state.get(1)).toBe('HIDDEN');
  expect(screen.queryByRole('heading', { name: 'Bude Tari' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Anton' })).toBeTruthy();
  press(/Urungkan|Batalkan/);
  await screen.findByRole('heading', { name: 'Bude Tari' });
  expect(state.get(1)).toBe('SHOWN');
});

test('a wish that could not be hidden stays, with the reason', async () => {
  wishesOf(wish({}));
  answer(moderateWishes, () => {
    throw new Refusal('UNAVAILABLE');
  });
  await openDashboard('/wishes', 'ADMIN');
  fireEvent.click(await screen.findByRole('button', { name: 'Sembunyikan ucapan Bude Tari' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Ucapan Bude Tari belum disembunyikan.');
  expect(screen.getByRole('heading', { name: 'Bude Tari' })).toBeTruthy();
});

test('a hidden wish is shown again, or removed for good', async () => {
  const { state } = wishesOf(wish({}), wish({ id: 2, name: 'Anton' }));
  for (const id of [1, 2]) state.set(id, 'HIDDEN');
  await openDashboard('/wishes?tab=hidden', 'CLIENT');
  fireEvent.click(await screen.findByRole('button', { name: 'Tampilkan lagi ucapan Bude Tari' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Bude Tari' })).toBeNull());
  press('Hapus kiriman Anton selamanya');
  await waitFor(() => expect(state).toEqual(new Map([[1, 'SHOWN']])));
});

describe('a wish is answered', () => {
  function answersOf(...all: ModeratedWish[]) {
    wishesOf(...all);
    const asked = answer(answerWish, ({ params, body }) => {
      const answered = all.find(({ id }) => id === params.id);
      if (answered) answered.answer = body.answer;
      return body;
    });
    return asked;
  }
  const said = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Balasan Anda' });

  test('once, and it stands on its card', async () => {
    const asked = answersOf(wish({}));
    await openDashboard('/wishes', 'CLIENT');
    fireEvent.click(await screen.findByRole('button', { name: 'Balas ucapan Bude Tari' }));
    fireEvent.change(await said(), { target: { value: ' Terima kasih, Bude! ' } });
    press('Kirim balasan');
    await screen.findByText('Terima kasih, Bude!');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked.map(({ params, body }) => [params.id, body])).toEqual([[1, { answer: 'Terima kasih, Bude!' }]]);
  });

  test('otherwise, or no more, with the way back', async () => {
    const asked = answersOf(wish({ answer: 'Terima kasih!' }));
    await openDashboard('/wishes', 'CLIENT');
    fireEvent.click(await screen.findByRole('button', { name: 'Ubah balasan untuk Bude Tari' }));
    expect((await said()).value).toBe('Terima kasih!');
    press('Hapus balasan');
    await screen.findByText('Balasan untuk Bude Tari dihapus.');
    await waitFor(() => expect(screen.queryByText('Terima kasih!')).toBeNull());
    press(/Urungkan|Batalkan/);
    await screen.findByText('Terima kasih!');
    expect(asked.map(({ body }) => body.answer)).toEqual([null, 'Terima kasih!']);
  });

  test('and what was typed is there again after the sheet was closed', async () => {
    answersOf(wish({}));
    await openDashboard('/wishes', 'CLIENT');
    const open = () => fireEvent.click(screen.getByRole('button', { name: 'Balas ucapan Bude Tari' }));
    await screen.findByRole('heading', { name: 'Bude Tari' });
    open();
    fireEvent.change(await said(), { target: { value: 'Belum selesai' } });
    press('Tutup');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    open();
    expect((await said()).value).toBe('Belum selesai');
  });

  test('and a refusal leaves the words where they are', async () => {
    answersOf(wish({}));
    answer(answerWish, () => {
      throw new Refusal('UNAVAILABLE');
    });
    await openDashboard('/wishes', 'CLIENT');
    fireEvent.click(await screen.findByRole('button', { name: 'Balas ucapan Bude Tari' }));
    fireEvent.change(await said(), { target: { value: 'Terima kasih!' } });
    press('Kirim balasan');
    await screen.findByRole('alert');
    expect((await said()).value).toBe('Terima kasih!');
  });
});

test('a flood is hidden in bulk by the network that it came from, after a question with its number', async () => {
  const spam = [3, 4, 5].map((id) => wish({ id, name: `Spam ${id}`, source: 'ABCD0123' }));
  const { state, asked } = wishesOf(wish({}), ...spam);
  await openDashboard('/wishes', 'CLIENT');
  await screen.findByRole('heading', { name: 'Bude Tari' });
  expect(screen.queryByRole('button', { name: /yang cocok/ })).toBeNull();
  fireEvent.click(screen.getAllByRole('link', { name: 'Jaringan ABCD0123' })[0] ?? document.body);
  await waitFor(() => expect(whereabouts()).toBe('/wishes?source=ABCD0123'));
  fireEvent.click(await screen.findByRole('button', { name: 'Sembunyikan semua yang cocok (3)' }));
  fireEvent.click(
    within(await screen.findByRole('dialog', { name: 'Sembunyikan 3 ucapan?' })).getByRole('button', {
      name: 'Sembunyikan',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.map(({ body }) => body)).toEqual([{ deed: 'HIDE', chosen: { source: 'ABCD0123' } }]);
  expect([...state.values()]).toEqual(['SHOWN', 'HIDDEN', 'HIDDEN', 'HIDDEN']);
});

test('a span of time is asked for as instants', async () => {
  const { asked } = wishesOf(wish({}));
  await openDashboard('/wishes', 'CLIENT');
  fireEvent.change(await screen.findByLabelText('Sejak'), { target: { value: '2026-11-20T09:00' } });
  fireEvent.change(screen.getByLabelText('Sampai'), { target: { value: '2026-11-20T11:30' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Sembunyikan semua yang cocok (1)' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sembunyikan' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body.chosen).toEqual({
    from: new Date('2026-11-20T09:00').toISOString(),
    until: new Date('2026-11-20T11:30').toISOString(),
  });
});

test('an admin does nothing in bulk before one client is chosen', async () => {
  const { asked } = wishesOf(wish({ source: 'ABCD0123' }));
  await openDashboard('/wishes?source=STRANGERS', 'ADMIN');
  await screen.findByRole('heading', { name: 'Bude Tari' });
  expect(screen.queryByRole('button', { name: /yang cocok/ })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Sinta & Rama' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Sembunyikan semua yang cocok (1)' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sembunyikan' }));
  await waitFor(() => expect(asked[0]?.body.chosen).toEqual({ source: 'STRANGERS', client_id: 4 }));
});

describe('answers that wait', () => {
  function waitingOf(...all: WaitingAnswer[]) {
    wishesOf(wish({}));
    const left = new Map(all.map((one) => [one.id, one]));
    answer(listWaitingAnswers, () => [...left.values()]);
    const asked = answer(decideWaitingAnswers, ({ body }) => {
      for (const id of body.ids ?? [...left.keys()]) left.delete(id);
      return { count: 1 };
    });
    return asked;
  }

  test('are approved and removed one by one', async () => {
    const asked = waitingOf(waiting({}), waiting({ id: 12, name: 'BUY FOLLOWERS' }));
    await openDashboard('/wishes?tab=waiting', 'CLIENT');
    fireEvent.click(await screen.findByRole('button', { name: 'Terima jawaban Tamu Jauh' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Tamu Jauh' })).toBeNull());
    press('Hapus kiriman BUY FOLLOWERS selamanya');
    await screen.findByText('Tidak ada yang menunggu.');
    expect(asked.map(({ body }) => body)).toEqual([
      { verdict: 'APPROVE', ids: [11] },
      { verdict: 'REMOVE', ids: [12] },
    ]);
  });

  test('are approved a page at once, and removed by what they have in common', async () => {
    const asked = waitingOf(waiting({}), waiting({ id: 12 }));
    await openDashboard('/wishes?tab=waiting&source=ABCD0123', 'CLIENT');
    fireEvent.click(await screen.findByRole('button', { name: 'Hapus semua yang cocok (2)' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus selamanya' }));
    await screen.findByText('Tidak ada yang menunggu.');
    expect(asked.map(({ body }) => body)).toEqual([{ verdict: 'REMOVE', chosen: { source: 'ABCD0123' } }]);
  });

  test('that were decided elsewhere are told, and the list is asked anew', async () => {
    waitingOf(waiting({}));
    await openDashboard('/wishes?tab=waiting', 'CLIENT');
    await screen.findByRole('heading', { name: 'Tamu Jauh' });
    answer(listWaitingAnswers, () => []);
    answer(decideWaitingAnswers, () => {
      throw new Refusal('NOT_FOUND');
    });
    press('Terima jawaban Tamu Jauh');
    expect((await screen.findByRole('alert')).textContent).toContain('Belum berhasil.');
    await screen.findByText('Tidak ada yang menunggu.');
  });
});

test('a long wish is folded until it is wanted whole', async () => {
  wishesOf(wish({ message: 'Selamat menempuh hidup baru. '.repeat(20) }));
  await openDashboard('/wishes', 'ADMIN');
  fireEvent.click(await screen.findByRole('button', { name: 'Baca semua' }));
  expect(screen.getByRole('button', { name: 'Ciutkan' }).getAttribute('aria-expanded')).toBe('true');
});

test('a search is in the address, and without a match all wishes are one tap away', async () => {
  wishesOf(wish({}));
  await openDashboard('/wishes', 'ADMIN');
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'bahagia' } });
  const all = await screen.findByRole('link', { name: 'Lihat semua' });
  expect(whereabouts()).toContain('bahagia');
  fireEvent.click(all);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Bude Tari' })).toBeTruthy());
});

test('a couple asks for its own wishes alone', async () => {
  wishesOf(wish({}));
  const all = answer(listAllWishes, () => []);
  await openDashboard('/wishes', 'CLIENT');
  await screen.findByText('Semoga langgeng.');
  expect(all).toEqual([]);
});

test('nobody but hosts and admins sees wishes', async () => {
  wishesOf(wish({}));
  await openDashboard('/wishes', 'DESIGNER');
  expect(screen.queryByText('Semoga langgeng.')).toBeNull();
});

test.each([
  ['one address', ['sinta-rama'], 0],
  ['two addresses', ['sinta-rama', 'rama-sinta'], 1],
])('a couple of %s is told on which a wish was left only where there is a choice', async (_, slugs, told) => {
  wishesOf(wish({}));
  const [slug] = hostOf().slugs;
  answer(getHostedInvitation, () => hostOf({ slugs: slugs.flatMap((one) => (slug ? [{ ...slug, slug: one }] : [])) }));
  await openDashboard('/wishes', 'CLIENT');
  await screen.findByText('Bude Tari');
  await waitFor(() => expect(screen.queryAllByRole('link', { name: '/sinta-rama' })).toHaveLength(told));
});
