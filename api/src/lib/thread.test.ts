import { once } from 'node:events';
import { getPriority } from 'node:os';
import { startThread } from './thread.ts';

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a thread for what takes long comes after the main one', async () => {
  const own = getPriority();
  const code = `import { parentPort } from 'node:worker_threads';
    import { getPriority } from 'node:os';
    parentPort.postMessage(getPriority());`;
  const thread = startThread(new URL(`data:text/javascript,${encodeURIComponent(code)}`), {});
  const [priority] = await once(thread, 'message');
  expect(priority).toBeGreaterThan(own);
  expect(getPriority()).toBe(own);
});
