import type { RsvpSubmission } from '@janur/contracts';
import { createOutbox, type Delivery, type OutgoingAnswer } from './outbox.ts';
import { phoneStorage } from './remembered.ts';

/** A phone with a server that does what it is told, one answer after the other, and then whatever came last. */
function givenPhone(...told: Delivery['state'][]) {
  const storage = phoneStorage();
  const heard: OutgoingAnswer[] = [];
  const ended: [key: string, state: string][] = [];
  const start = () =>
    createOutbox({
      storage,
      async send(outgoing) {
        heard.push(outgoing);
        const state = told.length > 1 ? told.shift() : told[0];
        if (state === 'sent') return { state, receipt: { wish: null, booking_id: 1, guest_code: 'NEWGUEST01' } };
        return state === 'refused' ? { state, paths: ['body.name'] } : { state: state ?? 'waiting' };
      },
      onEnd: ({ key }, { state }) => ended.push([key, state]),
    });
  return {
    storage,
    heard,
    ended,
    start,
    outbox: start(),
    tell: (...next: Delivery['state'][]) => told.splice(0, 9, ...next),
  };
}
const owner = { slug: 'sinta-rama', code: null, to: 'Budi' };
function answer(key: string, body: Partial<RsvpSubmission> = {}, change: Partial<OutgoingAnswer> = {}): OutgoingAnswer {
  const values = { name: 'Budi' };
  return { key, clientId: 1, owner, kind: 'rsvp', body: { name: 'Budi', ...body }, values, guestCode: null, ...change };
}
const keys = (answers: readonly OutgoingAnswer[]) => answers.map(({ key }) => key);

beforeEach(() => localStorage.clear());

test('an answer that is taken leaves the phone', async () => {
  const { outbox, ended } = givenPhone('sent');
  expect(await outbox.submit(answer('a'))).toMatchObject({ state: 'sent', receipt: { guest_code: 'NEWGUEST01' } });
  expect(outbox.waiting('sinta-rama')).toEqual([]);
  expect(ended).toEqual([['a', 'sent']]);
});

test('an answer that nobody heard stays through a reload and goes out once, as it was, with its key', async () => {
  const phone = givenPhone('waiting', 'sent');
  expect(await phone.outbox.submit(answer('a', { message: 'Hi' }))).toEqual({ state: 'waiting' });
  const afterReload = phone.start();
  expect(keys(afterReload.waiting('sinta-rama'))).toEqual(['a']);
  await afterReload.deliver('sinta-rama');
  await afterReload.deliver('sinta-rama');
  expect(phone.heard.map(({ key, body }) => [key, body])).toEqual([
    ['a', { name: 'Budi', message: 'Hi' }],
    ['a', { name: 'Budi', message: 'Hi' }],
  ]);
  expect(phone.ended).toEqual([['a', 'sent']]);
});

test('rounds that begin at once go one after the other', async () => {
  const phone = givenPhone('waiting', 'sent');
  await phone.outbox.submit(answer('a'));
  await Promise.all([1, 2, 3].map(() => phone.outbox.deliver('sinta-rama')));
  expect(keys(phone.heard)).toEqual(['a', 'a']);
});

test('the same answer sent again by hand keeps its first key', async () => {
  const { outbox, heard } = givenPhone('waiting', 'sent');
  await outbox.submit(answer('a'));
  await outbox.submit(answer('b'));
  expect(keys(heard)).toEqual(['a', 'a']);
});

test('an answer that may have arrived goes before the one that corrects it', async () => {
  const { outbox, heard, tell } = givenPhone('waiting');
  await outbox.submit(answer('a', { is_attending: true }));
  await outbox.submit(answer('b', { is_attending: false }));
  tell('sent');
  await outbox.deliver('sinta-rama');
  expect(keys(heard)).toEqual(['a', 'a', 'a', 'b']);
});

test('an answer that was never tried gives way to the one that corrects it', async () => {
  const { outbox, heard, tell } = givenPhone('waiting');
  await outbox.submit(answer('a', { message: '1' }));
  await outbox.submit(answer('b', { message: '2' }));
  await outbox.submit(answer('c', { message: '3' }));
  expect(keys(outbox.waiting('sinta-rama'))).toEqual(['a', 'c']);
  tell('sent');
  await outbox.deliver('sinta-rama');
  expect(keys(heard).slice(-2)).toEqual(['a', 'c']);
});

test('what is refused leaves the phone and is told', async () => {
  const { outbox, ended } = givenPhone('waiting', 'refused');
  await outbox.submit(answer('a'));
  await outbox.deliver('sinta-rama');
  expect(outbox.waiting('sinta-rama')).toEqual([]);
  expect(ended).toEqual([['a', 'refused']]);
});

test('what the server failed to take by hand is for the guest to send again; what waited already stays', async () => {
  const { outbox, tell } = givenPhone('failed');
  expect(await outbox.submit(answer('a'))).toEqual({ state: 'failed' });
  expect(outbox.waiting('sinta-rama')).toEqual([]);
  tell('waiting', 'failed');
  await outbox.submit(answer('b'));
  await outbox.deliver('sinta-rama');
  expect(keys(outbox.waiting('sinta-rama'))).toEqual(['b']);
});

describe('the Guest-Code', () => {
  test('is that of the guest whom the page knows, else that of the link', async () => {
    const { outbox, heard } = givenPhone('sent');
    await outbox.submit(answer('a', {}, { owner: { ...owner, code: 'BUNGA' }, guestCode: 'SINTA001' }));
    await outbox.submit(answer('b', { name: 'Ani' }, { owner: { ...owner, code: 'BUNGA' } }));
    expect(heard.map(({ sentCode }) => sentCode)).toEqual(['SINTA001', 'BUNGA']);
  });

  test('of a person who answered before is the one of that answer, under the same name only', async () => {
    const { outbox, heard } = givenPhone('sent');
    await outbox.submit(answer('a'));
    await outbox.submit(answer('b', { message: 'again' }));
    await outbox.submit(answer('c', { name: 'Ani' }));
    expect(heard.map(({ sentCode }) => sentCode)).toEqual([null, 'NEWGUEST01', null]);
  });

  test('of a key never changes', async () => {
    const { outbox, heard, tell } = givenPhone('waiting');
    await outbox.submit(answer('a'));
    await outbox.submit(answer('b', { message: 'again' }));
    tell('sent');
    await outbox.deliver('sinta-rama');
    expect(heard.map(({ key, sentCode }) => [key, sentCode]).slice(-2)).toEqual([
      ['a', null],
      ['b', 'NEWGUEST01'],
    ]);
  });
});

test('a phone that keeps nothing says so, and the page sends it all the same while it is open', async () => {
  const heard: string[] = [];
  const full = phoneStorage(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const outbox = createOutbox({
    storage: full,
    onEnd: () => undefined,
    async send({ key }) {
      heard.push(key);
      return { state: 'waiting' };
    },
  });
  expect(await outbox.submit(answer('a'))).toEqual({ state: 'failed' });
  await outbox.deliver('sinta-rama');
  expect(heard).toEqual(['a', 'a']);
});

test.each(['{', '[]', '{"a":1}', '[null,1,{"key":"a"}]'])('a damaged outbox of %s holds nothing', (text) => {
  localStorage.setItem('rsvp-outbox:sinta-rama', text);
  expect(givenPhone().outbox.waiting('sinta-rama')).toEqual([]);
});
