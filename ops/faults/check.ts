import type { Breach } from './breach.ts';
import { CHECK_INS, monotonic, noPhantom, nothingForged, nothingLost, once, walkInCodes } from './check-log.ts';
import { partiesShown } from './check-shown.ts';
import type { Evidence, Logged, Standing } from './evidence.ts';
import type { Invited } from './history.ts';
import { evening, type Evening } from './model.ts';
import type { Said } from './said.ts';

export interface Found {
  readonly breaches: readonly Breach[];
  /** What was said, in the order in which the server took it. */
  readonly acts: readonly Said[];
  readonly model: Evening;
}

const COUNTED = new Set(['APPLIED', 'DUPLICATE']);

/** Everything that follows from the journals of the devices alone, against what the server and the devices have. */
export function check(evidence: Evidence, invited: readonly Invited[]): Found {
  const { log, guests } = evidence;
  const rows = new Map(log.map((row) => [row.op_id, row]));
  const acts = taken(evidence, rows);
  const model = evening(acts, new Map(invited.map(({ code, table }) => [code, table])));
  const breaches = [
    ...nothingLost(evidence, rows),
    ...nothingForged(evidence),
    ...once(log),
    ...times(evidence, { acts, rows }),
    ...verdicts(evidence, { acts, rows, model }),
    ...guests.flatMap((guest) => projection(guest, model)),
    ...noPhantom(evidence, rows),
    ...monotonic(evidence),
    ...partiesShown(evidence, model),
  ];
  return { breaches, acts, model };
}

interface Judging {
  readonly acts: readonly Said[];
  readonly rows: ReadonlyMap<string, Logged>;
}

/** The time that decides is the device's corrected one; only what would be in the future is set to when it was told. */
function times({ ledger, calls }: Evidence, { acts, rows }: Judging): Breach[] {
  const called = new Set(calls.map(({ op_id }) => op_id));
  return acts.flatMap((act): Breach[] => {
    const row = rows.get(act.op_id);
    if (!row || called.has(act.op_id)) return [];
    const at = row.corrected_at.getTime();
    const sent = ledger.firstSent.get(act.op_id) ?? Infinity;
    if (at === act.instant && at <= row.received_at.getTime()) return [];
    return [
      {
        invariant: 'I7',
        guest: act.guest,
        what: `${act.op_id} happened at ${act.instant}, the log says ${at} (sent ${sent})`,
      },
    ];
  });
}

/** I7, I8 in the log: what counts, what came second and of whom, what was refused, what was taken back. */
function verdicts({ log }: Evidence, { acts, rows, model }: Judging & { model: Evening }): Breach[] {
  const breaches: Breach[] = [];
  const seconds = new Map<string, string>();
  for (const guest of new Set(acts.map(({ guest: code }) => code))) {
    const { first, seconds: after } = model.party(guest);
    for (const { op_id } of after) seconds.set(op_id, first?.op_id ?? '');
  }
  for (const { op_id, guest, type } of acts) {
    const row = rows.get(op_id);
    if (!row) continue;
    const no = (invariant: string, what: string) =>
      breaches.push({ invariant, guest, what: `${op_id} (${type}) ${what}` });
    if (model.refused.has(op_id) !== (row.verdict === 'REFUSED')) no('I5', `is ${row.verdict} in the log`);
    if (model.undone.has(op_id) !== (row.undone_by_op_id !== null)) no('I5', `is undone by ${row.undone_by_op_id}`);
    if (model.undone.has(op_id) || !CHECK_INS.has(type)) continue;
    const winner = seconds.get(op_id);
    if (COUNTED.has(row.verdict) && (winner !== undefined) !== (row.verdict === 'DUPLICATE')) {
      no('I7', `is ${row.verdict}, and ${winner ? `${winner} was earlier` : 'was the first'}`);
    }
    if (winner !== undefined && row.duplicate_of !== winner)
      no('I8', `is a second of ${row.duplicate_of}, not ${winner}`);
  }
  const kept = log.filter(
    ({ type, duplicate_of, undone_by_op_id: undone }) =>
      CHECK_INS.has(type) && duplicate_of !== null && undone === null,
  );
  const losers = kept.filter(({ verdict }) => verdict === 'DUPLICATE').length;
  if (losers !== seconds.size) {
    breaches.push({ invariant: 'I8', what: `${losers} check-ins are kept as seconds, ${seconds.size} were` });
  }
  return breaches;
}

