import { afterAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles } from './files.ts';

const dist = mkdtempSync(join(tmpdir(), 'janur-dist-'));
afterAll(() => rmSync(dist, { recursive: true, force: true }));

test('what another build left in the folder is not deployed', () => {
  writeFileSync(join(dist, 'built-files.json'), JSON.stringify(['remoteEntry.js', '12.0a1b2c3d.js']));
  for (const file of ['remoteEntry.js', '12.0a1b2c3d.js', '12.ffffffff.js']) writeFileSync(join(dist, file), file);
  expect(listFiles(dist).map(({ path, bytes }) => [path, bytes])).toEqual([
    ['12.0a1b2c3d.js', 14],
    ['remoteEntry.js', 14],
  ]);
});
