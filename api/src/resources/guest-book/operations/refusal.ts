import type { Refusal } from '@janur/contracts';
import type { Database } from '../../../db/connection.ts';
import type { ClientScope } from '../../../access/access.ts';
import { keep, type About, type Operation, type Result } from './operation.ts';
import { presentRightEvent } from '../present.ts';
import { findEventOfCode, isGuestCode } from './refusal-queries.ts';
import type { GuestBookEventRow } from '../queries.ts';

/** What is refused is not thrown away: it stays in the log, for the list of what needs a person. */
export function logRefusal(
  trx: Database,
  { operation, about, refusal }: { operation: Operation; about: About; refusal: Refusal },
): Promise<Result> {
  return keep(trx, { operation, about, result: { verdict: 'REFUSED', ...refusal } });
}

interface AtDoor {
  readonly event: GuestBookEventRow;
  readonly code: string;
}

/** Nobody with this code is invited here. Who is awaited at another event of the same hosts is shown the way. */
export async function refuseUnknownGuest(
  trx: Database,
  scope: ClientScope,
  { operation, event, code, payload }: AtDoor & { operation: Operation; payload: unknown },
): Promise<Result> {
  const about = { client_id: event.client_id, event_id: event.id, guest_code: code, payload };
  return logRefusal(trx, { operation, about, refusal: await whyUnknown(trx, scope, { event, code }) });
}

export async function whyUnknown(db: Database, scope: ClientScope, { event, code }: AtDoor): Promise<Refusal> {
  if (!(await isGuestCode(db, scope, code))) return { reason: 'UNKNOWN_CODE' };
  const right = await findEventOfCode(db, scope, { code, start: event.start_datetime });
  return { reason: 'WRONG_EVENT', ...(right && { event: presentRightEvent(right) }) };
}
