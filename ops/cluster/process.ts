import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 30_000;

/** A process of the cluster, known by its pid and by nothing else. */
export interface Process {
  readonly pid: number;
  readonly hasEnded: boolean;
  readonly ended: Promise<void>;
  signal(name: NodeJS.Signals): void;
  /** Resolves when it has ended; who does not end is killed. */
  end(name?: NodeJS.Signals): Promise<void>;
}

/** Starts it so that the kernel kills it when we end, however that is. */
export function startProcess(
  [command, ...args]: readonly [string, ...string[]],
  { env, logFile, cwd }: { env: NodeJS.ProcessEnv; logFile: string; cwd?: string },
): Process {
  const log = openSync(logFile, 'a');
  const child = spawn('setpriv', ['--pdeathsig', 'KILL', command, ...args], {
    stdio: ['ignore', log, log],
    env,
    ...(cwd !== undefined && { cwd }),
    // a group of its own: Ctrl-C in a terminal is ours to pass on
    detached: true,
  });
  closeSync(log);
  const ended = endOf(child);
  return {
    pid: child.pid ?? 0,
    get hasEnded() {
      return child.exitCode !== null || child.signalCode !== null;
    },
    ended,
    signal: (name) => void child.kill(name),
    async end(name = 'SIGTERM') {
      child.kill(name);
      const patience = new AbortController();
      const late = pause(PATIENCE_MS, 'late', { signal: patience.signal }).catch(() => 'ended');
      if ((await Promise.race([ended, late])) === 'late') child.kill('SIGKILL');
      patience.abort();
      await ended;
    },
  };
}

async function endOf(child: ChildProcess): Promise<void> {
  await Promise.race([once(child, 'exit'), once(child, 'error')]).catch(() => undefined);
}

/** Resolves when `isDone`; throws what it waited for, with the end of a log. */
export async function until(
  what: string,
  isDone: () => Promise<boolean> | boolean,
  { withinMs = 60_000, everyMs = 100, logFile }: { withinMs?: number; everyMs?: number; logFile?: string } = {},
): Promise<void> {
  for (const start = performance.now(); performance.now() - start < withinMs; await pause(everyMs)) {
    if (await isDone()) return;
  }
  const said =
    logFile === undefined ? '' : `: ${readFileSync(logFile, 'utf8').trim().split('\n').slice(-12).join('\n')}`;
  throw new Error(`${what} did not come in ${withinMs / 1000} s${said}`);
}
