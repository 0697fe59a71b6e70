import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Plays a rehearsal that stands in the database. A program of its own: its devices are those of a hall. */
const PROGRAM = fileURLToPath(new URL('../../../../ops/rehearsal/asked.ts', import.meta.url));
/** Guests of a real evening come first. */
const PRIORITY = 10;
const TOLD = 2000;

export interface Player {
  /** Starts it; `onDeath` is told why where it ends without having said so itself. */
  play(id: number, onDeath: (why: string) => void): void;
  /** Ends what this process started, as Ctrl-C would: copies are taken away. */
  close(): void;
}

export function createPlayer(): Player {
  const playing = new Set<ChildProcess>();
  return {
    play(id, onDeath) {
      const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', PROGRAM, String(id)], {
        stdio: ['ignore', 'ignore', 'pipe'],
        // the same installation: its database, keys and addresses
        env: { ...process.env, NODE_OPTIONS: '' },
      });
      playing.add(child);
      if (child.pid !== undefined) setPriority(child.pid, PRIORITY);
      let complaint = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint = (complaint + text).slice(-TOLD)));
      child.once('error', (error) => onDeath(error.message));
      child.once('close', (code) => {
        playing.delete(child);
        if (code !== 0) onDeath(complaint.trim() || `it ended with ${code}`);
      });
    },
    close() {
      for (const child of playing) child.kill('SIGTERM');
    },
  };
}
