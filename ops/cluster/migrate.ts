import { createDatabase, parseDatabaseUrl } from '@janur/api/database';
import { migrate } from '@janur/api/migrate';

/* What `npm run deploy` does to the database, for a release that is not there. */

const db = createDatabase({ connection: parseDatabaseUrl(process.env['DATABASE_URL'] ?? '') });
console.log(await migrate(db));
await db.destroy();
