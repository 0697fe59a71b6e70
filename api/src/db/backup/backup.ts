import { createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { once } from 'node:events';
import type { Knex } from 'knex';
import * as z from 'zod';
import { allMigrations } from '../migrations/index.ts';
import { encrypted } from './sealing.ts';
import { FILES, Manifest, MANIFEST, REMOTES, tableFile, tar } from './archive.ts';
import { lineOf, newChecksum, rowsOf, shapeOf, type TableShape } from './tables.ts';

export interface BackupOptions {
  readonly file: string;
  /** The folder of uploaded files; left out when they are in a bucket. */
  readonly filesDir: string | undefined;
  /** The folder of published versions; left out when they are in a bucket. */
  readonly remotesDir?: string | undefined;
  /** An age recipient (`age1…`): then only who has its identity can read the archive. */
  readonly recipient?: string | undefined;
}

/**
 * Writes database and files to one archive that only its owner may read. The database is that of one moment, whatever is written
 * meanwhile.
 */
export async function backUp(db: Knex, { file, filesDir, remotesDir, recipient }: BackupOptions): Promise<Manifest> {
  const target = resolve(file);
  if (existsSync(target)) throw new Error(`${file} is there already: a backup overwrites nothing`);
  const draft = await mkdtemp(join(dirname(target), '.janur-backup-'));
  try {
    const files = folderOptions(filesDir, FILES);
    const remotes = folderOptions(remotesDir, REMOTES);
    const dumped = await dump(db, draft);
    const manifest = { ...dumped, has_files: files.length > 0, has_remotes: remotes.length > 0 };
    await writeFile(join(draft, MANIFEST), JSON.stringify(manifest, null, 2));
    const archive = join(draft, 'archive.tar.gz');
    const tables = manifest.tables.map(({ name }) => tableFile(name));
    await tar(['-czf', archive, HALF_WRITTEN, '-C', draft, MANIFEST, ...tables, ...files, ...remotes]);
    const sealed = recipient === undefined ? archive : await encrypted(archive, recipient);
    await chmod(sealed, 0o600);
    await rename(sealed, target);
    return manifest;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const Status = z.array(z.object({ Variable_name: z.string(), Value: z.string() }));

/** What of a folder being published is not there yet. */
const HALF_WRITTEN = '--exclude=*.half-*';

/** For `tar`: the folder under its name in the archive; nothing where there is none. */
function folderOptions(path: string | undefined, name: string): string[] {
  if (path === undefined || !existsSync(path)) return [];
  return ['-C', dirname(resolve(path)), `--transform=s,^${basename(path)}\\(/\\|$\\),${name}\\1,`, basename(path)];
}

async function dump(db: Knex, folder: string): Promise<Omit<Manifest, 'has_files' | 'has_remotes'>> {
  return db.transaction(
    async (trx) => {
      const binlog = await fixMoment(trx);
      const tables: Manifest['tables'] = [];
      for (const name of (await allMigrations()).flatMap((migration) => migration.tables)) {
        tables.push(await dumpTable(trx, await shapeOf(trx, name), folder));
      }
      const migrations = await trx('migrations').orderBy('id').pluck<string[]>('name');
      return {
        format: 'janur-backup-1',
        made_at: new Date().toISOString(),
        migrations,
        tables,
        ...(binlog && { binlog }),
      };
    },
    { isolationLevel: 'repeatable read' },
  );
}

/**
 * From here on the transaction sees one moment, and the server knows where its binary log stood in it: what was written after is
 * in the log from there on, and nothing of it in the backup. A moment that begins with the first read has no such place.
 */
async function fixMoment(trx: Knex.Transaction): Promise<Manifest['binlog']> {
  await trx.raw('COMMIT');
  await trx.raw('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  await trx.raw('START TRANSACTION WITH CONSISTENT SNAPSHOT');
  const [rows] = await trx.raw("SHOW STATUS LIKE 'binlog_snapshot_%'");
  const said = new Map(Status.parse(rows).map(({ Variable_name, Value }) => [Variable_name.toLowerCase(), Value]));
  const [file, position] = ['binlog_snapshot_file', 'binlog_snapshot_position'].map((name) => said.get(name));
  return file && position ? { file, position: Number(position) } : undefined;
}

async function dumpTable(trx: Knex, shape: TableShape, folder: string): Promise<Manifest['tables'][number]> {
  const out = createWriteStream(join(folder, tableFile(shape.name)));
  const hash = newChecksum();
  let rows = 0;
  for await (const page of rowsOf(trx, shape)) {
    const text = page.map(lineOf).join('');
    hash.update(text);
    rows += page.length;
    if (!out.write(text)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  return { name: shape.name, columns: [...shape.columns], rows, sha256: hash.digest('hex') };
}
