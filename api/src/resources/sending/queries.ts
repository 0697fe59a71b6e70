import type { Channel, OutboxState } from '@janur/contracts';
import type { ClientScope } from '../../access/access.ts';
import type { Database } from '../../db/connection.ts';
import type { OutboxRow, SendingSettingsRow } from '../../db/rows/guests.ts';
import { retried } from '../../db/transaction.ts';
import { type Audience, inAudience } from '../../guests/audience.ts';
import { isNewPlace, isUnasked } from '../../guests/new-places.ts';
import { inPieces } from '../../lib/in-pieces.ts';

export type Settings = Omit<SendingSettingsRow, 'created_at' | 'updated_at'>;
const SETTINGS = [
  'client_id',
  'is_on',
  'channel',
  'starts_at',
  'from_hour',
  'until_hour',
  'timezone',
  'kinds',
  'silent_days',
] as const satisfies readonly (keyof SendingSettingsRow)[];

export async function findSettings(db: Database, scope: ClientScope, clientId: number): Promise<Settings | undefined> {
  return db('sending_settings')
    .where(scope.within('client_id'))
    .where({ client_id: clientId })
    .first(...SETTINGS);
}

export async function writeSettings(db: Database, settings: Partial<Settings> & { client_id: number }): Promise<void> {
  await db('sending_settings').insert(settings).onConflict('client_id').merge();
}

/** Of every client whose messages go by themselves on this channel. */
export async function listSendingClients(db: Database, channel: Channel): Promise<Settings[]> {
  return db('sending_settings')
    .where({ is_on: 1, channel })
    .select(...SETTINGS);
}

const ADDRESS = { WHATSAPP: 'guests.phone_number', EMAIL: 'guests.email' } as const;

/** Guests to whom the message is due, whom the channel reaches, and who have not asked to be left alone. */
function reachable(db: Database, { clientId, channel, audience }: Due) {
  const guests = db.from('guests').where('guests.client_id', clientId).whereNotNull(ADDRESS[channel]);
  void guests.whereNotExists((stop) => {
    void stop.from('message_stops').where(db.raw('message_stops.address = ??', [ADDRESS[channel]]));
  });
  return inAudience(db, guests, { guest: 'guests.id', ...audience });
}

export interface Due {
  readonly clientId: number;
  readonly channel: Channel;
  readonly audience: Audience;
}

/** Puts what is due into the outbox; what stands there already stays one message. Answers nothing: it may run anywhere, twice. */
export async function enqueueDue(db: Database, due: Due): Promise<void> {
  const { clientId, channel, audience } = due;
  const ids: number[] = await reachable(db, due).pluck('guests.id');
  if (audience.kind === 'NEW_EVENT') await requeueForNewer(db, due, ids);
  const rows = ids.map((guest_id) => ({
    client_id: clientId,
    guest_id,
    kind: audience.kind,
    channel,
    due_at: audience.now,
  }));
  for (let at = 0; at < rows.length; at += 500) {
    // one piece after the other, so that no statement holds many rows
    const piece = rows.slice(at, at + 500);
    // processes that do so at the same moment may meet in the middle
    await retried(() =>
      db('outbox')
        .insert(piece)
        .onConflict(['guest_id', 'kind'])
        .merge({ state: db.raw("IF(outbox.state = 'CANCELLED', 'QUEUED', outbox.state)") }),
    );
  }
}

/** Who was told of one new event is told of the next: the one row waits again, for places that came after it was sent. */
async function requeueForNewer(db: Database, { channel, audience }: Due, guestIds: readonly number[]): Promise<void> {
  for (const piece of inPieces(guestIds, 500))
    await db('outbox')
      .whereIn('guest_id', piece)
      .where({ kind: audience.kind })
      .whereIn('state', ['SENT', 'DELIVERED', 'READ'])
      .whereExists((place) => {
        void place
          .from('guest_events as fresh')
          .whereRaw('fresh.guest_id = outbox.guest_id AND fresh.created_at > outbox.sent_at')
          .whereRaw(isNewPlace('fresh'));
      })
      .update({ ...ANEW, channel, due_at: audience.now });
}
const ANEW = { state: 'QUEUED', attempts: 0, error: null, delivered_at: null, read_at: null } as const;

