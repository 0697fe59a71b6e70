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

type UnreadOperation = Readonly<Record<string, unknown>> & { readonly op_id: string };
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
  { operations, ...sending }: Sending & { operations: readonly UnreadOperation[] },
): Promise<OperationVerdict[]> {
  const verdicts: OperationVerdict[] = [];
  for (const group of groupsOf(operations)) {
    verdicts.push(...(await Promise.all(group.map((operation) => judge(desk, scope, { operation, ...sending })))));
  }
  return verdicts;
}

function groupsOf(operations: readonly UnreadOperation[]): UnreadOperation[][] {
  const groups: UnreadOperation[][] = [];
  let isOpen = false;
  for (const operation of operations) {
    const { success, data } = QueuedOperation.safeParse(operation, { reportInput: true });
    // whose guest is known comes in its turn; an undo by an id finds its guest in the log, which must stand there
    const isOfGuest = success && !['ADHOC', 'SCAN'].includes(data.type) && !('undone_op_id' in data);
    if (isOfGuest && isOpen) groups.at(-1)?.push(operation);
    else groups.push([operation]);
    isOpen = isOfGuest;
  }
  return groups;
}

/**
 * Judges one queued operation. Every one ends in a verdict of its own, so that a bad one holds up nothing behind it; only a
 * database that cannot answer now ends the batch, and the device sends all of it again.
 */
async function judge(
  desk: Desk,
  scope: ClientScope,
  { operation, usher, onlyScans, show, onFault }: Sending & { operation: UnreadOperation },
): Promise<OperationVerdict> {
  const parsed = QueuedOperation.safeParse(operation, { reportInput: true });
  const no = (reason: RefusalReason, message?: string) =>
    keepRefused(desk.db, scope, { operation, usher, reason, message });
  const problems = [
    ...(parsed.error?.issues ?? []).flatMap((issue) => problemsIn('operation', issue)),
    ...unreadableIn('operation', operation),
  ];
  if (!parsed.success || problems.length > 0) return no('INVALID', said(problems));
  if (onlyScans && !SCANNED.has(parsed.data.type)) return no('NOT_ALLOWED');
  try {
    return verdictOf(operation.op_id, await perform(desk, scope, { queued: parsed.data, usher }), show);
  } catch (error) {
    if (isRetriable(error)) throw error;
    if (!(error instanceof HttpError)) {
      onFault(error);
      return refused(operation.op_id, { reason: 'FAULT' });
    }
    if (isKeyTaken(error)) return refused(operation.op_id, { reason: 'KEY_TAKEN' });
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
  {
    operation: unread,
    usher,
    reason,
    message,
  }: { operation: UnreadOperation; usher: Usher; reason: RefusalReason; message: string | undefined },
): Promise<OperationVerdict> {
  const { event_id, guest_code, ...header } = Readable.parse(unread);
  const event = event_id === undefined ? undefined : await findEventRow(db, scope, event_id);
  const { op_id, ...rest } = unread;
  const { id: accountId, clientId } = usher;
  const operation = newOperation({
    type: 'UNKNOWN',
    key: op_id,
    header,
    accountId,
    identity: ['refused', reason, rest],
  });
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
