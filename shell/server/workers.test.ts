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

/** Two processes behind a first one, which restarts them when it is told; each takes a while until it serves, as a real one does. */
const RESTARTED = `
import cluster from 'node:cluster';
import { startWorkers } from '${join(import.meta.dirname, 'workers.ts')}';
if (cluster.isPrimary) {
  // the first new one is on its way, and one of the former is killed: the one whose place it takes (0), or the other
  let online = 0;
  const served = [];
  cluster.on('message', (worker, message) => message === 'serving' && served.push(worker));
  cluster.on('online', () => ++online === 3 && served[Number(process.argv[2])].process.kill('SIGKILL'));
  const workers = await startWorkers(2, {});
  const told = (what) => console.log(what, Object.values(cluster.workers).map(({ process }) => process.pid).join(' '));
  process.on('SIGHUP', () => (told('heard'), workers.restart().then(() => told('restarted'))));
  process.on('SIGUSR2', () => told('now'));
  told('serving');
} else {
  process.on('disconnect', () => process.exit(0));
  process.on('message', (message) => message === 'leave' && setTimeout(() => process.exit(0), 300));
  console.log('at', process.pid);
  setTimeout(() => process.send('serving'), 500);
  setInterval(() => {}, 1000);
}`;

test.each([
  ['the one whose place is taken', 0],
  ['another one', 1],
])(
  'two restarts leave as many processes as were asked for, all of them new, when %s is killed',
  async (_, killed) => {
    const file = join(dir, 'restarted.mjs');
    writeFileSync(file, RESTARTED);
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, String(killed)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    child.stdout.on('data', (part) => (out += String(part)));
    child.stderr.on('data', (part) => (out += String(part)));
    const ended = once(child, 'exit');
    const said = (what: RegExp) => [...out.matchAll(what)];
    const until = async (what: RegExp, times: number) => {
      while (said(what).length < times) {
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(out);
        await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), ended]);
      }
    };
    const numbers = (line: string | undefined) => (line ?? '').trim().split(' ').map(Number);
    try {
      await until(/^serving (.*)$/gm, 1);
      const former = numbers(said(/^serving (.*)$/gm)[0]?.[1]);
      child.kill('SIGHUP');
      // two signals that come at once are one
      await until(/^heard/gm, 1);
      child.kill('SIGHUP');
      await until(/^restarted/gm, 2);
      const NOW = /^now (.*)$/gm;
      const count = async () => {
        // longer than an ended one's place stays free
        await new Promise((resolve) => setTimeout(resolve, 2500));
        const before = said(NOW).length;
        child.kill('SIGUSR2');
        await until(NOW, before + 1);
        return numbers(said(NOW).at(-1)?.[1]);
      };
      // a busy machine takes longer to fill a place; more than were asked for it never has
      let now = await count();
      for (let again = 0; now.length < 2 && again < 6; again += 1) now = await count();
      now = await count();
      expect(now).toHaveLength(2);
      expect(now.filter((pid) => former.includes(pid))).toEqual([]);
    } finally {
      child.kill('SIGKILL');
      await ended;
    }
  },
  120_000,
);
