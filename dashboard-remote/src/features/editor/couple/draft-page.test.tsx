import { jest } from '@jest/globals';
import {
  approveDraft,
  listTemplates,
  openDraft,
  problem,
  type SharedDraft,
  suggestWords,
  withdrawSuggestion,
} from '@janur/contracts';
import { PREVIEW_PATH } from '@janur/contracts/preview';
import { answer, Refusal } from '@janur/data/testing';
import { FIXTURES } from '@janur/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GUEST_ORIGIN, openDashboard } from '../../../testing/dashboard.tsx';
import './draft-page.tsx';

const { client } = FIXTURES.full;
const SUGGESTION = {
  id: 4,
  section: 'quote',
  path: 'content.quote',
  before: client.content.quote,
  text: 'Lebih singkat',
  comment: null,
  author: 'Bima',
  state: 'OPEN' as const,
  answer: null,
  created_at: '2027-01-01T03:00:00.000Z',
  decided_at: null,
};

function shared(over: Partial<SharedDraft> = {}): SharedDraft {
  return {
    client,
    is_hidden: true,
    expires_at: '2030-01-01T00:00:00.000Z',
    approved_by: null,
    revision: 'as it is seen',
    suggestions: [],
    ...over,
  };
}

async function openDraftPage(draft: SharedDraft) {
  answer(openDraft, () => draft);
  answer(listTemplates, () => []);
  await openDashboard('/draft#secret');
  await screen.findByRole('button', { name: 'Setujui' });
}

/** As the frame of the invitation tells it. */
function tap(text: string, section: string) {
  const frame = screen.getByTitle<HTMLIFrameElement>('Undangan di ponsel');
  const data = { kind: 'janur-preview-tapped', tapped: { text, section } };
  act(
    () =>
      void window.dispatchEvent(
        new MessageEvent('message', { source: frame.contentWindow, origin: GUEST_ORIGIN, data }),
      ),
  );
}

// jsdom lays nothing out: the stage would have no size, and without one there is no frame
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 390, 700));
  globalThis.ResizeObserver = class {
    readonly #tell: ResizeObserverCallback;
    constructor(tell: ResizeObserverCallback) {
      this.#tell = tell;
    }
    observe(target: Element) {
      const contentRect = new DOMRect(0, 0, 390, 700);
      this.#tell([{ target, contentRect } as ResizeObserverEntry], this);
    }
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => jest.restoreAllMocks());

test('a text that is tapped is said otherwise, under the name that is asked once', async () => {
  const said = answer(suggestWords, ({ body }) => ({
    ...SUGGESTION,
    ...body,
    path: body.path ?? null,
    before: body.before ?? null,
    text: body.text ?? null,
    comment: body.comment ?? null,
  }));
  await openDraftPage(shared());
  expect((await screen.findByTitle('Undangan di ponsel')).getAttribute('src')).toBe(GUEST_ORIGIN + PREVIEW_PATH);
  tap(client.content.quote ?? '', 'quote');
  const sheet = within(await screen.findByRole('dialog', { name: 'Kutipan' }));
  const words = sheet.getByRole<HTMLTextAreaElement>('textbox', { name: 'Seharusnya tertulis' });
  expect(words.value).toBe(client.content.quote);
  fireEvent.change(words, { target: { value: 'Bhinneka' } });
  const send = sheet.getByRole<HTMLButtonElement>('button', { name: 'Kirim usulan' });
  expect(send.disabled).toBe(true);
  fireEvent.change(sheet.getByRole('textbox', { name: 'Nama Anda' }), { target: { value: 'Ratna' } });
  fireEvent.click(send);
  await waitFor(() =>
    expect(said[0]?.body).toMatchObject({ path: 'content.quote', text: 'Bhinneka', author: 'Ratna' }),
  );
  await screen.findByText('1 usulan');
  tap('Sabtu, 12 Juni 2027', 'wedding_event');
  const remark = within(await screen.findByRole('dialog', { name: 'Acara' }));
  expect(remark.getByText('Sabtu, 12 Juni 2027')).toBeTruthy();
  expect(remark.queryByRole('textbox', { name: 'Nama Anda' })).toBeNull();
});

test('what somebody suggested is listed with the former words, and can be taken back', async () => {
  const gone = answer(withdrawSuggestion, () => ({}));
  await openDraftPage(shared({ suggestions: [SUGGESTION] }));
  fireEvent.click(screen.getByRole('button', { name: '1 usulan' }));
  const list = within(await screen.findByRole('dialog', { name: '1 usulan' }));
  expect(list.getByText('Lebih singkat')).toBeTruthy();
  fireEvent.click(list.getByRole('button', { name: 'Tarik kembali' }));
  await waitFor(() => expect(gone[0]?.params).toEqual({ suggestionId: 4 }));
  await list.findByText(/Belum ada usulan/);
});

test('it is approved after a look at what is missing', async () => {
  const approved = answer(approveDraft, ({ body }) => shared({ approved_by: body.author }));
  await openDraftPage(shared());
  fireEvent.click(screen.getByRole('button', { name: 'Setujui' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Setujui undangan' }));
  expect(sheet.getByText('Tanggal dan jam')).toBeTruthy();
  fireEvent.change(sheet.getByRole('textbox', { name: 'Nama Anda' }), { target: { value: 'Ratna' } });
  fireEvent.click(sheet.getByRole('button', { name: /^Setujui/ }));
  await screen.findByText('Disetujui Ratna');
  expect(approved.map(({ body }) => body)).toEqual([{ author: 'Ratna', revision: 'as it is seen' }]);
});

test('what was changed while they looked is not approved unseen', async () => {
  answer(approveDraft, () => {
    throw new Refusal('CONFLICT', [], problem('draft_changed'));
  });
  await openDraftPage(shared());
  fireEvent.click(screen.getByRole('button', { name: 'Setujui' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Setujui undangan' }));
  fireEvent.change(sheet.getByRole('textbox', { name: 'Nama Anda' }), { target: { value: 'Ratna' } });
  fireEvent.click(sheet.getByRole('button', { name: /^Setujui/ }));
  expect((await sheet.findByRole('alert')).textContent).toContain('Isi undangan baru saja diubah');
});

test('a link that is over says so, and whom to ask', async () => {
  answer(openDraft, () => {
    throw new Refusal('NOT_FOUND');
  });
  answer(listTemplates, () => []);
  await openDashboard('/draft#old');
  expect(await screen.findByText('Tautan ini sudah ditutup')).toBeTruthy();
});
