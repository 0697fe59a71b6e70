import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A line to the database that can be cut, or go silent. */
export interface DatabaseLink {
  /** In place of the database's own socket. */
  readonly socketPath: string;
  /** Whoever is connected is thrown out, and nobody else gets in. */
  cut(): void;
  /** What is sent stays unanswered. */
  silence(): void;
  mend(): void;
  close(): void;
}

export async function linkToDatabase(target: string): Promise<DatabaseLink> {
  const dir = mkdtempSync(join(tmpdir(), 'janur-link-'));
  const socketPath = join(dir, 'db.sock');
  const open = new Set<Socket>();
  let state: 'whole' | 'cut' | 'silent' = 'whole';
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    const far = connect(target);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('data', (data) => state === 'whole' && other.write(data));
      one.on('error', () => other.destroy());
      one.on('close', () => (open.delete(one), other.destroy()));
    }
  });
  await new Promise<void>((resolve) => void server.listen(socketPath, resolve));
  const throwOut = () => open.forEach((socket) => socket.destroy());
  return {
    socketPath,
    cut: () => ((state = 'cut'), throwOut()),
    silence: () => void (state = 'silent'),
    // what was swallowed does not come after all
    mend: () => ((state = 'whole'), throwOut()),
    close() {
      server.close();
      throwOut();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
