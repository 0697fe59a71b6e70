import { routes } from '@janur/data/routes';
import type { EventDatabase } from '../database.ts';
import { isSilence } from '../events-cache.ts';
import type { LocalState } from '../local-state.ts';
import type { OperationRecord } from '../records.ts';
import { readQueue, saveTimes } from '../repository.ts';
import type { StoreServices } from '../services.ts';

interface SetTimes {
  readonly services: Pick<StoreServices, 'api' | 'now' | 'run'>;
  readonly database: EventDatabase;
  readonly local: LocalState;
  readonly signal: AbortSignal;
}

/**
 * Learns the server's time before anything is sent that this page recorded without knowing it, and says of that when it
 * was: a device that woke up in the year 2000 must not come before everybody else.
 */
export async function setTimes({ services, database, local, signal }: SetTimes): Promise<void> {
  const untimed = (await readQueue(database))
    .map(({ operation }) => operation)
    .filter((operation) => services.run !== undefined && operation.untimed?.run === services.run);
  if (untimed.length === 0) return;
  if (!local.clock.isHeard()) await hearTime({ services, local, signal });
  const timed = untimed.flatMap((operation) => timedBy(operation, local) ?? []);
  if (timed.length === 0) return;
  await saveTimes(database, timed);
  local.index.setTimes(timed);
}

function timedBy(operation: OperationRecord, { clock }: LocalState): OperationRecord | undefined {
  const { occurred_at: at, untimed } = operation;
  const time = untimed ? clock.timeOf({ at, ran: untimed.ran }) : null;
  return time === null ? undefined : { ...operation, clock_offset: time - at, untimed: null };
}

/** The list's answer says the time; of the list itself nothing is taken here. */
async function hearTime({ services: { api, now }, local, signal }: Omit<SetTimes, 'database'>): Promise<void> {
  const { eventId, clock, facts } = local;
  const sentAt = now();
  const query = { cursor: (facts.list ?? facts.part)?.cursor, limit: 50 };
  try {
    const { data } = await api(routes.getGuestPack, { params: { eventId }, query }, { signal });
    clock.hear(Date.parse(data.now), sentAt);
  } catch (error) {
    if (isSilence(error) || signal.aborted) throw error;
    // an event that is not the caller's any more: what was done is sent with what is known
  }
}
