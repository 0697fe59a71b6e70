import { once } from 'node:events';
import { createServer } from 'node:net';

const [LOWEST, HIGHEST] = [12_000, 32_000];

/**
 * Gives ports that are free, each once. A drill stops and starts who listens, so they are below those that the kernel gives to
 * who calls: else a caller may have taken one in between.
 */
export function createPorts(): () => Promise<number> {
  let next = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST - 100));
  return async () => {
    for (;;) {
      next += 1;
      if (await isFree(next)) return next;
    }
  };
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    probe.listen(port, '127.0.0.1');
    await once(probe, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
}
