import { serialQueue } from './serial-queue.ts';

test('one task runs at a time, in the order they came', async () => {
  const queue = serialQueue();
  const said: string[] = [];
  const task = (name: string) => async () => {
    said.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    said.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([queue.run(task('a')), queue.run(task('b'))])).toEqual(['a', 'b']);
  expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('a task that fails tells its caller, and the next one runs', async () => {
  const queue = serialQueue();
  const failing = queue.run(async () => Promise.reject(new Error('no')));
  const next = queue.run(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

test('it is idle when everything that was given is done', async () => {
  const queue = serialQueue();
  let done = 0;
  for (let task = 0; task < 3; task += 1) void queue.run(async () => (done += 1));
  await queue.idle();
  expect(done).toBe(3);
});
