import { spawn } from 'node:child_process';
import { ROOT } from '../run/workspaces.ts';

/** Runs a program to its end with its output put away: its report says what it found. */
export function spawnTool(command: string, options: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, options, {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('exit', () => resolve());
  });
}
