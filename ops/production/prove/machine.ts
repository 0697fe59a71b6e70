import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** The hosts of the machine that is proven. */
export const GUESTS = 'https://janur.test';
export const STAFF = 'https://studio.janur.test';
export const OWN_DOMAIN = 'sinta-rama.test';
/** The clone that is worked in, and where a release finds its commands. */
export const CLONE = '/root/janur';
const SETTINGS = '/etc/janur/janur.env';

/** Runs it as root, while visitors go on; throws with what it said when it fails. */
export async function sh(command: string, { mayFail = false } = {}): Promise<string> {
  const { status, said, complained } = await run(command);
  if (status !== 0 && !mayFail)
    throw new Error(`${command}: ${status}\n${said.slice(-2000)}\n${complained.slice(-2000)}`);
  return said.trim();
}

/** The end of a command that may fail. */
export const statusOf = async (command: string): Promise<number | null> => (await run(command)).status;

async function run(command: string): Promise<{ status: number | null; said: string; complained: string }> {
  const child = spawn('/bin/sh', ['-c', command], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [said, complained, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { status, said, complained };
}

export const setting = (name: string): Promise<string> => sh(`sed -n 's/^${name}=//p' ${SETTINGS}`);

/** Waits until it is so; throws what it waited for. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, seconds = 60): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`not within ${seconds} s: ${what}`);
    await pause(250);
  }
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

export async function get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(20_000) });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

/** A call of the API on the staff's origin. Throws when it is refused. */
export async function call<T>(method: string, path: string, token: string | undefined, body: unknown): Promise<T> {
  const response = await fetch(`${STAFF}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer}`);
  const { data }: { data: T } = JSON.parse(answer);
  return data;
}

/** Whoever comes all the while: pages and answers in the hundredth of a second. Ends with what went wrong. */
export function crowd(paths: readonly string[]): { end: () => Promise<{ served: number; failed: string[] }> } {
  const failed: string[] = [];
  let served = 0;
  const over = new AbortController();
  const visitors = Array.from({ length: 6 }, async (_, index) => {
    while (!over.signal.aborted) {
      const path = paths[index % paths.length] ?? '/';
      const began = Date.now();
      try {
        const { status } = await get(GUESTS + path);
        if (status === 200) served += 1;
        else failed.push(`${path}: ${status} after ${Date.now() - began} ms`);
      } catch (error) {
        failed.push(`${path}: ${String(error instanceof Error && error.cause ? error.cause : error)}`);
      }
      await pause(40);
    }
  });
  return {
    async end() {
      over.abort();
      await Promise.all(visitors);
      return { served, failed };
    },
  };
}
