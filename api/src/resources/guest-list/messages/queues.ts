import type { BodyOf, listRsvpGuests } from '@janur/contracts';
import { MESSAGE_KINDS, type MessageKind } from '@janur/contracts/messages';
import type { ClientScope } from '../../../access/access.ts';
import type { Database } from '../../../db/connection.ts';
import type { Audience } from '../../../guests/audience.ts';
import { eventsOfTomorrow } from '../../../guests/tomorrow.ts';
import { countDue, countSent, listEventDays, type Narrowing } from './queries.ts';

type Queue = NonNullable<BodyOf<typeof listRsvpGuests>['queue']>;

/** Whom a message is due to now, of one client, or of all that the caller may see. */
export async function audienceOf(
  db: Database,
  scope: ClientScope,
  { clientId, queue, now = new Date() }: { clientId: number | undefined; queue: Queue; now?: Date },
): Promise<Audience> {
  const { kind, silent_days: silentDays, thanked } = queue;
  const days = kind === 'DAY_BEFORE' && clientId !== undefined ? await listEventDays(db, scope, clientId) : [];
  return { kind, silentDays, thanked, eventIds: eventsOfTomorrow(days, now), now };
}

/** What is due and what is done, kind by kind. */
export async function queuesOf(
  db: Database,
  scope: ClientScope,
  { narrowed, ...choice }: { narrowed: Narrowing } & Omit<Queue, 'kind'>,
): Promise<{ kind: MessageKind; waiting: number; sent: number }[]> {
  return Promise.all(
    MESSAGE_KINDS.map(async (kind) => {
      const audience = await audienceOf(db, scope, { clientId: narrowed.clientId, queue: { kind, ...choice } });
      const [waiting, sent] = await Promise.all([
        countDue(db, scope, { ...narrowed, audience }),
        countSent(db, scope, { ...narrowed, kind }),
      ]);
      return { kind, waiting, sent };
    }),
  );
}
