import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { problem } from '@janur/contracts';
import { findProgram, programFolders } from '../../../lib/distribution.ts';
import { HttpError } from '../../../lib/errors.ts';

/** Whoever waits for a page comes first. */
const PRIORITY = 10;

/** The program failed: it could not read what it was given, or its time was over. */
export class ProgramFailed extends Error {
  readonly isLate: boolean;

  constructor(what: string, isLate: boolean) {
    super(what);
    this.name = 'ProgramFailed';
    this.isLate = isLate;
  }
}

/** Whether films can be made here. */
export const hasFilmMaker = (): boolean => findProgram('ffmpeg', programFolders()) !== undefined;

/**
 * Runs the distribution's ffmpeg or ffprobe in a process of its own, which ends with the deadline, and answers what it wrote
 * to its output. Throws `ProgramFailed`, or an `HttpError` where the machine lacks it.
 */
export function run(name: 'ffmpeg' | 'ffprobe', args: readonly string[], deadlineMs: number): Promise<string> {
  const program = findProgram(name, programFolders());
  if (!program) throw new HttpError('UNAVAILABLE', problem('no_film_maker'));
  return new Promise((resolve, reject) => {
    // it knows nothing of ours: neither keys nor addresses
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: {} });
    if (child.pid !== undefined) lower(child.pid);
    let output = '';
    let complaint = '';
    let isLate = false;
    const deadline = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, deadlineMs);
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint = (complaint + text).slice(-500)));
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(deadline);
      if (code === 0) resolve(output);
      else reject(new ProgramFailed(`${name}: ${isLate ? 'too long' : complaint}`, isLate));
    });
  });
}

function lower(pid: number): void {
  try {
    setPriority(pid, PRIORITY);
  } catch {
    // it has ended already
  }
}
