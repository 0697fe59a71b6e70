import { createWriteStream, existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '@janur/api/config';
import { createFileStore } from '@janur/api/files';
import { createFetch, downloadFrom, hasAllCome, importStock, readableReport, reportLines } from '@janur/api/import';
import { createLogger } from '@janur/api/log';
import { createBuilds, createRegistry } from '@janur/api/registry';
import { callerFile } from './caller-file.ts';
import { joinDatabase } from './platform.ts';
import { fail } from './step.ts';

/** Something did not come, and the report says what; 1 is an import that could not run. */
const INCOMPLETE = 2;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { report: { type: 'string' }, 'files-from': { type: 'string', multiple: true, default: [] } },
});

try {
  await importFile();
} catch (error) {
  fail(error);
}

/**
 * `npm run import -- FILE --files-from https://files.example`: another system's answers as JSON lines, with their files from
 * the origins that are named (docs/import.md).
 */
async function importFile() {
  const [named, ...others] = positionals;
  if (!named || others.length > 0) throw new Error('Say what to import: npm run import -- FILE.');
  const file = callerFile(named);
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  const config = readConfig();
  const database = await joinDatabase(config);
  const { db } = database;
  const reportFile = callerFile(values.report ?? `${file}.report.jsonl`);
  try {
    const report = await importStock(
      {
        db,
        store: createFileStore(config),
        registry: createRegistry(db, { builds: createBuilds(config, db) }),
        quotaBytes: config.uploadQuotaBytes,
        fetch: createFetch(downloadFrom(values['files-from'].map(originOf), config.fetching.networks)),
        log: createLogger({ level: 'warn' }),
        onClient: ({ slugs: [slug], result }, left) => console.error(`${slug} ${result}, ${left} to come`),
      },
      file,
    );
    await pipeline(Readable.from(lines(reportLines(report))), createWriteStream(reportFile, { mode: 0o600 }));
    for (const line of readableReport(report)) console.log(line);
    console.log(`The whole report: ${reportFile}`);
    if (!hasAllCome(report)) process.exitCode = INCOMPLETE;
  } finally {
    await database.close();
  }
}

function originOf(text: string): string {
  const origin = URL.parse(text)?.origin;
  if (!origin || origin === 'null')
    throw new Error(`--files-from takes an origin such as https://files.example, not ${text}.`);
  return origin;
}

function* lines(texts: Iterable<string>): Generator<string> {
  for (const text of texts) yield `${text}\n`;
}
