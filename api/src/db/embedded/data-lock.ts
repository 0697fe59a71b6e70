import { existsSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import type { RunFolder } from './run-folder.ts';

/** Another process holds the data folder. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
}

export interface DataLock {
  release(): Promise<void>;
}

/**
 * Takes the data folder for this process, or throws at once. The lock is a listening socket, so it ends with the
 * process, however that ends; whoever knocks is told the holder's process id.
 */
export async function lockDataFolder({ key, folder }: RunFolder, dataDir: string): Promise<DataLock> {
  // On Linux an abstract name leaves nothing behind; elsewhere a dead process leaves its file.
  const address = process.platform === 'linux' ? `\0janur-db-${key}` : `${folder}.lock`;
  const server = createServer((caller) => caller.on('error', () => {}).end(String(process.pid)));
  if (!(await listens(server, address))) {
    const holder = await askHolder(address);
    if (holder !== undefined) {
      throw new DataFolderInUse(
        `Janur is already running on ${dataDir} (process ${holder}): stop it first, or set JANUR_DATA_DIR to another folder.`,
      );
    }
    if (existsSync(address)) rmSync(address);
    if (!(await listens(server, address)))
      throw new DataFolderInUse(`Janur is just starting or stopping on ${dataDir}: try again.`);
  }
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

function listens(server: Server, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException): void => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    };
    server.once('error', onError);
    server.listen(address, () => {
      server.off('error', onError);
      resolve(true);
    });
  });
}

/** The holder's process id, or undefined when nobody answers any more. */
function askHolder(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(address);
    socket.setTimeout(2000, () => socket.destroy());
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => resolve(undefined));
    // A holder that is alive but too busy to answer still holds.
    socket.on('close', (failed) => resolve(failed ? undefined : answer || 'unknown'));
  });
}
