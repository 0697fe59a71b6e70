import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../embedded.ts';
import { SOCKET_VARIABLE } from './test-database.ts';

interface Running {
  server: EmbeddedDatabase;
  dataDir: string;
}

/** jest runs setup and teardown in one process but loads them apart; this is where they meet. */
declare global {
  var janurTestServer: Running | undefined;
}

/** One server a jest run; when the run is killed, the server ends with it. */
export default async function startTestServer(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'janur-test-'));
  const server = await startEmbeddedDatabase({ dataDir, isDurable: false });
  globalThis.janurTestServer = { server, dataDir };
  process.env[SOCKET_VARIABLE] = server.connection.socketPath;
}

export async function stopTestServer(): Promise<void> {
  const running = globalThis.janurTestServer;
  if (!running) return;
  await running.server.stop();
  rmSync(running.dataDir, { recursive: true, force: true });
}
