import * as z from 'zod';
import { problemsIn, unreadableIn } from '../../../http/validate.ts';
import {
  OperationFields,
  type OperationVerdict,
  QueuedOperation,
  type RefusalReason,
  type FieldProblem,
  inEnglish,
} from '@janur/contracts';
import type { Database } from '../../../db/connection.ts';
import { isRetriable } from '../../../db/transaction.ts';
import type { ClientScope } from '../../../access/access.ts';
import { HttpError } from '../../../lib/errors.ts';
import { once, newOperation, type Usher } from './operation.ts';
import { type Desk, perform } from './perform.ts';
import { findEventRow } from '../queries.ts';
import { logRefusal } from './refusal.ts';
import { refused, verdictOf } from './verdict.ts';
import type { Show } from '../present.ts';

type Item = Readonly<Record<string, unknown>> & { readonly op_id: string };
interface Sending {
  readonly usher: Usher;
  /** Who only scans lets people in and out, and takes that back. */
  readonly onlyScans: boolean;
  readonly show: Show;
  readonly onFault: (error: unknown) => void;
}

/** No event of the caller's: the log still keeps what was said. */
const NO_EVENT = 0;
const MAX_KEPT_BYTES = 16_384;
const SCANNED: ReadonlySet<QueuedOperation['type']> = new Set(['CHECK_IN', 'LEAVE', 'COME_BACK', 'UNDO', 'SCAN']);

/** Judges queued operations in their order: together what is of a guest each, an undo by its operation's id by itself. */
export async function judgeAll(
  desk: Desk,
  scope: ClientScope,
  { items, ...sending }: Sending & { items: readonly Item[] },
): Promise<OperationVerdict[]> {
  const verdicts: OperationVerdict[] = [];
  for (const group of groupsOf(items)) {
    verdicts.push(...(await Promise.all(group.map((item) => judge(desk, scope, { item, ...sending })))));
  }
  return verdicts;
}

function groupsOf(items: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  let isOpen = false;
  for (const item of items) {
    const { success, data } = QueuedOperation.safeParse(item, { reportInput: true });
    // whose guest is known comes in its turn; an undo by an id finds its guest in the log, which must stand there
    const isOfGuest = success && !['ADHOC', 'SCAN'].includes(data.type) && !('undone_op_id' in data);
    if (isOfGuest && isOpen) groups.at(-1)?.push(item);
    else groups.push([item]);
    isOpen = isOfGuest;
  }
  return groups;
}

/**
 * Judges one queued operation. Every item ends in a verdict of its own, so that a bad one holds up nothing behind it; only a
 * database that cannot answer now ends the batch, and the device sends all of it again.
 */
async function judge(
  desk: Desk,
  scope: ClientScope,
  { item, usher, onlyScans, show, onFault }: Sending & { item: Item },
): Promise<OperationVerdict> {
  const parsed = QueuedOperation.safeParse(item, { reportInput: true });
  const no = (reason: RefusalReason, message?: string) => keepRefused(desk.db, scope, { item, usher, reason, message });
  const problems = [
    ...(parsed.error?.issues ?? []).flatMap((issue) => problemsIn('operation', issue)),
    ...unreadableIn('operation', item),
  ];
  if (!parsed.success || problems.length > 0) return no('INVALID', said(problems));
  if (onlyScans && !SCANNED.has(parsed.data.type)) return no('NOT_ALLOWED');
  try {
    return verdictOf(item.op_id, await perform(desk, scope, { sent: parsed.data, usher }), show);
  } catch (error) {
    if (isRetriable(error)) throw error;
    if (!(error instanceof HttpError)) {
      onFault(error);
      return refused(item.op_id, { reason: 'FAULT' });
    }
    if (isKeyTaken(error)) return refused(item.op_id, { reason: 'KEY_TAKEN' });
    return error.code === 'NOT_FOUND' ? no('UNKNOWN_EVENT') : no('INVALID', messageOf(error));
  }
}

const isKeyTaken = ({ problem, fields = [] }: HttpError): boolean =>
  [problem, ...fields].some(({ code }) => code === 'key_taken' || code === 'key_used');

const messageOf = ({ fields, message }: HttpError): string => (fields ? said(fields) : message);

const said = (problems: readonly FieldProblem[]): string =>
  problems.map((problem) => `${problem.path}: ${inEnglish(problem)}`).join('; ');

/** What can be read of an operation that cannot be accepted. */
const Readable = z.object({
  event_id: z.int().positive().optional().catch(undefined),
  guest_code: z
    .string()
    .regex(/^[0-9A-Za-z-]{1,32}$/)
    .optional()
    .catch(undefined),
  checked_in_at: OperationFields.checked_in_at.catch(undefined),
  device_id: OperationFields.device_id.catch(undefined),
  gate: OperationFields.gate.catch(undefined),
  note: OperationFields.note.catch(undefined),
});

async function keepRefused(
  db: Database,
  scope: ClientScope,
  { item, usher, reason, message }: { item: Item; usher: Usher; reason: RefusalReason; message: string | undefined },
): Promise<OperationVerdict> {
  const { event_id, guest_code, ...words } = Readable.parse(item);
  const event = event_id === undefined ? undefined : await findEventRow(db, scope, event_id);
  const { op_id, ...rest } = item;
  const { id: accountId, clientId } = usher;
  const operation = newOperation({ type: 'UNKNOWN', key: op_id, words, accountId, said: ['refused', reason, rest] });
  const about = {
    client_id: clientId,
    event_id: event?.id ?? NO_EVENT,
    guest_code: guest_code ?? null,
    payload: JSON.stringify(rest).length > MAX_KEPT_BYTES ? null : rest,
  };
  try {
    await once(db, scope, operation, (trx) => logRefusal(trx, { operation, about, refusal: { reason } }));
  } catch (error) {
    if (error instanceof HttpError) return refused(op_id, { reason: 'KEY_TAKEN' });
    throw error;
  }
  return refused(op_id, { reason, message });
}
