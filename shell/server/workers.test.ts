import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dir = mkdtempSync(join(tmpdir(), 'janur-releases-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** A program of one process behind a first one; each says its number. */
const PROGRAM = `
import cluster from 'node:cluster';
import { startWorkers } from '${join(import.meta.dirname, 'workers.ts')}';
if (cluster.isPrimary) {
  await startWorkers(1, {});
} else {
  process.on('disconnect', () => process.exit(0));
  console.log('at', process.pid);
  process.send('serving');
  setInterval(() => {}, 1000);
}`;

function release(name: string): void {
  const server = join(dir, name, 'shell/server');
  mkdirSync(server, { recursive: true });
  // a Node of its own, which goes with it
  copyFileSync(process.execPath, join(dir, name, 'node'));
  writeFileSync(join(server, 'main.mjs'), PROGRAM);
  symlinkSync(join(dir, name), join(dir, 'next'));
  renameSync(join(dir, 'next'), join(dir, 'current'));
}

test('a process that ends is replaced when the release that the first one came from is gone', async () => {
  release('former');
  const current = join(dir, 'current');
  const child = spawn(
    join(current, 'node'),
    ['--disable-warning=ExperimentalWarning', join(current, 'shell/server/main.mjs')],
    {
      cwd: current,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let out = '';
  let err = '';
  child.stdout.on('data', (part) => (out += String(part)));
  child.stderr.on('data', (part) => (err += String(part)));
  const ended = once(child, 'exit');
  const pids = () => [...out.matchAll(/^at (\d+)$/gm)].map(([, pid]) => Number(pid));
  const until = async (count: number) => {
    while (pids().length < count) {
      if (err.split('another one takes its place').length > 3) throw new Error(err);
      await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')]);
    }
  };
  try {
    await until(1);
    release('later');
    rmSync(join(dir, 'former'), { recursive: true });
    process.kill(pids()[0] ?? 0, 'SIGKILL');
    await until(2);
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}, 60_000);
