import { once } from 'node:events';
import { getPriority } from 'node:os';
import { startThread } from './thread.ts';

const onLinux = process.platform === 'linux' ? test : test.skip;

const SAYS_PRIORITY = `import { parentPort } from 'node:worker_threads';
  import { getPriority } from 'node:os';
  parentPort.postMessage(getPriority());`;
const script = new URL(`data:text/javascript,${encodeURIComponent(SAYS_PRIORITY)}`);

onLinux('a thread for what takes long comes after the main one', async () => {
  const own = getPriority();
  const thread = startThread(script, {});
  const [priority] = await once(thread, 'message');
  expect(priority).toBeGreaterThan(own);
  expect(getPriority()).toBe(own);
});

test('one that a guest waits for does not', async () => {
  const [priority] = await once(startThread(script, { isAwaited: true }), 'message');
  expect(priority).toBe(getPriority());
});

test('it starts in a process that the product’s own command started, with limits of memory', async () => {
  const ownFlags = process.execArgv;
  process.execArgv = [...ownFlags, '--max-semi-space-size=2', '--max-old-space-size=512'];
  try {
    const [priority] = await once(startThread(script, {}), 'message');
    expect(priority).toEqual(expect.any(Number));
  } finally {
    process.execArgv = ownFlags;
  }
});
