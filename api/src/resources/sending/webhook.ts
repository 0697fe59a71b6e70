import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { HOUSEKEEPING } from '../../access/access.ts';
import type { Database } from '../../db/connection.ts';
import { inTransaction } from '../../db/transaction.ts';
import { updateSent } from '../../guests/guest-queries.ts';
import { addStop, findGuestLetter, lockByProvider, type OutboxChange, removeStop, updateOutbox } from './queries.ts';

/** Whether the bytes of a body are from who knows the app's secret. */
export function isSigned(secret: string, body: string, signature: string | undefined): boolean {
  const right = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  const given = Buffer.from(signature ?? '');
  return given.length === right.length && timingSafeEqual(given, right);
}

const Status = z.looseObject({
  id: z.string().max(190),
  status: z.string(),
  timestamp: z.coerce.number(),
  biz_opaque_callback_data: z.string().optional(),
  errors: z.array(z.looseObject({ code: z.number() })).optional(),
});
const Inbound = z.looseObject({
  from: z.string().max(20),
  text: z.looseObject({ body: z.string() }).optional(),
  button: z.looseObject({ text: z.string() }).optional(),
});
const Preference = z.looseObject({ wa_id: z.string().max(20), value: z.string() });
const Value = z.looseObject({
  statuses: z.array(z.unknown()).optional(),
  messages: z.array(z.unknown()).optional(),
  user_preferences: z.array(z.unknown()).optional(),
});
const Entry = z.looseObject({ changes: z.array(z.looseObject({ value: Value })) });

/** What stands in a notification that we know; of another kind or shape it is passed over, as there will be others. */
export async function receive(db: Database, entries: readonly unknown[]): Promise<void> {
  const values = entries.flatMap((entry) => Entry.safeParse(entry).data?.changes.map(({ value }) => value) ?? []);
  for (const { statuses = [], messages = [], user_preferences: preferences = [] } of values) {
    // in their order: what is said later of a message is what holds
    for (const status of known(Status, statuses)) await note(db, status);
    for (const { from, text, button } of known(Inbound, messages)) {
      const word = wordOf(text?.body ?? button?.text ?? '');
      if (STOP.has(word)) await addStop(db, `+${from}`);
      if (START.has(word)) await removeStop(db, `+${from}`);
    }
    for (const { wa_id: id, value } of known(Preference, preferences)) {
      if (value === 'stop') await addStop(db, `+${id}`);
      if (value === 'resume') await removeStop(db, `+${id}`);
    }
  }
}

const known = <T>(schema: z.ZodType<T>, all: readonly unknown[]): T[] =>
  all.flatMap((one) => {
    const read = schema.safeParse(one);
    return read.success ? [read.data] : [];
  });

/** How far a message came: notifications come late, twice and in any order. */
const RANK: Readonly<Record<string, number>> = { SENT: 1, FAILED: 2, DELIVERED: 3, READ: 4 };
const STOPPED = 131050;

async function note(db: Database, status: z.infer<typeof Status>): Promise<void> {
  const { id: providerId, timestamp, biz_opaque_callback_data: own, errors } = status;
  const ours = Number(own);
  const id = Number.isSafeInteger(ours) && ours > 0 ? ours : undefined;
  await inTransaction(db, async (trx) => {
    const message = await lockByProvider(trx, { providerId, id });
    if (!message) return;
    // it waits to go again: this is about the time before
    if (message.state === 'QUEUED' && message.provider_id === providerId) return;
    const at = new Date(timestamp * 1000);
    const change = changeFor(status.status, { at, code: errors?.[0]?.code });
    if (!change?.state || (RANK[message.state] ?? 0) >= (RANK[change.state] ?? 0)) return;
    await updateOutbox(trx, message.id, { provider_id: providerId, sent_at: message.sent_at ?? at, ...change });
    const guest = await findGuestLetter(trx, message.guest_id);
    if (!guest) return;
    const isSent = change.state !== 'FAILED';
    await updateSent(trx, HOUSEKEEPING, { code: guest.code, kind: message.kind, isSent, at: message.sent_at ?? at });
    if (errors?.[0]?.code === STOPPED && guest.phone_number) await addStop(trx, guest.phone_number);
  });
}

function changeFor(status: string, { at, code }: { at: Date; code: number | undefined }): OutboxChange | undefined {
  if (status === 'sent') return { state: 'SENT', error: null };
  if (status === 'delivered') return { state: 'DELIVERED', delivered_at: at, error: null };
  if (status === 'read') return { state: 'READ', read_at: at, error: null };
  if (status === 'failed') return { state: 'FAILED', error: code === STOPPED ? 'STOPPED' : `WA_${code ?? 0}` };
  return undefined;
}

const wordOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[.!。！\s]+$/g, '')
    .replace(/\s+/g, ' ');

/** A message that is nothing but one of these, in the languages of our guests. */
const STOP: ReadonlySet<string> = new Set([
  'stop',
  'unsubscribe',
  'berhenti',
  'henti',
  'stop pesan',
  'jangan kirim lagi',
  'stopp',
  'abmelden',
  '退订',
  '停止',
  'baja',
  'alto',
  'parar',
  'sair',
  '配信停止',
  '中止',
  '그만',
  '수신거부',
]);
const START: ReadonlySet<string> = new Set(['start', 'mulai', 'mula', 'lanjut', '开始', '再開', '시작']);
