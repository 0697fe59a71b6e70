import { countsOf, createUploadQueue } from './upload-queue.ts';

const file = (name: string) => new File(['x'], name);
const refused = (given: { name: string }) => (given.name.endsWith('.tif') ? 'no picture' : undefined);
const given = { owner: 'gallery', target: 'SECTION_1', refused };

/** A queue whose sends end when the test says so. */
function queueOf(atOnce = 2) {
  const sent: { name: string; end: (answer: string) => void; fail: (error: unknown) => void }[] = [];
  const queue = createUploadQueue<string, string>({
    atOnce,
    send: ({ name }, _target, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        onProgress(0.5);
        signal.addEventListener('abort', () => reject(signal.reason));
        sent.push({ name, end: resolve, fail: reject });
      }),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const kinds = () => queue.tasks().map((task) => `${task.file.name} ${task.state.kind}`);
  return { queue, sent, settle, kinds };
}

test('two files travel at a time, the next one starts when one has arrived', async () => {
  const { queue, sent, settle, kinds } = queueOf();
  queue.add([file('a'), file('b'), file('c')], given);
  expect(kinds()).toEqual(['a running', 'b running', 'c waiting']);
  expect(queue.tasks()[0]?.state).toEqual({ kind: 'running', sent: 0.5 });
  sent[0]?.end('/a');
  await settle();
  expect(kinds()).toEqual(['a done', 'b running', 'c running']);
});

test('a file that cannot be sent fails at once by its name and holds up no other', () => {
  const { queue, kinds } = queueOf();
  queue.add([file('x.tif'), file('a')], given);
  expect(kinds()).toEqual(['x.tif failed', 'a running']);
  expect(countsOf(queue.tasks())).toEqual({ done: 0, running: 1, failed: 1 });
});

test('answers are taken once and in the order of the files, however they arrive', async () => {
  const { queue, sent, settle } = queueOf();
  queue.add([file('a'), file('b')], given);
  sent[1]?.end('/b');
  await settle();
  expect(queue.takeDone('gallery')).toEqual([]);
  sent[0]?.end('/a');
  await settle();
  expect(queue.takeDone('gallery')).toEqual(['/a', '/b']);
  expect(queue.takeDone('gallery')).toEqual([]);
  expect(countsOf(queue.tasks())).toEqual({ done: 2, running: 0, failed: 0 });
});

test('a failed file is sent again, or another in its place', async () => {
  const { queue, sent, settle, kinds } = queueOf();
  queue.add([file('a')], given);
  sent[0]?.fail('offline');
  await settle();
  expect(queue.tasks()[0]?.state).toEqual({ kind: 'failed', error: 'offline' });
  const id = queue.tasks()[0]?.id ?? 0;
  queue.retry(id, undefined, refused);
  expect(kinds()).toEqual(['a running']);
  sent[1]?.fail('offline');
  await settle();
  queue.retry(id, file('b.tif'), refused);
  expect(kinds()).toEqual(['b.tif failed']);
  queue.retry(id, file('b'), refused);
  expect(kinds()).toEqual(['b running']);
});

test('a cancelled file is gone and gives its place to the next', async () => {
  const { queue, settle, kinds } = queueOf(1);
  queue.add([file('a'), file('b')], given);
  queue.cancel(queue.tasks()[0]?.id ?? 0);
  await settle();
  expect(kinds()).toEqual(['b running']);
});

test('a new batch is counted anew when the one before is over', async () => {
  const { queue, sent, settle } = queueOf();
  queue.add([file('a')], given);
  sent[0]?.end('/a');
  await settle();
  queue.takeDone('gallery');
  queue.add([file('b')], given);
  expect(countsOf(queue.tasks())).toEqual({ done: 0, running: 1, failed: 0 });
});
