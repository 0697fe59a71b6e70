import type { addGift, BodyOf, changeGift } from '@janur/contracts';
import type { ClientScope } from '../../access/access.ts';
import { recordOf } from '../../audit/record.ts';
import type { Database } from '../../db/connection.ts';
import { inTransaction } from '../../db/transaction.ts';
import { updateSent } from '../../guests/guest-queries.ts';
import { notFound, raise } from '../../lib/errors.ts';
import { findByCode } from '../guest-list/editing/queries.ts';
import { type BookLine, findLine, insertGift, updateGift, writeNote } from './queries.ts';

/** Writes a gift down; whoever gave it and is a guest stands in the queue of thanks from now on. */
export function writeDown(
  db: Database,
  scope: ClientScope,
  { clientId, gift }: { clientId: number; gift: BodyOf<typeof addGift> },
): Promise<BookLine> {
  return inTransaction(db, async (trx) => {
    const guest = gift.guest_code ? await giverOf(trx, scope, { code: gift.guest_code, clientId }) : undefined;
    const now = new Date();
    const id = await insertGift(trx, {
      client_id: clientId,
      guest_id: guest?.id ?? null,
      kind: gift.kind,
      number: said(gift.number),
      giver_name: gift.giver_name,
      carrier_name: said(gift.carrier_name),
      amount: gift.amount ?? null,
      thing: said(gift.thing),
      received_by: said(gift.received_by),
      received_at: dateOf(gift.received_at) ?? now,
      thanked_at: gift.is_thanked && !guest ? (dateOf(gift.thanked_at) ?? now) : null,
      return_note: said(gift.return_note),
      returned_at: gift.is_returned ? (dateOf(gift.returned_at) ?? now) : null,
    });
    // thanks to a guest are the guest's, and stay when a gift goes
    if (guest && gift.is_thanked && !gift.thanked_at)
      await updateSent(trx, scope, { code: guest.code, kind: 'THANKS', isSent: true });
    await record(trx, scope, { clientId, line: { source: 'g', id }, action: 'gift.add' });
    return (await findLine(trx, scope, { source: 'g', id })) ?? raise(notFound('gift'));
  });
}

/** Changes what is told of a gift. Thanks to a guest are the guest's: the same as in the queue. */
export function change(
  db: Database,
  scope: ClientScope,
  { line, changes }: { line: BookLine; changes: BodyOf<typeof changeGift> },
): Promise<BookLine> {
  const { source, id, client_id: clientId } = line;
  return inTransaction(db, async (trx) => {
    const { guest_code, is_thanked, is_returned, received_at, kind, giver_name, carrier_name, ...noted } = changes;
    const guest =
      guest_code === undefined
        ? undefined
        : guest_code === null
          ? null
          : await giverOf(trx, scope, { code: guest_code, clientId });
    const code = guest === undefined ? line.guest_code : (guest?.code ?? null);
    const now = new Date();
    const told = {
      ...mapTexts(noted),
      ...(guest !== undefined && { guest_id: guest?.id ?? null }),
      ...(is_returned !== undefined && { returned_at: is_returned ? (line.returned_at ?? now) : null }),
      ...(is_thanked !== undefined && code === null && { thanked_at: is_thanked ? now : null }),
    };
    if (source === 'd') await writeNote(trx, { entrusted_gift_id: id, client_id: clientId, ...told });
    else {
      const own = {
        ...told,
        ...(kind && { kind }),
        ...(giver_name && { giver_name }),
        ...(carrier_name !== undefined && { carrier_name: said(carrier_name) }),
        ...(received_at && { received_at: new Date(received_at) }),
      };
      if (Object.keys(own).length > 0) await updateGift(trx, scope, { id, ...own });
    }
    if (is_thanked !== undefined && code !== null)
      await updateSent(trx, scope, { code, kind: 'THANKS', isSent: is_thanked });
    await record(trx, scope, { clientId, line, action: 'gift.update' });
    return (await findLine(trx, scope, { source, id })) ?? raise(notFound('gift'));
  });
}

async function giverOf(db: Database, scope: ClientScope, { code, clientId }: { code: string; clientId: number }) {
  const guest = await findByCode(db, scope, code);
  return guest?.client_id === clientId ? guest : raise(notFound('guest'));
}

const dateOf = (instant: string | null | undefined): Date | undefined => (instant ? new Date(instant) : undefined);

const said = (text: string | null | undefined): string | null => text?.trim() || null;

/** An empty text is none. */
function mapTexts<T extends Record<string, string | number | null | undefined>>(texts: T): T {
  const kept = Object.entries(texts).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept.map(([name, value]) => [name, typeof value === 'string' ? said(value) : value])) as T; // the same names
}

/** That something was written, never what: sums have no place in a log. */
export const record = (
  trx: Database,
  scope: ClientScope,
  { clientId, line, action }: { clientId: number; line: Pick<BookLine, 'source' | 'id'>; action: string },
): Promise<void> =>
  recordOf(trx, scope, { clientId, action, subject: { type: SUBJECTS[line.source], id: line.id }, changes: [] });

/** How the audit log names a line of the couple's, and one of the door's. */
export const SUBJECTS = { g: 'gift', d: 'entrusted_gift' } as const satisfies Record<BookLine['source'], string>;
