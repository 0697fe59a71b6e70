import { closeSync, createWriteStream, openSync, statSync } from 'node:fs';
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

const HELP = `npm run import -- FILE [--files-from ORIGIN]… [--report FILE]

Takes the answers of the system before, as JSON lines, into this installation (docs/import.md). Run again, the same file
changes nothing.

  --files-from ORIGIN  from where pictures and songs may be fetched, such as https://files.example; again for each
  --report FILE        where the whole report goes; FILE.report.jsonl unless told

It ends with 0 when everything came, 2 when something did not (the report says what), 1 when it could not run.`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      report: { type: 'string' },
      'files-from': { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) console.log(HELP);
  else await importFile(positionals, values);
} catch (error) {
  fail(error);
}

/**
 * `npm run import -- FILE --files-from https://files.example`: another system's answers as JSON lines, with their files from
 * the origins that are named (docs/import.md).
 */
async function importFile(
  [named, ...others]: readonly string[],
  values: { readonly report?: string | undefined; readonly 'files-from': readonly string[] },
) {
  if (!named || others.length > 0) throw new Error('Say what to import: npm run import -- FILE.');
  const file = callerFile(named);
  const stock = statSync(file, { throwIfNoEntry: false });
  if (!stock) throw new Error(`There is no ${file}.`);
  if (!stock.isFile()) throw new Error(`${file} is no file.`);
  if (stock.size === 0) throw new Error(`${file} is empty.`);
  const origins = values['files-from'].map(originOf);
  const reportFile = callerFile(values.report ?? `${file}.report.jsonl`);
  refuseReport(reportFile, file);
  const config = readConfig();
  const database = await joinDatabase(config);
  const { db } = database;
  try {
    const report = await importStock(
      {
        db,
        store: createFileStore(config),
        registry: createRegistry(db, { builds: createBuilds(config, db) }),
        quotaBytes: config.uploadQuotaBytes,
        fetch: createFetch(downloadFrom(origins, config.fetching.networks)),
        log: createLogger({ level: 'warn' }),
        onClient: ({ slugs: [slug], result }, left) => console.error(`${slug} ${result}, ${left} to come`),
      },
      file,
    );
    if (report.clients.length + report.findings.length === 0) throw new Error(`${file} holds no record.`);
    await pipeline(Readable.from(lines(reportLines(report))), createWriteStream(reportFile, { mode: 0o600 }));
    for (const line of readableReport(report)) console.log(line);
    console.log(`The whole report: ${reportFile}`);
    if (!hasAllCome(report)) process.exitCode = INCOMPLETE;
  } finally {
    await database.close();
  }
}

/** Before anything comes: an import whose report cannot be written says nothing of what it did. */
function refuseReport(reportFile: string, file: string): void {
  if (reportFile === file) throw new Error('The report would be written over the file. Name another with --report.');
  try {
    closeSync(openSync(reportFile, 'a', 0o600));
  } catch (error) {
    throw new Error(`The report cannot be written to ${reportFile}. Name another file with --report.`, {
      cause: error,
    });
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
