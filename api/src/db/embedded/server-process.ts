import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Runs the server beside a reader of fd 3, a pipe from us: when we end, even by SIGKILL, the pipe ends and the server
 * is asked to stop. When the server ends first, its status becomes the shell's.
 */
const WATCHED = `
"$@" 3<&- &
SERVER=$!
{ while read -r _; do :; done; kill -TERM $SERVER; } <&3 2>/dev/null &
WATCHER=$!
exec 3<&-
wait $SERVER
STATUS=$?
kill $WATCHER 2>/dev/null
exit $STATUS
`;

const STOP_TIMEOUT_MS = 30_000;

export interface ServerProcess {
  /** Resolves when the server has ended, for whatever reason. */
  readonly exited: Promise<void>;
  readonly hasExited: boolean;
  stop(): Promise<void>;
}

/** Starts `command` so that it ends with us; its output goes to `logFile`. */
export function startWatched(command: string, args: readonly string[], logFile: string): ServerProcess {
  const log = openSync(logFile, 'a');
  // A group of its own: Ctrl-C in a terminal goes to the whole foreground group, and the server must outlive us.
  const child = spawn('sh', ['-c', WATCHED, 'janur-database', command, ...args], {
    stdio: ['ignore', log, log, 'pipe'],
    detached: true,
  });
  closeSync(log);
  let hasExited = false;
  const exited = new Promise<void>((resolve) => {
    const end = (): void => {
      hasExited = true;
      resolve();
    };
    child.once('exit', end);
    child.once('error', end);
  });
  const pipe = child.stdio[3] as Writable; // a pipe from us to the child, as asked for above
  pipe.on('error', () => {}); // the server may be gone first; `exited` tells
  child.unref();
  if ('unref' in pipe && typeof pipe.unref === 'function') pipe.unref();
  return {
    exited,
    get hasExited() {
      return hasExited;
    },
    stop: () => stop(child, pipe, exited),
  };
}

async function stop(child: ChildProcess, pipe: Writable, exited: Promise<void>): Promise<void> {
  child.ref();
  pipe.destroy();
  const patience = new AbortController();
  const late = pause(STOP_TIMEOUT_MS, 'late', { signal: patience.signal }).catch(() => 'stopped');
  if ((await Promise.race([exited, late])) === 'late' && child.pid) process.kill(-child.pid, 'SIGKILL');
  patience.abort();
  await exited;
}

/** Runs `command` to its end with `input`; throws with the end of its output when it fails. */
export async function runToEnd(command: string, args: readonly string[], input: string): Promise<void> {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdin.on('error', () => {}); // it may end before it has read everything; its status tells
  child.stdin.end(input);
  const [status]: unknown[] = await once(child, 'close');
  if (status !== 0) throw new Error(`${command} failed (${String(status)}): ${lastLines(output)}`);
}

/** Waits for a server that a former process left stopping: a second one on the same folder would hang for long. */
export async function waitForFormerServer(pidFile: string, dataDir: string): Promise<void> {
  for (let waited = 0; waited < STOP_TIMEOUT_MS; waited += 50) {
    if (!isServerAlive(pidFile, dataDir)) return;
    await pause(50);
  }
  throw new Error(`A former database server on ${dataDir} does not stop: end the process named in ${pidFile}.`);
}

function isServerAlive(pidFile: string, dataDir: string): boolean {
  if (!existsSync(pidFile)) return false;
  const pid = Number(readFileSync(pidFile, 'utf8').trim());
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // Process ids come round again: where it can be seen, the process must be a server on this folder.
  const commandLine = `/proc/${pid}/cmdline`;
  return (
    !existsSync('/proc/self/cmdline') ||
    (existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes(dataDir))
  );
}

export const lastLines = (text: string): string => text.trim().split('\n').slice(-5).join('\n');
