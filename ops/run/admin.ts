import { createAdmin, resetAdmin } from '@janur/api/admin';
import { readConfig } from '@janur/api/config';
import { refuseDemoAccounts } from '@janur/api/seed';
import { joinDatabase } from './platform.ts';
import { fail } from './step.ts';

const [verb, name] = process.argv.slice(2);

try {
  await admin();
} catch (error) {
  fail(error);
}

/** `npm run admin -- create NAME` makes an admin; `-- reset NAME` gives one who lost the password another. */
async function admin() {
  if ((verb !== 'create' && verb !== 'reset') || !name) {
    throw new Error('Say what to do for whom: npm run admin -- create NAME, or npm run admin -- reset NAME.');
  }
  const config = readConfig();
  const database = await joinDatabase(config);
  try {
    if (config.production) await refuseDemoAccounts(database.db);
    const { username, password } = await (verb === 'create' ? createAdmin : resetAdmin)(database.db, name);
    console.log(`\n  username  ${username}\n  password  ${password}\n`);
    console.log('It is shown this once and waits three days for the first log-in.');
  } finally {
    await database.close();
  }
}
