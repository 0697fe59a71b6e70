import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cell, Column } from './protocol.ts';
import { writeSpreadsheet } from './write.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface Download {
  /** Who asks: each has few places. */
  readonly tenant: string;
  /** The file's name without its ending, as `fileName` makes it. */
  readonly name: string;
  readonly sheet: string;
  readonly columns: readonly Column[];
  readonly batches: AsyncIterable<Cell[][]>;
}

/** Answers with a file while it is being made: xlsx, or csv for who accepts `text/csv` and not everything. */
export function sendSpreadsheet(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, batches, ...file }: Download,
): FastifyReply {
  const format = prefersCsv(request.headers.accept ?? '') ? 'csv' : 'xlsx';
  return reply
    .type(format === 'csv' ? 'text/csv; charset=utf-8; header=present' : XLSX)
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .header('cache-control', 'private, no-store')
    .header('vary', 'accept')
    .send(writeSpreadsheet({ format, ...file }, batches));
}

const prefersCsv = (accept: string): boolean => /\btext\/csv\b/i.test(accept) && !accept.includes(XLSX);
