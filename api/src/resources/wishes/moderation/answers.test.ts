import { answerWish, limitAt, listOwnWishes, listWishes, moderateWishes } from '@janur/contracts';
import { testApi } from '../../../testing/test-api.ts';

const api = testApi();

async function givenWish() {
  const client = await api.given.client();
  const host = await api.given.clientAccount(client);
  const id = await api.given.wish({ of: client, name: 'Bude Tari', message: 'Semoga langgeng.' });
  const answer = (text: string | null, by: { token: string } = host) =>
    api.as(by).call(answerWish, { params: { id }, body: { answer: text } });
  const shown = async () => (await api.as().call(listWishes, { params: { clientId: client.id } })).data;
  return { client, host, id, answer, shown };
}

test('an answer stands at its wish for guests and for hosts, and another takes its place', async () => {
  const { host, id, answer, shown } = await givenWish();
  expect(await shown()).toMatchObject([{ id, answer: null }]);
  expect((await answer('  Terima kasih, Bude!\n🙏 ')).data).toEqual({ answer: 'Terima kasih, Bude!\n🙏' });
  expect(await shown()).toMatchObject([{ id, message: 'Semoga langgeng.', answer: 'Terima kasih, Bude!\n🙏' }]);
  await answer('<b>Sampai jumpa</b>');
  expect((await api.as(host).call(listOwnWishes, {})).data).toMatchObject([{ id, answer: '<b>Sampai jumpa</b>' }]);
});

test('an answer is taken away, and taking away what is not there changes nothing', async () => {
  const { id, answer, shown } = await givenWish();
  await answer('Terima kasih!');
  await answer(null);
  expect(await shown()).toMatchObject([{ id, answer: null }]);
  const before = await api.db('wishes').where({ id }).first();
  expect((await answer(null)).status).toBe(200);
  expect(await api.db('wishes').where({ id }).first()).toEqual(before);
});

test('who answered what is kept', async () => {
  const { client, host, answer } = await givenWish();
  await answer('Terima kasih!');
  const lines = await api.db('audit_log').where({ client_id: client.id, action: 'wish.answer' });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ account_id: host.id, subject_type: 'wish' });
});

test('an admin answers for a couple; of another couple there is no such wish', async () => {
  const { answer, shown } = await givenWish();
  const stranger = await api.given.clientAccount(await api.given.client());
  expect((await answer('Halo', stranger)).code).toBe('NOT_FOUND');
  expect((await answer('Terima kasih!', await api.given.admin())).status).toBe(200);
  expect(await shown()).toMatchObject([{ answer: 'Terima kasih!' }]);
});

test.each([
  ['nothing but blanks', '  \n '],
  ['more than there is room for', 'a'.repeat(limitAt(answerWish.body, 'answer') + 1)],
])('an answer of %s is refused', async (_, text) => {
  const { answer, shown } = await givenWish();
  expect((await answer(text)).status).toBe(422);
  expect(await shown()).toMatchObject([{ answer: null }]);
});

test('the longest answer is kept whole, also in a script that takes four bytes a sign', async () => {
  const { answer, shown } = await givenWish();
  const longest = '🌿'.repeat(limitAt(answerWish.body, 'answer') / 2);
  expect((await answer(longest)).status).toBe(200);
  expect((await shown())[0]?.answer).toBe(longest);
});

test('the answer of a hidden wish comes and goes with the wish', async () => {
  const { host, id, answer, shown } = await givenWish();
  const moderate = (deed: 'HIDE' | 'SHOW') => api.as(host).call(moderateWishes, { body: { deed, ids: [id] } });
  await moderate('HIDE');
  expect((await answer('Terima kasih!')).status).toBe(200);
  expect(await shown()).toEqual([]);
  await moderate('SHOW');
  expect(await shown()).toMatchObject([{ answer: 'Terima kasih!' }]);
});
