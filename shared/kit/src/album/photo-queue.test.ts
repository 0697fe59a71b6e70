import { jest } from '@jest/globals';
import { ApiError, NetworkError } from '@janur/data/errors';
import type { Failure } from '@janur/contracts';
import { createPhotoQueue, type QueueOptions } from './photo-queue.ts';

const photo = (name: string) => new File([name], name, { type: 'image/jpeg', lastModified: 1 });
const refusal = (
  code: Failure['error']['code'],
  problem: string,
  params?: Record<string, number>,
  retryAfter?: number,
) =>
  new ApiError(
    409,
    { message: '', error: { code, problem: { code: problem, params } } } as unknown as Failure, // what is read of it
    retryAfter,
  );

/** A server that does with each photo what the test says. */
function queueOf(send: QueueOptions['send']) {
  const sent: string[] = [];
  const queue = createPhotoQueue({
    prepare: async (file) => ({ photo: file, key: `key of ${file.name}` }),
    async send(what, onProgress) {
      sent.push(what.key);
      await send(what, onProgress);
    },
  });
  const states = () => queue.tasks().map(({ file, state }) => [file.name, state.kind]);
  return { queue, sent, states };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('photos travel two at a time, and all arrive', async () => {
  const arriving: (() => void)[] = [];
  const { queue, sent, states } = queueOf(() => new Promise((resolve) => arriving.push(resolve)));
  queue.add(['a', 'b', 'c'].map(photo));
  await settle();
  expect(states()).toEqual([
    ['a', 'sending'],
    ['b', 'sending'],
    ['c', 'waiting'],
  ]);
  arriving.shift()?.();
  await settle();
  expect(sent).toEqual(['key of a', 'key of b', 'key of c']);
  arriving.forEach((arrive) => arrive());
  await settle();
  expect(states().map(([, state]) => state)).toEqual(['sent', 'sent', 'sent']);
});

test('a photo that was lost on the way rests, and goes again under the same name', async () => {
  let isAway = true;
  const { queue, sent, states } = queueOf(async () => {
    if (isAway) throw new NetworkError('cut');
  });
  queue.add([photo('a')]);
  await settle();
  expect([states(), queue.isResting()]).toEqual([[['a', 'resting']], true]);
  isAway = false;
  queue.resume();
  await settle();
  expect([states(), sent]).toEqual([[['a', 'sent']], ['key of a', 'key of a']]);
});

test('where the server asks for patience it goes on by itself after that', async () => {
  jest.useFakeTimers();
  let isBusy = true;
  const { queue, states } = queueOf(async () => {
    if (isBusy) throw refusal('RATE_LIMITED', 'too_often', undefined, 7);
  });
  queue.add([photo('a')]);
  await jest.advanceTimersByTimeAsync(6900);
  expect(states()).toEqual([['a', 'resting']]);
  isBusy = false;
  await jest.advanceTimersByTimeAsync(200);
  expect(states()).toEqual([['a', 'sent']]);
  jest.useRealTimers();
});

test.each([
  ['not_a_picture', { code: 'not_a_picture' }],
  ['damaged', { code: 'not_a_picture' }],
  ['upload_too_large', { code: 'too_large' }],
  ['internal', { code: 'failed' }],
])('%s keeps one photo and no other', async (problem, told) => {
  const { queue, states } = queueOf(async ({ key }) => {
    if (key === 'key of a') throw refusal('UNSUPPORTED_MEDIA', problem);
  });
  queue.add(['a', 'b', 'c'].map(photo));
  await settle();
  expect(states().map(([, state]) => state)).toEqual(['refused', 'sent', 'sent']);
  expect(queue.tasks()[0]?.state).toMatchObject({ problem: told });
});

test('an album that is full takes none of the others, and none of them is sent', async () => {
  const { queue, sent, states } = queueOf(async () => {
    throw refusal('CONFLICT', 'album_guest_full', { max: 60 });
  });
  queue.add(['a', 'b', 'c', 'd'].map(photo));
  await settle();
  expect(states().map(([, state]) => state)).toEqual(['refused', 'refused', 'refused', 'refused']);
  expect(queue.tasks()[3]?.state).toMatchObject({ problem: { code: 'full_of_guest', max: 60 } });
  expect(sent).toHaveLength(2);
});

test('what is larger than the server takes is not sent', async () => {
  const { queue, sent, states } = queueOf(async () => undefined);
  queue.add([new File([new Uint8Array(15 * 1_048_576 + 1)], 'huge')]);
  await settle();
  expect([states(), sent]).toEqual([[['huge', 'refused']], []]);
});

test('a refused photo is tried again or left out', async () => {
  let tries = 0;
  const { queue, states } = queueOf(async () => {
    tries += 1;
    if (tries < 3) throw refusal('INTERNAL', 'internal');
  });
  queue.add(['a', 'b'].map(photo));
  await settle();
  const [one, two] = queue.tasks();
  queue.retry(one?.id ?? 0);
  queue.forget(two?.id ?? 0);
  await settle();
  expect(states()).toEqual([['a', 'sent']]);
});

test('the same photo chosen twice stands there once', async () => {
  const { queue, states } = queueOf(() => new Promise(() => undefined));
  queue.add([photo('a')]);
  queue.add([photo('a'), photo('b')]);
  expect(states().map(([name]) => name)).toEqual(['a', 'b']);
});
