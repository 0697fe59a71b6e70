import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const SRC = resolve(import.meta.dirname, '..');
const ROOT = resolve(SRC, '../..');

/** Presenters by the file they stand in, and a line of each that fills in a field of the answer. */
const PRESENTERS = [
  ['resources/guest-list/editing/present.ts', 'created_at: guest.created_at.toISOString(),', 'created_at'],
  ['resources/guest-list/list/present.ts', 'answered_at: answer?.updated_at.toISOString() ?? null,', 'answered_at'],
  ['resources/guest-book/present.ts', 'entrusted_gifts: gifts.filter(', 'entrusted_gifts'],
  ['resources/guest-book/attention/first-check-in.ts', 'people: row.first_people,', 'people'],
  ['resources/rsvp/summary/present.ts', 'event_title: titleOf(event),', 'event_title'],
  ['resources/rsvp/overview/present.ts', 'start_datetime: event.start_datetime', 'start_datetime'],
  ['resources/invitations/present.ts', 'wedding_date: toInstant(content.wedding_date),', 'wedding_date'],
  ['resources/clients/present.ts', 'is_private: Boolean(option.is_private),', 'is_private'],
] as const;

let folder: string;
/** What the compiler says of copies: of the presenters as they are, and of each without its line. */
let said: string;

beforeAll(() => {
  // inside the repository, so that packages are found from there
  const cache = join(ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'answers-'));
  PRESENTERS.forEach(([path, line], index) => {
    const source = readFileSync(join(SRC, path), 'utf8').replaceAll(
      /from '(\.[^']+)'/g,
      (_, imported: string) => `from '${resolve(dirname(join(SRC, path)), imported)}'`,
    );
    const shortened = source.split('\n').filter((text) => !text.trim().startsWith(line));
    writeFileSync(join(folder, `whole-${index}.ts`), source);
    writeFileSync(join(folder, `short-${index}.ts`), shortened.join('\n'));
  });
  const compilerOptions = {
    noEmit: true,
    emitDeclarationOnly: false,
    composite: false,
    incremental: false,
    rootDir: '/',
  };
  // the types of queries are declared by the tables
  const config = {
    extends: join(SRC, '../tsconfig.json'),
    compilerOptions,
    references: [],
    include: ['*.ts', join(SRC, 'db/tables.ts')],
    exclude: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  said = spawnSync(tsc, ['-p', folder, '--pretty', 'false'], { encoding: 'utf8' }).stdout;
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const errorsOf = (file: string): string =>
  said
    .split(/\n(?=\S)/)
    .filter((error) => error.includes(file))
    .join('\n');

test.each(PRESENTERS.map(([path, , field], index) => ({ path, field, index })))(
  '$path does not compile without $field, which its contract has',
  ({ index, field }) => {
    expect(errorsOf(`whole-${index}.ts`)).toBe('');
    expect(errorsOf(`short-${index}.ts`)).toContain(`'${field}'`);
  },
);
