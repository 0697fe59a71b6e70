import { workerData } from 'node:worker_threads';
import { writeCsvStream } from 'hucre/csv';
import { writeXlsxStream } from 'hucre/xlsx';
import { withoutUnreadable } from '@janur/contracts/rules';
import type { Cell, FromWorker, Job, ToWorker, WriteJob } from './protocol.ts';
import { Refused, rowsOf } from './sheet-rows.ts';
import { end, speak } from './worker-port.ts';

/* The thread that packs and unpacks spreadsheets, so that the one that answers requests does not. One job a thread. */

const ROWS_A_MESSAGE = 250;

/** Rows are asked for while a chunk is still on its way out, so that two words may wait at once, one of each kind. */
const say = (word: FromWorker): Promise<ToWorker> =>
  speak<ToWorker>(word, ({ type }) => (type === 'taken') === (word.type !== 'more'));

await run(workerData as Job); // given by start-worker.ts alone
end();

async function run(job: Job): Promise<void> {
  if (job.kind === 'write') return write(job);
  try {
    let batch = [];
    for await (const row of rowsOf(
      Buffer.from(job.bytes.buffer, job.bytes.byteOffset, job.bytes.byteLength),
      job.limits,
    )) {
      batch.push(row);
      if (batch.length < ROWS_A_MESSAGE) continue;
      await say({ type: 'rows', rows: batch });
      batch = [];
    }
    if (batch.length > 0) await say({ type: 'rows', rows: batch });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await say({ type: 'refused', refusal: error.refusal });
  }
}

async function write({ format, sheet, columns }: WriteJob): Promise<void> {
  const stream =
    format === 'csv'
      ? writeCsvStream(rows(cleared), { headers: columns.map(({ header }) => header), escapeFormulae: true, bom: true })
      : writeXlsxStream(rows(spelled), { name: sheet, columns: [...columns], freezePane: { rows: 1 } });
  for await (const bytes of stream) await say({ type: 'chunk', bytes });
}

async function* rows(spell: (cell: Cell) => Cell): AsyncGenerator<Cell[], void> {
  for (;;) {
    const answer = await say({ type: 'more' });
    if (answer.type !== 'rows') return;
    yield* answer.rows.map((row) => row.map(spell));
  }
}

/** What was kept before unreadable texts were refused must not damage the whole file. */
function cleared(cell: Cell): Cell {
  return typeof cell === 'string' ? withoutUnreadable(cell) : cell;
}

/** OOXML reads `_x0041_` as the character of that number: the underscore of who really wrote it is spelled out. */
function spelled(cell: Cell): Cell {
  const text = cleared(cell);
  return typeof text === 'string' ? text.replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_') : text;
}
