import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** `| § | it says | `path`: title<br>`path`: title |` */
const rows = read('docs/specification.md')
  .split('\n')
  .filter((line) => /^\| (?:\d|Card)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('each line of the specification has tests, and they are there by their names', () => {
  expect(rows.length).toBeGreaterThan(40);
  const missing = rows.flatMap(([, section, says, cell = '']) =>
    cell.split('<br>').flatMap((one) => {
      const [, path = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(one) ?? [];
      return path !== '' && read(path).includes(title) ? [] : `§${section} ${says}: ${one}`;
    }),
  );
  expect(missing).toEqual([]);
});
