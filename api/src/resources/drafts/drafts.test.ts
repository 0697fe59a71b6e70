import {
  approveDraft,
  decideSuggestion,
  endDraftLink,
  getDraftReview,
  listAuditLog,
  makeDraftLink,
  openDraft,
  suggestWords,
  updateClient,
  updateOption,
  withdrawSuggestion,
} from '@janur/contracts';
import type { GivenAccount, GivenClient } from '../../testing/given.ts';
import { testApi } from '../../testing/test-api.ts';
import { MOST_OPEN } from './service.ts';

const api = testApi();
let admin: GivenAccount;
let client: GivenClient;
let token: string;
beforeEach(async () => {
  admin = await api.given.admin();
  client = await api.given.client({ option: { is_hidden: 1 }, content: { quote: 'Bhinneka', greeting: 'Salam' } });
  token = await api.given.draftLink(client);
});

const params = () => ({ optionId: client.optionId });
const open = (secret = token) => api.as().call(openDraft, { headers: { 'draft-token': secret } });
const say = (body: object, secret = token) =>
  api.as().send(suggestWords, {
    headers: { 'draft-token': secret },
    body: { section: 'quote', path: 'content.quote', text: 'Tunggal ika', author: 'Ratna', ...body },
  });
const review = async () => (await api.as(admin).call(getDraftReview, { params: params() })).data;
const approve = async (seen?: string) => {
  const revision = seen ?? (await open()).data.revision;
  return api.as().call(approveDraft, { headers: { 'draft-token': token }, body: { author: 'Ratna', revision } });
};

