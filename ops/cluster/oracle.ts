import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@janur/api/database';
import type { Breach } from '../faults/breach.ts';
import { standings } from '../faults/evidence.ts';
import type { Invited } from '../faults/history.ts';
import type { Stage } from '../faults/stage.ts';
import type { Ledger, Said } from './crowd.ts';
import type { DatabaseNode } from './database-node.ts';

export interface Evening {
  readonly stage: Stage;
  readonly guests: readonly Invited[];
  readonly ledger: Ledger;
}

/** Nodes that have committed the same need so long at most to show it. */
const SAME_WITHIN_MS = 15_000;

/**
 * reliability.md §3, exactly, on every node: nothing acknowledged is lost, nothing is there twice, nothing is there that nobody
 * said, the counts are the sums, and all nodes hold the same rows.
 */
export async function check(evening: Evening, nodes: readonly DatabaseNode[]): Promise<Breach[]> {
  const breaches = heard(evening.ledger);
  for (const node of nodes) {
    const found = await node.ask((db) => stored(db, evening));
    breaches.push(...found.map((breach) => ({ ...breach, what: `node ${node.index}: ${breach.what}` })));
  }
  return [...breaches, ...(await differences(nodes))];
}

/** What can be told from the answers alone. */
function heard({ said, verdicts, refused }: Ledger): Breach[] {
  const unheard = said.filter(({ key }) => !verdicts.has(key));
  const unsure = [...verdicts].filter(([, answers]) => answers.size > 1);
  return [
    ...unheard.map(({ key, guest }) => ({ invariant: 'I2', what: `${key} was never acknowledged`, guest })),
    ...unsure.map(([key, answers]) => ({ invariant: 'I3', what: `${key} was answered ${[...answers].join(' and ')}` })),
    ...refused.map((what) => ({ invariant: 'I2', what: `refused: ${what}` })),
  ];
}

