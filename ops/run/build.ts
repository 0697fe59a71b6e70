import { spawn } from 'node:child_process';
import { ROOT } from './workspaces.ts';

/** Builds what changed since the last time: turbo keeps the rest. */
export function build(): Promise<void> {
  return run('turbo', ['run', 'build', '--concurrency=2', '--output-logs=errors-only', '--log-prefix=none']);
}

/** Runs a command to its end with its output on ours; rejects when it fails. */
export function run(command: string, options: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, options, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${options[0] ?? ''} ended with ${signal ?? code}`));
    });
  });
}
