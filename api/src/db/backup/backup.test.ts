import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { isMigrated, migrate } from '../migrate.ts';
import { allMigrations } from '../migrations/index.ts';
import { seedDemo } from '../seed/index.ts';
import { scratchDatabase, type TestDatabase } from '../testing.ts';
import { backUp, restore } from './index.ts';

const TABLES = (await allMigrations()).flatMap(({ tables }) => tables);
let source: TestDatabase;
let target: TestDatabase;
let folder: string;

beforeAll(async () => {
  source = await scratchDatabase();
  await migrate(source.db);
  await seedDemo(source.db);
  const [client] = await source.db('clients').select('id').limit(1);
  await source
    .db('wishes')
    .insert({ client_id: client?.id, name: "O'Brien 王芳", message: 'a\\b\n"c"\t😀 \u2028 \'; --' });
});
afterAll(() => source.close());
beforeEach(async () => {
  target = await scratchDatabase();
  folder = mkdtempSync(join(tmpdir(), 'janur-backup-'));
  await mkdir(join(folder, 'media/ab'), { recursive: true });
  await writeFile(join(folder, 'media/ab/photo.webp'), 'the picture');
  await mkdir(join(folder, 'published/template-9/1.0.0'), { recursive: true });
  await writeFile(join(folder, 'published/template-9/1.0.0/entry.js'), 'a template');
  await mkdir(join(folder, 'published/template-9/1.0.1.half-4f'));
});
afterEach(async () => {
  await target.close();
  rmSync(folder, { recursive: true, force: true });
});

async function checksums({ db }: TestDatabase): Promise<unknown[]> {
  const sums = [];
  for (const table of TABLES) {
    const [rows] = await db.raw('CHECKSUM TABLE ??', [table]);
    sums.push([table, rows[0].Checksum]);
  }
  return sums;
}
const archive = () => join(folder, 'janur.tar.gz');
const backUpAll = () =>
  backUp(source.db, { file: archive(), filesDir: join(folder, 'media'), remotesDir: join(folder, 'published') });
const restoreTo = (filesDir = join(folder, 'restored'), remotesDir = join(folder, 'again')) =>
  restore(target.db, { file: archive(), filesDir, remotesDir });

test('what was backed up comes back, table by table and file by file', async () => {
  const manifest = await backUpAll();
  expect(manifest.tables.find(({ name }) => name === 'guests')?.rows).toBeGreaterThan(300);
  await restoreTo();
  expect(await checksums(target)).toEqual(await checksums(source));
  expect(await isMigrated(target.db)).toBe(true);
  expect(readFileSync(join(folder, 'restored/ab/photo.webp'), 'utf8')).toBe('the picture');
  expect(readFileSync(join(folder, 'again/template-9/1.0.0/entry.js'), 'utf8')).toBe('a template');
  expect(readdirSync(join(folder, 'again/template-9'))).toEqual(['1.0.0']);
});

test('a backup is of one moment, and overwrites nothing', async () => {
  const sums = await checksums(source);
  const [writing] = await Promise.all([backUpAll(), source.db('wishes').count()]);
  expect(writing.tables).toHaveLength(TABLES.length);
  await expect(backUpAll()).rejects.toThrow('is there already');
  expect(await checksums(source)).toEqual(sums);
});

test('an archive is its owner’s alone to read', async () => {
  await backUpAll();
  expect(statSync(archive()).mode & 0o777).toBe(0o600);
});

describe('an encrypted archive', () => {
  let identity = '';
  const restoreWith = (key?: string) =>
    restore(target.db, {
      file: archive(),
      filesDir: join(folder, 'restored'),
      remotesDir: join(folder, 'again'),
      identity: key,
    });
  beforeEach(async () => {
    identity = await generateIdentity();
    const recipient = await identityToRecipient(identity);
    await backUp(source.db, { file: archive(), filesDir: join(folder, 'media'), recipient });
  });

  test('comes back with its identity', async () => {
    await restoreWith(identity);
    expect(await checksums(target)).toEqual(await checksums(source));
    expect(readFileSync(join(folder, 'restored/ab/photo.webp'), 'utf8')).toBe('the picture');
  });

  test('says nothing to who has none, or another', async () => {
    expect(readFileSync(archive(), 'latin1')).toMatch(/^age-encryption\.org\/v1/);
    await expect(restoreWith()).rejects.toThrow('is encrypted');
    await expect(restoreWith(await generateIdentity())).rejects.toThrow('cannot be opened');
    expect(existsSync(join(folder, 'restored'))).toBe(false);
  });

  test('is only made for a recipient', async () => {
    const made = backUp(source.db, { file: join(folder, 'other'), filesDir: undefined, recipient: 'age1nobody' });
    await expect(made).rejects.toThrow('JANUR_BACKUP_RECIPIENT must be an age recipient');
    expect(existsSync(join(folder, 'other'))).toBe(false);
  });
});

test('a database that holds a row is not overwritten', async () => {
  await backUpAll();
  await migrate(target.db);
  await target.db('clients').insert({ name: 'Somebody' });
  await expect(restoreTo()).rejects.toThrow('The database is not empty (clients)');
  expect(await target.db('clients').pluck('name')).toEqual(['Somebody']);
  expect(existsSync(join(folder, 'restored'))).toBe(false);
});

test('a folder that holds files is not overwritten', async () => {
  await backUpAll();
  await expect(restoreTo(join(folder, 'media'))).rejects.toThrow('holds files');
  await expect(restoreTo(undefined, join(folder, 'published'))).rejects.toThrow('holds files');
});

test('a damaged backup is refused before anything is written', async () => {
  await backUpAll();
  const { tar } = await import('./archive.ts');
  const broken = join(folder, 'broken');
  await mkdir(broken);
  await tar(['-xzf', archive(), '-C', broken]);
  const file = join(broken, 'guests.ndjson');
  await writeFile(file, readFileSync(file, 'utf8').replace('SINTA001', 'SINTA999'));
  rmSync(archive());
  await tar(['-czf', archive(), '-C', broken, '.']);
  await expect(restoreTo()).rejects.toThrow('The backup is damaged: guests');
  expect(await target.db.schema.hasTable('guests')).toBe(false);
});
