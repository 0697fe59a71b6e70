import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { restore } from '@janur/api/backup';
import { readConfig } from '@janur/api/config';
import { openDatabase } from '@janur/shell/server';
import { callerFile } from './caller-file.ts';
import { fail, step } from './step.ts';

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'as-it-was': { type: 'boolean' } } });
  await restoreFrom(positionals[0], values['as-it-was']);
} catch (error) {
  fail(error);
}

/**
 * `npm run restore -- <file>`: brings a backup back into an empty database and empty folders. With `--as-it-was` the schema stays that
 * of the backup, so that the binary log can go on from there.
 */
async function restoreFrom(file: string | undefined, asItWas = false) {
  if (!file) throw new Error('Say from where: npm run restore -- janur.tar.gz');
  const config = readConfig();
  const database = await step('Starting the database', () => openDatabase(config));
  try {
    const folders = { filesDir: join(config.dataDir, 'files'), remotesDir: join(config.dataDir, 'remotes') };
    const { tables, made_at, binlog } = await step('Restoring', () =>
      restore(database.db, {
        file: callerFile(file),
        ...folders,
        identity: process.env['JANUR_BACKUP_IDENTITY'],
        asItWas,
      }),
    );
    console.log(`As of ${made_at}: ${tables.length} tables, every one with the checksum it was backed up with.`);
    // recover.sh reads this line
    if (binlog) console.log(`The binary log goes on at ${binlog.file} ${binlog.position}`);
  } finally {
    await database.close();
  }
}
