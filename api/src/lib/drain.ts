import type { Server } from 'node:http';

const SWEEP_EVERY_MS = 25;

/**
 * Stops taking connections and waits for the requests in flight. A browser keeps its connection open after its answer, so
 * idle ones are closed again and again until none is left.
 */
export async function drain(server: Server): Promise<void> {
  if (!server.listening) return;
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS);
  try {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  } finally {
    clearInterval(sweep);
  }
}
