import { startEmbeddedDatabase } from '../embedded.ts';

/** A process of its own that starts a server on the folder it is given and says so; the test ends it as it likes. */
const [, , dataDir = ''] = process.argv;
const server = await startEmbeddedDatabase({ dataDir, isDurable: false });
process.stdout.write(`${JSON.stringify(server.connection)}\n`);
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
setInterval(() => {}, 60_000);