/** Of these guests, to whom the message is still due. */
export async function stillDue(db: Database, due: Due, guestIds: readonly number[]): Promise<number[]> {
  return reachable(db, due).whereIn('guests.id', guestIds).pluck('guests.id');
}

export async function lockPace(db: Database, channel: Channel) {
  await db('outbox_pace').insert({ channel }).onConflict('channel').ignore();
  return db('outbox_pace').where({ channel }).forUpdate().first();
}

export async function writePace(
  db: Database,
  channel: Channel,
  columns: { minute?: Date; taken?: number; held_until?: Date | null; fault?: string | null },
): Promise<void> {
  await db('outbox_pace').where({ channel }).update(columns);
}

export async function listPaces(db: Database) {
  return db('outbox_pace').select('channel', 'fault', 'held_until');
}

export async function countSentSince(db: Database, channel: Channel, since: Date): Promise<number> {
  const row = await db('outbox').where({ channel }).where('sent_at', '>', since).count({ count: '*' }).first();
  return Number(row?.['count'] ?? 0);
}

export type Claimed = Pick<OutboxRow, 'id' | 'client_id' | 'guest_id' | 'kind' | 'attempts'>;

/** The next messages of these clients, held until the transaction ends. */
export async function lockDue(
  db: Database,
  { channel, clientIds, now, limit }: { channel: Channel; clientIds: readonly number[]; now: Date; limit: number },
): Promise<Claimed[]> {
  return db('outbox')
    .where({ channel, state: 'QUEUED' })
    .where('due_at', '<=', now)
    .whereIn('client_id', clientIds)
    .orderBy(['due_at', 'id'])
    .limit(limit)
    .forUpdate()
    .select('id', 'client_id', 'guest_id', 'kind', 'attempts');
}

export async function claim(
  db: Database,
  ids: readonly number[],
  { name, until }: { name: string; until: Date },
): Promise<void> {
  await db('outbox')
    .whereIn('id', ids)
    .increment('attempts')
    .update({ state: 'SENDING', claim: name, claimed_until: until });
}

export type OutboxChange = Partial<
  Pick<OutboxRow, 'state' | 'due_at' | 'provider_id' | 'error' | 'sent_at' | 'delivered_at' | 'read_at'>
>;

/** Only as long as it is in this hand: what was taken over by a webhook meanwhile stays. */
export async function settle(db: Database, id: number, name: string, change: OutboxChange): Promise<void> {
  await db('outbox')
    .where({ id, claim: name, state: 'SENDING' })
    .update({ ...change, claim: null, claimed_until: null });
}

/** Nobody knows whether what a process had in hand when it ended has gone. */
export async function giveUpLost(db: Database, now: Date): Promise<number> {
  return db('outbox')
    .where({ state: 'SENDING' })
    .where('claimed_until', '<', now)
    .update({ state: 'UNSURE', error: 'NO_ANSWER', claim: null, claimed_until: null });
}

export async function cancel(db: Database, ids: readonly number[]): Promise<void> {
  await db('outbox').whereIn('id', ids).update({ state: 'CANCELLED', claim: null, claimed_until: null });
}

/** What the provider speaks of: by its own name of the message, or by ours, which it gives back. */
export async function lockByProvider(
  db: Database,
  { providerId, id }: { providerId: string; id: number | undefined },
): Promise<
  Pick<OutboxRow, 'id' | 'client_id' | 'guest_id' | 'kind' | 'state' | 'sent_at' | 'provider_id'> | undefined
> {
  const columns = ['id', 'client_id', 'guest_id', 'kind', 'state', 'sent_at', 'provider_id'] as const;
  const known = await db('outbox')
    .where({ provider_id: providerId, channel: 'WHATSAPP' })
    .forUpdate()
    .first(...columns);
  if (known || id === undefined) return known;
  return db('outbox')
    .where({ id, channel: 'WHATSAPP' })
    .whereNull('provider_id')
    .forUpdate()
    .first(...columns);
}

export async function updateOutbox(db: Database, id: number, change: OutboxChange): Promise<void> {
  await db('outbox')
    .where({ id })
    .update({ ...change, claim: null, claimed_until: null });
}

export async function addStop(db: Database, address: string): Promise<void> {
  await db('message_stops').insert({ address }).onConflict('address').ignore();
  const ids: number[] = await db.from('guests').where({ phone_number: address }).pluck('id');
  await db('outbox').whereIn('guest_id', ids).where({ state: 'QUEUED' }).update({ state: 'FAILED', error: 'STOPPED' });
}

