import { type RsvpReceipt, RsvpSubmission } from '@janur/contracts';
import type { ClientScope } from '../../../access/access.ts';
import type { InvitationGate } from '../../../access/gate-queries.ts';
import { recordOf } from '../../../audit/record.ts';
import { MOST_WAITING } from '../../../budgets/limits.ts';
import type { Database } from '../../../db/connection.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { newGuestCode } from '../../../guests/code.ts';
import { notFound, rateLimited } from '../../../lib/errors.ts';
import { listPublicEventIds } from '../queries.ts';
import type { Named } from '../../wishes/moderation/chosen.ts';
import { storeAnswer } from '../service.ts';
import { countWaiting, deleteWaiting, insertWaiting, listWaitingIds, lockWaiting, replaceWaiting } from './queries.ts';
import { createHmac } from 'node:crypto';
import { networkOf } from '../../../budgets/network.ts';
import type { Config } from '../../../config/index.ts';

const HOUR_S = 3600;

interface Strange {
  readonly gate: InvitationGate;
  readonly submission: RsvpSubmission;
  readonly source: string;
  /** The one that the person was given before, when there was one. */
  readonly code: string | undefined;
}

/** Keeps a stranger's answer for the hosts, under the code that the stranger gets; who has one already changes the answer. */
export async function keepWaiting(
  trx: Database,
  scope: ClientScope,
  { gate: { client_id, option_id }, submission, source, code }: Strange,
): Promise<RsvpReceipt> {
  const said = JSON.stringify(submission);
  if (code && (await replaceWaiting(trx, scope, { optionId: option_id, code, submission: said }))) return receipt(code);
  if ((await countWaiting(trx, scope, option_id)) >= MOST_WAITING) throw rateLimited(HOUR_S);
  const guest_code = newGuestCode();
  await insertWaiting(trx, { client_id, option_id, guest_code, source, submission: said });
  return receipt(guest_code);
}

const receipt = (guest_code: string): RsvpReceipt => ({ wish: null, booking_id: 0, guest_code, is_waiting: true });

/** Lets answers count, each in a transaction of its own; one that is gone meanwhile was decided by somebody else. */
export async function approveWaiting(db: Database, scope: ClientScope, ids: readonly number[]): Promise<number> {
  const known = await inTransaction(db, (trx) => ownWaiting(trx, scope, ids));
  let count = 0;
  for (const { id } of known) count += Number(await inTransaction(db, (trx) => approve(trx, scope, id)));
  return count;
}

async function approve(trx: Database, scope: ClientScope, id: number): Promise<boolean> {
  const row = await lockWaiting(trx, scope, id);
  if (!row) return false;
  const { client_id: clientId, guest_code: code, source } = row;
  const { events, ...said } = RsvpSubmission.parse(row.submission);
  const eventIds = await listPublicEventIds(trx, scope, clientId);
  // an event may have been called off or made private since
  const submission = events ? { ...said, events: events.filter((event) => eventIds.includes(event.id)) } : said;
  const answer = { gate: row, submission, source, code, eventIds, guestId: undefined, idempotencyKey: undefined };
  await storeAnswer(trx, scope, answer);
  await deleteWaiting(trx, scope, [id]);
  await recordOf(trx, scope, { clientId, action: 'answer.approve', subject: { type: 'answer', id }, changes: [] });
  return true;
}

/** Removes answers that wait, in one transaction. */
export async function removeWaiting(db: Database, scope: ClientScope, chosen: Named): Promise<number> {
  return inTransaction(db, async (trx) => {
    const rows = 'ids' in chosen ? await ownWaiting(trx, scope, chosen.ids) : await listWaitingIds(trx, scope, chosen);
    await deleteWaiting(
      trx,
      scope,
      rows.map(({ id }) => id),
    );
    for (const [clientId, { length }] of Map.groupBy(rows, ({ client_id }) => client_id)) {
      const changes = [{ path: 'waiting', from: length, to: 0 }];
      const subject = { type: 'client', id: clientId };
      await recordOf(trx, scope, { clientId, action: 'answers.remove', subject, changes });
    }
    return rows.length;
  });
}

/** One that is another's refuses the whole call. */
async function ownWaiting(trx: Database, scope: ClientScope, ids: readonly number[]) {
  const rows = await listWaitingIds(trx, scope, { ids });
  if (rows.length < new Set(ids).size) throw notFound('answer');
  return rows;
}

/**
 * The name under which hosts see a network that strangers write from: the same for all that it writes to them, another for
 * every other client, and nobody's way back to the address. It changes with the signing key.
 */
export function sourceOf({ keys: [key] }: Pick<Config, 'keys'>, clientId: number, address: string): string {
  const said = `source ${clientId} ${networkOf(address)}`;
  return createHmac('sha256', key.secret).update(said).digest('hex').slice(0, 8).toUpperCase();
}
