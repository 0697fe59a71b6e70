import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'janur-import-command-'));
  writeFileSync(join(folder, 'stock.jsonl'), '{"kind":"slug","slug":"rania-yusuf"}\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The command with a data folder that is not there yet. */
function run(...options: string[]) {
  const script = join(import.meta.dirname, 'import.ts');
  const env = { PATH: process.env['PATH'], JANUR_FROM: folder, JANUR_DATA_DIR: join(folder, 'data') };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...options], { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('--help says how it is called', () => {
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--files-from ORIGIN') });
});

test.each([
  ['an option that there is not', ['--nonsense'], 'Unknown option'],
  ['a folder', ['.'], 'is no file.'],
  ['a report over the file', ['stock.jsonl', '--report', 'stock.jsonl'], 'written over the file'],
  ['a report that cannot be written', ['stock.jsonl', '--report', 'nowhere/report.jsonl'], 'cannot be written'],
])('%s is said in a sentence, before a database is made', (_what, options, why) => {
  const { status, stderr } = run(...options);
  expect([status, stderr]).toEqual([1, expect.stringContaining(why)]);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(existsSync(join(folder, 'data'))).toBe(false);
  expect(readFileSync(join(folder, 'stock.jsonl'), 'utf8')).toContain('rania-yusuf');
});
