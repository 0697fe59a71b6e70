import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backUp } from '@janur/api/backup';
import { readConfig } from '@janur/api/config';
import { callerFile } from './caller-file.ts';
import { joinDatabase } from './platform.ts';
import { fail, step } from './step.ts';

try {
  await backUpTo(process.argv[2]);
} catch (error) {
  fail(error);
}

/** `npm run backup -- <file>`: database, uploaded files and published versions in one archive. */
async function backUpTo(file: string | undefined) {
  if (!file) throw new Error('Say where to: npm run backup -- janur.tar.gz');
  const config = readConfig();
  const database = await joinDatabase(config);
  try {
    const folders = config.s3
      ? { filesDir: undefined }
      : { filesDir: join(config.dataDir, 'files'), remotesDir: join(config.dataDir, 'remotes') };
    const { tables, binlog } = await step('Backing up', () =>
      backUp(database.db, {
        file: callerFile(file),
        ...folders,
        recipient: process.env['JANUR_BACKUP_RECIPIENT'] || undefined,
      }),
    );
    console.log(`${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables in ${file}`);
    if (binlog) console.log(`What is written later is in the binary log from ${binlog.file} ${binlog.position} on.`);
    const ticketKeys = join(config.dataDir, 'ticket-keys');
    if (existsSync(ticketKeys)) console.log(`Printed QR codes hang on ${ticketKeys}: keep that file, a secret, too.`);
    if (config.s3)
      console.log(
        `WITHOUT THE FILES: what people uploaded and what was published is in the bucket ${config.s3.bucket}, and not in this archive. Back the bucket up on its own.`,
      );
  } finally {
    await database.close();
  }
}
