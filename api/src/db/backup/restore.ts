import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Knex } from 'knex';
import * as z from 'zod';
import { migrate, rollback } from '../migrate.ts';
import { allMigrations } from '../migrations/index.ts';
import { FILES, Manifest, MANIFEST, REMOTES, tableFile, tar } from './archive.ts';
import { decrypted, isEncrypted } from './sealing.ts';
import { checksumOf, lineOf, newChecksum, shapeOf, type TextRow } from './tables.ts';

export interface RestoreOptions {
  readonly file: string;
  readonly filesDir: string;
  readonly remotesDir: string;
  /** Opens an archive that was encrypted: `AGE-SECRET-KEY-1…`. */
  readonly identity?: string | undefined;
  /** The schema stays that of the backup, for the binary log that goes on from there; else it is brought up to date. */
  readonly asItWas?: boolean;
}

type TableEntry = Manifest['tables'][number];
const Row = z.array(z.string().nullable());
const BATCH = 500;
/** An archive that was opened; a backup has no entry of that name. */
const OPENED = 'opened.tar.gz';

/** Brings back what `backUp` wrote, into a database and folders that are empty, and checks every table against its sum. */
export async function restore(
  db: Knex,
  { file, filesDir, remotesDir, identity, asItWas = false }: RestoreOptions,
): Promise<Manifest> {
  await refuseFull(db, [filesDir, remotesDir]);
  const parent = dirname(resolve(filesDir));
  await mkdir(parent, { recursive: true });
  const draft = await mkdtemp(join(parent, '.janur-restore-'));
  try {
    const sealed = resolve(file);
    const archive = (await isEncrypted(sealed)) ? await decrypted(sealed, join(draft, OPENED), identity) : sealed;
    await tar(['-xzf', archive, '-C', draft, '--no-same-owner']);
    const manifest = Manifest.parse(JSON.parse(await readFile(join(draft, MANIFEST), 'utf8')));
    for (const table of manifest.tables) await refuseDamaged(join(draft, tableFile(table.name)), table);
    await makeSchema(db, manifest);
    await fill(db, manifest, draft);
    for (const table of manifest.tables) await compare(db, table);
    if (!asItWas) await migrate(db);
    if (manifest.has_files) await put(join(draft, FILES), filesDir);
    if (manifest.has_remotes) await put(join(draft, REMOTES), remotesDir);
    return manifest;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function put(folder: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await rename(folder, target);
}

async function refuseFull(db: Knex, folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw new Error(`${folder} holds files: a restore overwrites nothing. Move the folder away first.`);
  }
  for (const table of (await allMigrations()).flatMap(({ tables }) => tables)) {
    if (!(await db.schema.hasTable(table))) continue;
    const [row] = await db.select(db.raw('1')).from(table).limit(1);
    if (row)
      throw new Error(`The database is not empty (${table}): a restore overwrites nothing. Give it an empty one.`);
  }
}

async function makeSchema(db: Knex, manifest: Manifest): Promise<void> {
  const migrations = await allMigrations();
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = manifest.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`This backup is of a newer Janur: it has ${unknown.join(', ')}.`);
  if (await db.schema.hasTable('migrations')) await rollback(db);
  await migrate(db, { migrations: migrations.filter(({ name }) => manifest.migrations.includes(name)) });
}

/** One connection, one transaction: a restore that fails half-way leaves an empty database. */
async function fill(db: Knex, manifest: Manifest, folder: string): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw('SET SESSION foreign_key_checks = 0, unique_checks = 0');
    try {
      for (const table of manifest.tables) {
        for await (const rows of batchesOf(join(folder, tableFile(table.name)))) {
          await trx.raw(`INSERT INTO ?? (${table.columns.map(() => '??').join()}) VALUES ${placesOf(rows)}`, [
            table.name,
            ...table.columns,
            ...rows.flat(),
          ]);
        }
      }
    } finally {
      await trx.raw('SET SESSION foreign_key_checks = 1, unique_checks = 1');
    }
  });
}

const placesOf = (rows: readonly TextRow[]): string => rows.map((row) => `(${row.map(() => '?').join()})`).join();

async function* batchesOf(file: string): AsyncGenerator<TextRow[]> {
  let batch: TextRow[] = [];
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    batch.push(Row.parse(JSON.parse(line)));
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function refuseDamaged(file: string, { name, rows, sha256 }: TableEntry): Promise<void> {
  const hash = newChecksum();
  let count = 0;
  for await (const batch of batchesOf(file)) {
    for (const row of batch) hash.update(lineOf(row));
    count += batch.length;
  }
  if (count !== rows || hash.digest('hex') !== sha256)
    throw new Error(`The backup is damaged: ${name} is not what it was.`);
}

async function compare(db: Knex, { name, columns, sha256 }: TableEntry): Promise<void> {
  const shape = await shapeOf(db, name);
  const restored = await checksumOf(db, { ...shape, columns });
  if (restored.sha256 !== sha256) throw new Error(`${name} did not come back as it was.`);
}
