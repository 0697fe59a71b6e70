import { workerData } from 'node:worker_threads';
import type { PlannedRows } from '@janur/contracts';
import { newGuestCode } from '../../../guests/code.ts';
import { searchTextOf } from '../../../guests/search-text.ts';
import { HttpError } from '../../../lib/errors.ts';
import type { SheetRow } from '../../../lib/spreadsheets/protocol.ts';
import { READ_LIMITS, refused } from '../../../lib/spreadsheets/read.ts';
import { Refused, rowsOf } from '../../../lib/spreadsheets/sheet-rows.ts';
import { wrongCells } from '../../../lib/spreadsheets/table.ts';
import { end, speak } from '../../../lib/spreadsheets/worker-port.ts';
import { inPieces } from '../../../lib/in-pieces.ts';
import { type GuestOfFile, PART, readGuests } from './guest-rows.ts';
import { type Change, type Plan, planImport } from './plan.ts';
import type { InvitedGuest } from './queries.ts';
import type { ChangedGuest, FromImport, ImportJob, NewGuest, ToImport } from './worker-messages.ts';

/*
 * The thread that reads a guest list and finds out what it means, so that the one that answers requests only passes the
 * database what to write. One file a thread.
 */

const ROWS_A_BATCH = 250;
/** As many as are written while a guest at the door would not notice. */
const GUESTS_A_PIECE = 100;
const say = (word: FromImport): Promise<ToImport> => speak<ToImport>(word);

async function run({ bytes, ...job }: ImportJob): Promise<void> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sheet = batches(rowsOf(file, READ_LIMITS));
  const { guests, problems, valuesOf } = await readGuests(sheet, job);
  if (problems.length > 0) throw wrongCells(PART, problems, valuesOf);
  await say({ type: 'read' });
  const plan = planImport(guests, await invitedGuests(), job);
  if (plan.problems.length > 0) throw wrongCells(PART, plan.problems, valuesOf);
  if (job.isPreview) {
    await say({ type: 'outlined', ...outlineOf(plan) });
    return;
  }
  for (const piece of inPieces(plan.created, GUESTS_A_PIECE))
    await say({ type: 'piece', kind: 'CREATED', guests: JSON.stringify(piece.map(newGuest)) });
  const changed = plan.changed.toSorted((one, other) => one.guest.id - other.guest.id);
  for (const piece of inPieces(changed, GUESTS_A_PIECE))
    await say({ type: 'piece', kind: 'CHANGED', guests: JSON.stringify(piece.map(changedGuest)) });
  const unchanged = plan.same.length;
  await say({ type: 'planned', created: plan.created.length, updated: plan.changed.length, unchanged });
}

async function* batches(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow[], void> {
  let batch: SheetRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < ROWS_A_BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function invitedGuests(): Promise<InvitedGuest[]> {
  const invited: InvitedGuest[] = [];
  for (;;) {
    const answer = await say({ type: 'more' });
    if (answer.type !== 'invited' || answer.guests.length === 0) return invited;
    invited.push(...answer.guests);
  }
}

const outlineOf = ({ created, changed, same }: Plan): PlannedRows => ({
  created: created.map(({ row }) => row),
  updated: changed.map(({ row, former, columns }) => ({
    row,
    code: former.code,
    name: former.name,
    columns: [...columns],
  })),
  unchanged: [...same],
});

function newGuest({
  row: _row,
  code: _code,
  shares_number: _shared,
  note,
  event_ids,
  total_guests = 1,
  ...said
}: GuestOfFile): NewGuest {
  const { name, phone_number = null } = said;
  const code = newGuestCode();
  return {
    ...said,
    code,
    search_text: searchTextOf({ name, code, phone_number }),
    total_guests,
    event_ids: event_ids?.join(','),
    details: note === undefined ? undefined : JSON.stringify({ note }),
  };
}

const changedGuest = ({ guest, total, members, table, eventIds }: Change): ChangedGuest => ({
  id: guest.id,
  name: guest.name,
  phone_number: guest.phone_number,
  search_text: searchTextOf(guest),
  email: guest.email,
  guest_group: guest.guest_group,
  tags: guest.tags,
  details: guest.details === null ? null : JSON.stringify(guest.details),
  total_guests: guest.total_guests,
  place_total: total,
  members,
  event_ids: eventIds?.join(','),
  table_number: table,
});

try {
  await run(workerData as ImportJob); // given by service.ts alone
} catch (error) {
  const told = error instanceof Refused ? refused(error.refusal) : error;
  if (!(told instanceof HttpError)) throw error;
  const { code, problem, fields, details } = told;
  await say({ type: 'failed', error: { code, problem, fields, details } });
}
end();