/** I5, I7: each guest as the server has it, field by field. */
function projection(row: Standing, model: Evening): Breach[] {
  const party = model.party(row.code);
  const wanted = {
    is_checked_in: Number(party.first !== undefined),
    check_in_op_id: party.first?.op_id ?? null,
    checked_in_at: party.first?.instant ?? null,
    checked_in_gate: party.first?.gate ?? null,
    total_guests_attended: party.attended,
    inside: party.inside,
    is_received_gift: Number(party.gift),
    is_received_souvenir: Number(party.souvenirs > 0),
    extra_souvenirs: Math.max(0, party.souvenirs - 1),
    table_number: party.table,
  };
  const stands: Record<string, unknown> = {
    ...row,
    checked_in_at: row.checked_in_at?.getTime() ?? null,
    inside: Math.max(0, Math.min(row.total_guests_attended, row.total_guests_attended - row.total_guests_left)),
  };
  return Object.entries(wanted).flatMap(([name, value]) =>
    stands[name] === value
      ? []
      : [
          {
            invariant: name.startsWith('check') ? 'I7' : 'I5',
            guest: row.code,
            what: `${name} is ${String(stands[name])}, the journals say ${String(value)}`,
          },
        ],
  );
}

/** What the devices and callers said, in the order in which the server took it, guests by their codes. */
function taken({ journals, calls, log, ledger }: Evidence, rows: ReadonlyMap<string, Logged>): Said[] {
  const codes = walkInCodes(log);
  const said = journals.flatMap(({ acts }) =>
    acts.map((act) => {
      const { occurred_at: at, clock_offset: offset, ...words } = act;
      return { ...words, guest: codes.get(act.guest) ?? act.guest, instant: at + (offset ?? 0) };
    }),
  );
  const place = new Map(log.map(({ op_id }, index) => [op_id, index]));
  return [...said, ...calls]
    .filter(({ op_id }) => place.has(op_id))
    .toSorted((one, other) => (place.get(one.op_id) ?? 0) - (place.get(other.op_id) ?? 0))
    .map((act) => ({ ...act, instant: notInFuture(act, rows.get(act.op_id), ledger.firstSent.get(act.op_id)) }));
}

/** Nothing happens after it was told: which instant of the telling that was, only the log knows. */
function notInFuture({ instant }: Said, row: Logged | undefined, sent = Infinity): number {
  const told = row?.corrected_at.getTime() ?? Infinity;
  const isTelling = told >= sent && told <= (row?.received_at.getTime() ?? 0);
  return isTelling && told < instant ? told : instant;
}

/** I5, I6: the numbers that an event shows, of the whole evening. */
export function totals({ guests, gifts }: Evidence, { model }: Found) {
  const parties = guests.map(({ code }) => model.party(code));
  // whom the hosts expect: who was not invited and came is no part of it
  const invited = guests.filter(({ source }) => source !== 'ADHOC');
  const confirmed = invited.filter(({ confirmation_status: status }) => status === 'CONFIRMED');
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const count = (is: (party: (typeof parties)[number]) => boolean) => parties.filter(is).length;
  return {
    summary: {
      total_invitations_confirmed: confirmed.length,
      total_checked_in: count(({ first }) => first !== undefined),
      total_pax_confirmed: sum(invited.map(({ total_guests_confirmed: people }) => people)),
      total_pax_attended: sum(parties.map(({ attended }) => attended)),
      total_received_gift: count(({ gift }) => gift),
      total_received_souvenir: sum(parties.map(({ souvenirs }) => souvenirs)),
      total_inside: sum(parties.map(({ inside }) => inside)),
      total_walk_ins: sum(guests.map(({ code, source }) => (source === 'ADHOC' ? model.party(code).attended : 0))),
    },
    rupiah: sum(parties.map(({ rupiah }) => rupiah)),
    stored: sum(gifts.filter(({ undone_by_op_id: undone }) => undone === null).map(({ amount }) => amount ?? 0)),
  };
}
