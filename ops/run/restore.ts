import { join } from 'node:path';
import { restore } from '@janur/api/backup';
import { readConfig } from '@janur/api/config';
import { migratedDatabase } from './platform.ts';
import { fail, step } from './step.ts';

try {
  await restoreFrom(process.argv[2]);
} catch (error) {
  fail(error);
}

/** `npm run restore -- <file>`: brings a backup back into an empty database and empty folders. */
async function restoreFrom(file: string | undefined) {
  if (!file) throw new Error('Say from where: npm run restore -- janur.tar.gz');
  const config = readConfig();
  const database = await migratedDatabase(config);
  try {
    const folders = { filesDir: join(config.dataDir, 'files'), remotesDir: join(config.dataDir, 'remotes') };
    const { tables, made_at } = await step('Restoring', () =>
      restore(database.db, { file, ...folders, identity: process.env['JANUR_BACKUP_IDENTITY'] }),
    );
    console.log(`As of ${made_at}: ${tables.length} tables, every one with the checksum it was backed up with.`);
  } finally {
    await database.close();
  }
}
