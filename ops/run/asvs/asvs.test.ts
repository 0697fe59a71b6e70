import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../workspaces.ts';

/* Keeps docs/asvs.md true: no requirement is left out, and every file and test that it names is there. */

const VERDICTS = ['holds', 'does not apply', 'decision'];
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Identifier and level of each requirement of levels 1 and 2 of ASVS 5.0.0, in its order. */
const REQUIREMENTS = read('ops/run/asvs/requirements.txt').trim().split('\n');
const PAGE = read('docs/asvs.md');
const ROWS = PAGE.split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, id = '', level = '', , verdict = '', why = ''] = line.split('|').map((cell) => cell.trim());
    return { id, level, verdict, why };
  });

test('each requirement of levels 1 and 2 stands there once, in its order', () => {
  expect(REQUIREMENTS).toHaveLength(253);
  expect(ROWS.map(({ id, level }) => `${id} ${level}`)).toEqual(REQUIREMENTS);
});

test('each is one of three things, and says why', () => {
  for (const { id, verdict, why } of ROWS) {
    expect([id, VERDICTS]).toEqual([id, expect.arrayContaining([verdict])]);
    expect([id, why.length > 5]).toEqual([id, true]);
    // whatever holds names a file or a decision that shows it, or what there is none of
    if (verdict === 'holds') expect([id, why]).toEqual([id, expect.stringMatching(/`[^`]*\/?[^`]*`|\]\(|HTML, CSS/)]);
  }
});

test('the head counts them right', () => {
  const counted = VERDICTS.map((verdict) => ROWS.filter((row) => row.verdict === verdict).length);
  expect(PAGE).toContain(`${counted[0]} hold, ${counted[1]} do not apply, ${counted[2]} are decisions`);
});

test('the list at the end names each decision once', () => {
  const [, list = ''] = PAGE.split('## Decided otherwise');
  const named = [...list.matchAll(/\b\d+\.\d+\.\d+\b/g)].map(([id]) => id);
  const decided = ROWS.filter(({ verdict }) => verdict === 'decision').map(({ id }) => id);
  expect(named.toSorted()).toEqual(decided.toSorted());
});

const PAGES = ['docs/asvs.md', 'docs/security.md', 'docs/security-rules.md'];

test.each(PAGES)('every file, folder and decision that %s names is there', (page) => {
  const text = read(page);
  const files = text.matchAll(/`((?:api|docs|ops|shell|shared|[\w-]+-remotes?)\/[^\s`*…]+)`/g);
  for (const [, file = ''] of files) expect([file, existsSync(join(ROOT, file))]).toEqual([file, true]);
  const links = text.matchAll(/\]\((?!https:)([^)#]+)\)/g);
  for (const [, link = ''] of links) expect([link, existsSync(join(ROOT, 'docs', link))]).toEqual([link, true]);
});

test.each(PAGES)('every test that %s names is in its file', (page) => {
  // a path, then titles in quotes; a title without a path of its own is of the one before it
  const cited = read(page).matchAll(/`((?:api|ops|shell|shared|[\w-]+-remotes?)\/[^\s`]+)`((?:,? "[^"|]+")+)/g);
  for (const [, file = '', titles = ''] of cited) {
    const source = read(file);
    for (const [, title = ''] of titles.matchAll(/"([^"]+)"/g))
      expect([file, title, ["'", '"', '`'].some((quote) => source.includes(quote + title + quote))]).toEqual([
        file,
        title,
        true,
      ]);
  }
});

test('no code makes a hash of MD5 or SHA-1, save the checksum that S3 wants of a transfer', () => {
  const weak = 'create(hash|hmac)\\(.(md5|sha1)\\b';
  const { stdout, status } = spawnSync('git', ['grep', '-lEi', weak, '--', '*.ts', '*.tsx', '*.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, 'api/src/files/bucket.ts\n']);
  expect(read('api/src/files/bucket.ts').match(new RegExp(weak, 'gi'))).toHaveLength(1);
});
