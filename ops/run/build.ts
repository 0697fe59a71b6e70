import { spawn } from 'node:child_process';
import { ROOT } from './workspaces.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Builds what changed since the last time: turbo keeps the rest. */
export function build(): Promise<void> {
  return run('turbo', ['run', 'build', '--concurrency=2', '--output-logs=errors-only', '--log-prefix=none']);
}

/** Runs a command to its end with its output on ours, in `cwd`; rejects when it fails. */
export function run(
  command: string,
  options: string[],
  env: NodeJS.ProcessEnv = {},
  cwd: string = ROOT,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, options, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
    // who ends us ends the command, so that nothing stays behind
    const passOn = (signal: NodeJS.Signals) => void child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, passOn);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const ending of SIGNALS) process.off(ending, passOn);
      if (code === 0) resolve();
      else reject(new Error(`${command} ${options[0] ?? ''} ended with ${signal ?? code}`));
    });
  });
}
