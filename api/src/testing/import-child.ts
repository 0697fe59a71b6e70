import { createDatabase } from '../db/connection.ts';
import { importFile } from './import.ts';
import { TEST_CONFIG } from './test-api.ts';

/* An import in a process of its own, to be killed: says the name of each client that came. */

const [path = '', origin = '', dataDir = '', socketPath = '', database = ''] = process.argv.slice(2);
const db = createDatabase({ connection: { socketPath, user: 'root', database } });
await importFile(
  { db, config: { ...TEST_CONFIG, dataDir } },
  { path, origin },
  { onClient: ({ name }) => console.log(name) },
);
await db.destroy();
