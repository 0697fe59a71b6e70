import { Readable } from 'node:stream';
import type { Cell, WriteJob } from './protocol.ts';
import { workerWords } from './start-worker.ts';

/** A spreadsheet as it is made: `batches` of rows are asked for only as fast as the reader takes the bytes. */
export function writeSpreadsheet(
  { tenant, ...job }: Omit<WriteJob, 'kind'> & { tenant: string },
  batches: AsyncIterable<Cell[][]>,
): Readable {
  return Readable.from(chunks({ kind: 'write', ...job }, { tenant, batches }), { objectMode: false });
}

async function* chunks(
  job: WriteJob,
  { tenant, batches }: { tenant: string; batches: AsyncIterable<Cell[][]> },
): AsyncGenerator<Uint8Array, void> {
  const source = batches[Symbol.asyncIterator]();
  try {
    for await (const { word, answer } of workerWords(job, { tenant })) {
      if (word.type === 'more') {
        const { value, done } = await source.next();
        answer(done ? { type: 'end' } : { type: 'rows', rows: value });
      } else if (word.type === 'chunk') {
        yield word.bytes;
        answer({ type: 'taken' });
      }
    }
  } finally {
    await source.return?.();
  }
}