test('who has the link sees the draft that guests cannot see, and nobody in between keeps it', async () => {
  const answer = await open();
  expect(answer.data).toMatchObject({ is_hidden: true, client: { content: { quote: 'Bhinneka' } } });
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

test('it shows events that are for some guests alone, and not the code of the lock', async () => {
  await api.given.event({ of: client, title: 'Siraman', only_invited: 1 });
  await api.db('options').where({ id: client.optionId }).update({ lock_code: 'BUNGA', is_private: 1 });
  const answer = await open();
  expect(answer.data.client.content.events.map(({ title }) => title)).toEqual(['Siraman']);
  expect(answer.text).not.toContain('BUNGA');
});

describe('a link', () => {
  test('is made by the organiser, and the former one is dead', async () => {
    const made = (await api.as(admin).call(makeDraftLink, { params: params(), body: { days: 3 } })).data;
    expect((await open(made.token)).status).toBe(200);
    expect((await open()).code).toBe('NOT_FOUND');
    expect(Date.parse(made.expires_at)).toBeGreaterThan(Date.now() + 2.9 * 86_400_000);
    expect((await review()).link).toEqual(made);
  });

  test('can be closed, and what was suggested stays', async () => {
    await say({});
    await api.as(admin).call(endDraftLink, { params: params() });
    expect([(await open()).failure.code, (await say({})).code]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect(await review()).toMatchObject({ link: null, suggestions: [{ text: 'Tunggal ika' }] });
  });

  test('that is over, or a guess, opens nothing', async () => {
    await api
      .db('draft_links')
      .where({ token })
      .update({ expires_at: new Date(Date.now() - 1000) });
    for (const secret of [token, 'x', 'é'.repeat(43), '%'.repeat(43)]) expect((await open(secret)).status).toBe(404);
    expect((await review()).link).toBeNull();
  });

  test('opens its own draft alone', async () => {
    const other = await api.given.client({ option: { is_hidden: 1 } });
    const theirs = await api.given.suggestion(other);
    const answer = await api.as().send(withdrawSuggestion, {
      headers: { 'draft-token': token },
      params: { suggestionId: theirs },
    });
    expect(answer.code).toBe('NOT_FOUND');
    expect((await open()).data.suggestions).toEqual([]);
  });
});

describe('other words', () => {
  test('stand beside what is stored, whatever the page said it was', async () => {
    const { data } = await say({ before: 'something else', comment: 'Lebih singkat' });
    expect(data).toMatchObject({ before: 'Bhinneka', text: 'Tunggal ika', comment: 'Lebih singkat', state: 'OPEN' });
    expect((await open()).data.suggestions).toEqual([data]);
  });

  test('for a line that the look says itself keep what the page showed', async () => {
    const line = {
      section: 'footer',
      path: 'content.lines.footer.thanks',
      before: 'Terima kasih',
      text: 'Matur nuwun',
    };
    expect((await say(line)).data).toMatchObject({ before: 'Terima kasih', text: 'Matur nuwun' });
  });

  test('of the same person replace what they said before; two people may say two things', async () => {
    await say({});
    await say({ text: 'Satu jua' });
    await say({ text: 'Berbeda', author: 'Bima' });
    expect((await review()).suggestions.map(({ author, text }) => [author, text])).toEqual([
      ['Ratna', 'Satu jua'],
      ['Bima', 'Berbeda'],
    ]);
  });

  test('may be none, and a remark may be of no text', async () => {
    expect((await say({ text: '' })).data.text).toBe('');
    const remark = await say({ section: 'gallery', path: null, text: null, comment: 'Foto ketiga buram' });
    expect(remark.data).toMatchObject({ path: null, text: null, comment: 'Foto ketiga buram' });
  });

  test.each([
    ['nothing at all', { text: null }, 'nothing_suggested'],
    ['no text of this invitation', { path: 'content.events.99999999.title' }, 'not_a_draft_text'],
    ['a setting', { path: 'option.slug' }, 'not_a_draft_text'],
    ['words for no text', { path: null }, 'required'],
    ['a name that is too long to be saved', { path: 'content.hashtag_word', text: 'x'.repeat(101) }, 'too_long'],
    ['a line that is too long to be saved', { path: 'content.lines.gift.title', text: 'x'.repeat(301) }, 'too_long'],
  ])('are refused where they are %s', async (_, body, code) => {
    expect((await say(body)).failure.fields?.[0]?.code).toBe(code);
    expect((await review()).suggestions).toEqual([]);
  });

  test('can be taken back until they are answered', async () => {
    const { data } = await say({});
    const withdraw = (suggestionId: number) =>
      api.as().send(withdrawSuggestion, { headers: { 'draft-token': token }, params: { suggestionId } });
    expect((await withdraw(data.id)).status).toBe(200);
    const second = (await say({})).data;
    const decide = { params: { ...params(), suggestionId: second.id }, body: { state: 'DECLINED' as const } };
    await api.as(admin).call(decideSuggestion, decide);
    expect((await withdraw(second.id)).code).toBe('NOT_FOUND');
  });

  test('are so many and no more', async () => {
    const row = { client_id: client.id, option_id: client.optionId, section: 'quote', author: 'X', comment: 'x' };
    await api.db('draft_suggestions').insert(Array.from({ length: MOST_OPEN }, () => row));
    expect((await say({})).failure.problem?.code).toBe('many_suggestions');
  });

  test('are answered by the organiser, and the couple reads the answer; what is open again has none', async () => {
    const { data } = await say({});
    const decide = (body: { state: 'OPEN' | 'DECLINED'; answer?: string }) =>
      api.as(admin).call(decideSuggestion, { params: { ...params(), suggestionId: data.id }, body });
    await decide({ state: 'DECLINED', answer: 'Ayatnya kami biarkan lengkap' });
    expect((await open()).data.suggestions[0]).toMatchObject({
      state: 'DECLINED',
      answer: 'Ayatnya kami biarkan lengkap',
      decided_at: expect.any(String),
    });
    expect((await decide({ state: 'OPEN' })).data).toMatchObject({ answer: null, decided_at: null });
  });
});

describe('an approval', () => {
  test('says who, until something is changed that guests see', async () => {
    expect((await approve()).data.approved_by).toBe('Ratna');
    expect((await review()).approval).toMatchObject({ by: 'Ratna', is_current: true });
    const edit = { name: client.name, version: 'V2' as const, content: { greeting: 'Salam hangat' } };
    await api.as(admin).call(updateClient, { params: { clientId: client.id }, body: edit });
    expect((await open()).data.approved_by).toBeNull();
    expect((await review()).approval).toMatchObject({ by: 'Ratna', is_current: false });
  });

  test('is of what was seen: what the organiser saved meanwhile nobody has approved', async () => {
    const { revision } = (await open()).data;
    const edit = { name: client.name, version: 'V2' as const, content: { greeting: 'Salam hangat' } };
    await api.as(admin).call(updateClient, { params: { clientId: client.id }, body: edit });
    const refused = await approve(revision);
    expect([refused.status, refused.failure.problem?.code]).toEqual([409, 'draft_changed']);
    expect((await review()).approval).toBeNull();
    expect((await approve()).data.approved_by).toBe('Ratna');
  });

  test('stands in the log of its client, whoever had the link', async () => {
    await approve();
    const log = await api
      .as(admin)
      .call(listAuditLog, { params: { clientId: client.id }, query: { page: 1, limit: 10 } });
    expect(log.data[0]).toMatchObject({ action: 'draft.approve', role: null, account_name: null });
  });

  test('outlives the publishing', async () => {
    await approve();
    await api.as(admin).call(updateOption, { params: params(), body: { is_hidden: false } });
    expect((await open()).data).toMatchObject({ is_hidden: false, approved_by: 'Ratna' });
  });
});

test('guests who came without an invitation are not counted for the list', async () => {
  await api.given.guest({ of: client });
  await api.db('guests').where({ client_id: client.id }).update({ source: 'ADHOC' });
  await api.given.guest({ of: client });
  expect((await review()).guests).toBe(1);
});