/** What one node has, against what was said and acknowledged. */
export async function stored(db: Database, { stage, guests, ledger }: Evening): Promise<Breach[]> {
  const client_id = stage.clientId;
  const log = await db('operations').where({ client_id }).select('op_id', 'verdict', 'guest_code', 'total_guests');
  const history = await db('rsvp_history').where({ client_id }).select('idempotency_key');
  const rsvps = await db('rsvps')
    .join('guests', 'guests.id', 'rsvps.guest_id')
    .where({ 'rsvps.client_id': client_id })
    .select('guests.code', 'rsvps.guest_total', 'rsvps.message', 'rsvps.answers');
  const wishes = await db('wishes').where({ client_id }).pluck('message');
  const places = await standings(db, stage);
  const counters = await db('event_counters').where({ event_id: stage.eventId });

  const breaches: Breach[] = [];
  const breach = (invariant: string, what: string, guest?: string) => breaches.push({ invariant, what, guest });
  const same = (invariant: string, what: string, [found, wanted]: readonly [unknown, unknown], guest?: string) => {
    if (found !== wanted)
      breach(invariant, `${what} is ${String(found)}, what was said makes ${String(wanted)}`, guest);
  };

  const checkIns = ledger.said.filter(({ kind }) => kind === 'check-in');
  const answers = ledger.said.filter(({ kind }) => kind === 'answer');
  for (const { key, guest } of checkIns) {
    const rows = log.filter(({ op_id }) => op_id === key);
    const [verdict] = ledger.verdicts.get(key) ?? [];
    if (rows.length > 1) breach('I3', `${key} is ${rows.length} times in the log`, guest);
    if (verdict && rows[0]?.verdict !== verdict)
      breach('I1', `${key} was ${verdict}, the log says ${rows[0]?.verdict}`, guest);
  }
  for (const { key, guest } of answers) {
    const times = history.filter(({ idempotency_key }) => idempotency_key === key).length;
    if (times > 1) breach('I3', `${key} is ${times} times in the history`, guest);
    if (times === 0 && ledger.verdicts.has(key))
      breach('I1', `${key} was acknowledged and is not in the history`, guest);
  }
  const keys = new Set(ledger.said.map(({ key }) => key));
  for (const { op_id } of log) if (!keys.has(op_id)) breach('I9', `nobody said ${op_id}`);
  for (const { idempotency_key: key } of history) if (!keys.has(key ?? '')) breach('I9', `nobody answered ${key}`);

  for (const { code } of guests) {
    const applied = log.filter((row) => row.guest_code === code && row.verdict === 'APPLIED');
    const own = answers.filter(({ guest }) => guest === code);
    const place = places.find((one) => one.code === code);
    const [rsvp, ...others] = rsvps.filter((one) => one.code === code);
    const last = own.at(-1);
    same('I4', 'check-ins that count', [applied.length, isThere(checkIns, code) ? 1 : 0], code);
    same('I5', 'who came', [place?.total_guests_attended, applied[0]?.total_guests ?? 0], code);
    same('I7', 'the check-in that counts', [place?.check_in_op_id ?? undefined, applied[0]?.op_id], code);
    if (!last) continue;
    same('I12', 'bookings beside the first', [others.length, 0], code);
    same('I12', 'answers of the booking', [rsvp?.answers, own.length], code);
    same('I12', 'the booking', [rsvp?.guest_total, last.people], code);
    same('I12', 'the place', [place?.total_guests_confirmed, last.people], code);
    same('I12', 'the wish of the booking', [rsvp?.message, last.message], code);
  }
  const wanted = answers.map(({ message }) => message ?? '').toSorted();
  same('I3', 'wishes', [wishes.toSorted().join('\n'), wanted.join('\n')]);
  const sum = (name: keyof (typeof counters)[number]) => counters.reduce((all, row) => all + row[name], 0);
  const of = (count: (place: (typeof places)[number]) => number) => places.reduce((all, one) => all + count(one), 0);
  same('I5', 'invitations counted', [sum('total_invitations'), guests.length]);
  same('I5', 'check-ins counted', [sum('total_checked_in'), of((one) => one.is_checked_in)]);
  same('I5', 'people counted', [sum('total_pax_attended'), of((one) => one.total_guests_attended)]);
  same('I5', 'people inside', [sum('total_inside'), of((one) => one.total_guests_attended)]);
  same('I5', 'answers counted', [sum('total_confirmed'), of((one) => Number(one.confirmation_status === 'CONFIRMED'))]);
  same('I5', 'people announced', [sum('total_pax_confirmed'), of((one) => one.total_guests_confirmed)]);
  return breaches;
}

const isThere = (said: readonly Said[], code: string): boolean => said.some(({ guest }) => guest === code);

/** Tables of which not all nodes hold the same, after the time that the last write needs. */
export async function differences(nodes: readonly DatabaseNode[]): Promise<Breach[]> {
  for (const start = performance.now(); ; await pause(300)) {
    const [first, ...others] = await Promise.all(nodes.map((node) => node.ask(checksums)));
    const apart = [...(first ?? [])].filter(([table, sum]) => others.some((one) => one.get(table) !== sum));
    if (apart.length === 0 || performance.now() - start > SAME_WITHIN_MS)
      return apart.map(([table]) => ({ invariant: 'I11', what: `the nodes hold other rows of ${table}` }));
  }
}

/** A checksum of the rows of every table. */
export async function checksums(db: Database): Promise<Map<string, string>> {
  const [tables]: { TABLE_NAME: string }[][] = await db.raw(
    'SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() ORDER BY TABLE_NAME',
  );
  const names = (tables ?? []).map(({ TABLE_NAME: name }) => name);
  const sums = `CHECKSUM TABLE ${names.map(() => '??').join(', ')} EXTENDED`;
  const [rows]: { Table: string; Checksum: string | number }[][] = await db.raw(sums, names);
  return new Map((rows ?? []).map(({ Table, Checksum }) => [Table, String(Checksum)]));
}
