import type { ErrorCode } from '@janur/contracts';
import { problem } from '@janur/contracts/problems';
import { type Api, NetworkError, routes } from '@janur/data';
import { refusal } from '../../testing/refusal.ts';
import { createEditorStore } from './editor-store.ts';
import { copied, stored } from './testing/stored.ts';

type Stored = ReturnType<typeof stored>;
type Call = { path: string; body?: { revision?: number; content?: object; [field: string]: unknown } };

/** A server with one client: it keeps what it is sent, counts revisions, and refuses what is stale. */
function server() {
  const now: Stored = stored();
  const calls: Call[] = [];
  const answers: (() => void)[] = [];
  const refuse = (code: ErrorCode, status: number, more: Parameters<typeof refusal>[2] = {}): never => {
    throw refusal(status, code, more);
  };
  const stale = () =>
    refuse('VERSION_CONFLICT', 409, { details: { changed_by: 'Dina', changed_at: '2027-01-01T03:00:00.000Z' } });
  async function send({ path }: { path: string }, { body }: { body?: Call['body'] }) {
    calls.push({ path, ...(body && { body }) });
    answers.shift()?.();
    if (path === routes.getClientOption.path) return { data: copied(now) };
    const { revision, ...sent } = body ?? {};
    if (path === routes.updateClient.path) {
      if (revision !== now.revision) stale();
      Object.assign(now, sent, { content: { ...now.content, ...sent.content }, revision: now.revision + 1 });
      const { option: _option, ...client } = now;
      return { data: copied(client) };
    }
    if (revision !== now.option.revision) stale();
    Object.assign(now.option, sent, { revision: now.option.revision + 1 });
    return { data: copied(now.option) };
  }
  // the editor makes these three calls and no other
  return { now, calls, refuse, fail: (answer: () => void) => answers.push(answer), api: send as unknown as Api };
}

function editor() {
  const its = server();
  return { ...its, store: createEditorStore(its.api, stored()) };
}

test('client and slug are saved with their own revisions, and nothing is unsaved after it', async () => {
  const { store, calls, now } = editor();
  store.change({ content: { greeting: 'Salam' }, option: { slider: true } });
  expect(await store.save()).toBe(true);
  expect(calls.map(({ path, body }) => [path, body?.revision])).toEqual([
    [routes.updateClient.path, 3],
    [routes.updateOption.path, 5],
  ]);
  expect([now.content.greeting, now.option.slider]).toEqual(['Salam', true]);
  const { base, draft, revisions } = store.getState();
  expect(draft).toEqual(base);
  expect(revisions).toEqual({ client: 4, option: 6 });
});

test('what is typed while it saves stays unsaved, and is saved the next time', async () => {
  const { store, now, fail } = editor();
  store.change({ content: { greeting: 'Satu' } });
  fail(() => store.change({ content: { quote: 'Dua' } }));
  await store.save();
  expect(store.getState().base.content).toMatchObject({ greeting: 'Satu', quote: stored().content.quote });
  expect(store.getState().draft.content).toMatchObject({ greeting: 'Satu', quote: 'Dua' });
  await store.save();
  expect(now.content.quote).toBe('Dua');
});

test('a refused value is said at its place until it is changed, and the draft stays', async () => {
  const { store, fail, refuse } = editor();
  store.change({ option: { primary_color: '#GGG' } });
  fail(() => refuse('VALIDATION_FAILED', 422, { fields: { 'body.primary_color': problem('not_a_colour') } }));
  expect(await store.save()).toBe(false);
  expect(store.getState()).toMatchObject({
    failure: 'fields',
    problems: new Map([['option.primary_color', problem('not_a_colour')]]),
  });
  store.change({ content: { greeting: 'x' } });
  expect(store.getState().problems.size).toBe(1);
  store.change({ option: { primary_color: '#123' } });
  expect(store.getState().problems.size).toBe(0);
  expect(store.getState().draft.option.primary_color).toBe('#123');
});

test('when the slug is refused, the client that was saved before it is not sent again', async () => {
  const { store, fail, refuse, calls } = editor();
  store.change({ content: { greeting: 'Salam' }, option: { slug: 'taken' } });
  fail(() => undefined);
  fail(() => refuse('CONFLICT', 409, { fields: { 'body.slug': problem('slug_taken', { slug: 'taken' }) } }));
  expect(await store.save()).toBe(false);
  expect(store.getState().problems.get('option.slug')).toEqual(problem('slug_taken', { slug: 'taken' }));
  store.change({ option: { slug: 'free' } });
  expect(await store.save()).toBe(true);
  expect(calls.filter(({ path }) => path === routes.updateClient.path)).toHaveLength(1);
});

test('what stands in the way of a save is told, not a fault of the server', async () => {
  const { store, fail, refuse } = editor();
  store.change({ content: { new_events: [] } });
  const what = problem('events_have_guests', { events: 'Akad Nikah' });
  fail(() => refuse('CONFLICT', 409, { what }));
  expect(await store.save()).toBe(false);
  expect(store.getState().failure).toEqual(what);
});

test('without a connection nothing is lost', async () => {
  const { store, fail } = editor();
  store.change({ content: { greeting: 'Salam' } });
  fail(() => {
    throw new NetworkError(new Error('offline'));
  });
  expect(await store.save()).toBe(false);
  expect(store.getState()).toMatchObject({ failure: 'offline', isSaving: false });
  expect(store.getState().draft.content.greeting).toBe('Salam');
  expect(await store.save()).toBe(true);
});

test('who was overtaken sees by whom, keeps the own changes, and saves on top of theirs', async () => {
  const { store, now } = editor();
  store.change({ content: { greeting: 'Mine', quote: 'Mine too' } });
  Object.assign(now.content, { greeting: 'Theirs', hashtag_word: '#Theirs' });
  now.revision += 1;
  expect(await store.save()).toBe(false);
  const { overtaking, draft } = store.getState();
  expect(overtaking).toMatchObject({ by: 'Dina', at: '2027-01-01T03:00:00.000Z' });
  expect(overtaking?.theirs.map(({ path }) => path.join('.')).toSorted()).toEqual([
    'content.greeting',
    'content.hashtag_word',
  ]);
  expect(overtaking?.clashes.map(({ mine, theirs }) => [mine, theirs])).toEqual([['Mine', 'Theirs']]);
  expect(draft.content).toMatchObject({ greeting: 'Mine', quote: 'Mine too', hashtag_word: '#Theirs' });
  expect(await store.save()).toBe(true);
  expect(now.content).toMatchObject({ greeting: 'Mine', quote: 'Mine too', hashtag_word: '#Theirs' });
});

test('a second save waits for nobody: it is not sent while the first is on its way', async () => {
  const { store, calls } = editor();
  store.change({ content: { greeting: 'Salam' } });
  const [first, second] = await Promise.all([store.save(), store.save()]);
  expect([first, second, calls.length]).toEqual([true, false, 1]);
});
