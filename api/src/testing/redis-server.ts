import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { findProgram, installPackages, programFolders } from '../lib/distribution.ts';

const PROGRAMS = ['redis-server', 'valkey-server'];

/** The path of a Redis or Valkey, installed first where we may; undefined on other machines, which need none. */
export async function redisServer(): Promise<string | undefined> {
  const folders = programFolders();
  const find = () => PROGRAMS.map((name) => findProgram(name, folders)).find((path) => path !== undefined);
  const aptGet = findProgram('apt-get', folders);
  if (!find() && aptGet && process.getuid?.() === 0) await installPackages(aptGet, ['redis-server']);
  return find();
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts it, empty and in memory; `stop` ends it without a word, `freeze` lets it hang until it is thawed. */
export async function startRedis(program: string, port: number) {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(program, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of server.stdout) if (String(line).includes('Ready to accept')) break;
  return {
    async stop() {
      server.kill('SIGKILL');
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    },
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
  };
}
