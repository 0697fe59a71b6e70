import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const SWEEP_EVERY_MS = 25;

/**
 * Stops taking connections and waits for the requests in flight. A browser keeps its connection open after its answer, so
 * idle ones are closed again and again until none is left; after `graceMs`, in which nobody is cut off who is just sending.
 */
export async function drain(server: Server, { graceMs = 0 }: { graceMs?: number } = {}): Promise<void> {
  if (!server.listening) return;
  // an HTTP server's own way closes idle connections at once, with what is on its way to them
  const ended = new Promise<void>((resolve) => void NetServer.prototype.close.call(server, () => resolve()));
  if (graceMs > 0) await Promise.race([ended, pause(graceMs, undefined, { ref: false })]);
  server.closeIdleConnections();
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS);
  try {
    await ended;
  } finally {
    clearInterval(sweep);
  }
}