export async function removeStop(db: Database, address: string): Promise<void> {
  await db('message_stops').where({ address }).delete();
}

export async function countStates(
  db: Database,
  scope: ClientScope,
  clientId: number,
): Promise<Partial<Record<OutboxState, number>>> {
  const rows = await db('outbox')
    .where(scope.within('client_id'))
    .where({ client_id: clientId })
    .groupBy('state')
    .select<{ state: OutboxState; count: number }[]>('state', db.raw('COUNT(*) AS count'));
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

export async function countUnreachable(
  db: Database,
  scope: ClientScope,
  { clientId, channel }: { clientId: number; channel: Channel },
): Promise<number> {
  const row = await db('guests')
    .where(scope.within('client_id'))
    .where({ client_id: clientId, source: 'INVITED' })
    .whereNull(channel === 'EMAIL' ? 'email' : 'phone_number')
    .count({ count: '*' })
    .first();
  return Number(row?.['count'] ?? 0);
}

const TROUBLED: readonly OutboxState[] = ['FAILED', 'UNSURE'];
const GONE: readonly OutboxState[] = ['SENT', 'DELIVERED', 'READ', ...TROUBLED];

export async function listMessages(
  db: Database,
  scope: ClientScope,
  { clientId, failed, page, limit }: { clientId: number; failed: boolean; page: number; limit: number },
) {
  const chosen = () =>
    db('outbox')
      .where(scope.within('outbox.client_id'))
      .where('outbox.client_id', clientId)
      .whereIn('outbox.state', failed ? TROUBLED : GONE);
  const rows = await chosen()
    .join('guests', 'guests.id', 'outbox.guest_id')
    .orderBy([
      { column: 'outbox.updated_at', order: 'desc' },
      { column: 'outbox.id', order: 'desc' },
    ])
    .limit(limit)
    .offset((page - 1) * limit)
    .select({
      id: 'outbox.id',
      guest_code: 'guests.code',
      guest_name: 'guests.name',
      phone_number: 'guests.phone_number',
      email: 'guests.email',
      kind: 'outbox.kind',
      channel: 'outbox.channel',
      state: 'outbox.state',
      error: 'outbox.error',
      updated_at: 'outbox.updated_at',
    });
  const total = await chosen().count({ count: '*' }).first();
  return { rows, total: Number(total?.['count'] ?? 0) };
}

/** What failed waits again. One that may have gone only by its id: a person has said so. */
export async function requeue(
  db: Database,
  scope: ClientScope,
  { clientId, ids, now }: { clientId: number; ids: readonly number[] | undefined; now: Date },
): Promise<number> {
  const failed = db('outbox').where(scope.within('client_id')).where({ client_id: clientId });
  if (ids) void failed.whereIn('id', ids).whereIn('state', TROUBLED);
  else void failed.where({ state: 'FAILED' });
  return failed.update({ state: 'QUEUED', due_at: now, attempts: 0, error: null, provider_id: null });
}

/** All that is written to one guest, whatever the kind. */
export async function findGuestLetter(db: Database, guestId: number) {
  return db('guests')
    .join('options', 'options.id', 'guests.option_id')
    .join('clients', 'clients.id', 'guests.client_id')
    .where('guests.id', guestId)
    .first({
      code: 'guests.code',
      name: 'guests.name',
      phone_number: 'guests.phone_number',
      email: 'guests.email',
      guest_group: 'guests.guest_group',
      client_id: 'guests.client_id',
      option_id: 'guests.option_id',
      language: 'options.language',
      slug: 'options.slug',
      hosts: 'clients.name',
    });
}

export async function listEventsOfGuest(db: Database, guestId: number) {
  return db('guest_events')
    .join('events', 'events.id', 'guest_events.event_id')
    .where('guest_events.guest_id', guestId)
    .orderBy(['events.start_datetime', 'events.id'])
    .select({
      id: 'events.id',
      title: 'events.title',
      type: 'events.type',
      start_datetime: 'events.start_datetime',
      timezone: 'events.timezone',
      location: 'events.location',
      is_unasked: db.raw<0 | 1>(isUnasked('guest_events')),
    });
}
