import { problem, problemAt } from '@janur/contracts';
import { toE164 } from '@janur/contracts/phone';
import type { Database } from '../db/connection.ts';
import type { ClientScope } from './access.ts';
import { invalid, notFound, raise } from '../lib/errors.ts';
import { listEvents, listOptions, type OwnedEvent, type OwnedOption } from './owned-queries.ts';

/* What a caller names and must own. One foreign element refuses the whole call: existence is not leaked (decisions §2). */

export async function ownedEvents(db: Database, scope: ClientScope, ids: readonly number[]): Promise<OwnedEvent[]> {
  const events = await listEvents(db, scope, ids);
  return events.length === new Set(ids).size ? events : raise(notFound('event'));
}

export async function ownedEvent(db: Database, scope: ClientScope, id: number): Promise<OwnedEvent> {
  const [event] = await ownedEvents(db, scope, [id]);
  return event ?? raise(notFound('event'));
}

export async function ownedOptions(db: Database, scope: ClientScope, slugs: readonly string[]): Promise<OwnedOption[]> {
  const options = await listOptions(db, scope, slugs);
  return options.length === new Set(slugs).size ? options : raise(notFound('invitation'));
}

export async function ownedOption(db: Database, scope: ClientScope, slug: string): Promise<OwnedOption> {
  const [option] = await ownedOptions(db, scope, [slug]);
  return option ?? raise(notFound('invitation'));
}

/** A body's phone number in E.164; empty is none. */
export function phoneOf(spelling: string | null | undefined, country: string): string | null {
  if (!spelling) return null;
  return toE164(spelling, country) ?? raise(invalid([problemAt('body.phone_number', problem('not_a_phone_number'))]));
}
