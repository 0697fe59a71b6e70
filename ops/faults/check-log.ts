import type { Breach } from './breach.ts';
import type { Evidence, Logged } from './evidence.ts';

/* What can be seen without the model: nothing is lost, doubled or made up. */

export const CHECK_INS: ReadonlySet<string> = new Set(['CHECK_IN', 'ADHOC']);

/** The codes that the server gave to walk-ins, by the operations that added them. */
export function walkInCodes(log: readonly Logged[]): ReadonlyMap<string, string> {
  return new Map(log.flatMap(({ op_id, type, guest_code: code }) => (type === 'ADHOC' && code ? [[op_id, code]] : [])));
}

/** I1, I2: what was answered, what was promised and what stands in a journal is in the log; what was denied is nowhere. */
export function nothingLost({ journals, calls, ledger }: Evidence, rows: ReadonlyMap<string, Logged>): Breach[] {
  const breaches: Breach[] = [];
  for (const op of ledger.acknowledged.keys()) {
    if (!rows.has(op)) breaches.push({ invariant: 'I1', what: `${op} was acknowledged and is not in the log` });
  }
  const generated = new Set(calls.map(({ op_id }) => op_id));
  for (const { device, acts, refusedShown, answered, left } of journals) {
    const { name } = device.plan;
    // what it did others bring, and what was refused of it nobody is left to see
    const isGone = device.isGone();
    const own = new Set(acts.map(({ op_id }) => op_id));
    if (left > 0 && !isGone)
      breaches.push({ invariant: 'I2', what: `${left} operations are still in the queue of ${name}` });
    for (const op of device.promised) {
      if (!own.has(op))
        breaches.push({ invariant: 'I2', what: `${op} was promised and is not in the journal of ${name}` });
    }
    for (const op of device.denied) {
      if (own.has(op)) breaches.push({ invariant: 'I2', what: `${op} was denied and is in the journal of ${name}` });
    }
    for (const { op_id: op, guest } of acts) {
      generated.add(op);
      const isRefused = answered.get(op)?.verdict === 'REFUSED';
      const isShown = refusedShown.has(op);
      if (answered.has(op) && !rows.has(op) && !isRefused) {
        breaches.push({ invariant: 'I1', guest, what: `${name} saw ${op} acknowledged, and it is not in the log` });
      }
      if (isGone) {
        if (!rows.has(op) && !isRefused)
          breaches.push({ invariant: 'mesh', guest, what: `${op} is nowhere: ${name} died, and nobody brought it` });
        continue;
      }
      if (isRefused && !isShown)
        breaches.push({ invariant: 'I2', guest, what: `${op} was refused and ${name} does not show it` });
      if (!rows.has(op) && !isShown) breaches.push({ invariant: 'I2', guest, what: `${op} of ${name} is nowhere` });
      if (rows.get(op)?.verdict === 'REFUSED' && !isShown) {
        breaches.push({ invariant: 'I2', guest, what: `the log refuses ${op}, ${name} does not show it` });
      }
    }
    for (const op of answered.keys()) {
      if (!own.has(op)) breaches.push({ invariant: 'I2', what: `${name} has an answer to ${op}, which it never made` });
    }
  }
  for (const op of rows.keys()) {
    if (!generated.has(op)) breaches.push({ invariant: 'I9', what: `${op} is in the log and nobody made it` });
  }
  return breaches;
}

/** I9 on the devices: what one heard of others, one of them did. */
export function nothingForged({ journals }: Evidence): Breach[] {
  const done = new Set(journals.flatMap(({ acts }) => acts.map(({ op_id }) => op_id)));
  return journals.flatMap(({ device, heard }) =>
    heard
      .filter((op) => !done.has(op))
      .map((op) => ({ invariant: 'I9', what: `${device.plan.name} keeps ${op}, which no device did` })),
  );
}

/** I3, I4: once in the log, once for a device's number, one check-in that counts for a guest. */
export function once(log: readonly Logged[]): Breach[] {
  const numbered = log.filter(({ device_id, seq }) => device_id !== null && seq !== null);
  const counting = log.filter(
    ({ type, verdict, undone_by_op_id: undone }) => CHECK_INS.has(type) && verdict === 'APPLIED' && undone === null,
  );
  return [
    ...twice(log, ({ op_id }) => op_id).map((op) => ({ invariant: 'I3', what: `${op} is in the log twice` })),
    ...twice(numbered, ({ device_id, seq }) => `${device_id} ${seq}`).map((number) => ({
      invariant: 'I3',
      what: `the number ${number} is in the log twice`,
    })),
    ...twice(counting, ({ guest_code }) => guest_code ?? '').map((guest) => ({
      invariant: 'I4',
      guest,
      what: 'two check-ins count',
    })),
  ];
}

function twice<T>(all: readonly T[], keyOf: (one: T) => string): string[] {
  return [...Map.groupBy(all, keyOf)].flatMap(([key, same]) => (same.length > 1 ? [key] : []));
}

/** I9, I12: whatever the server shows has its operation, and a walk-in came with all gifts of its own. */
export function noPhantom({ guests, gifts, journals }: Evidence, rows: ReadonlyMap<string, Logged>): Breach[] {
  const added = new Set(
    [...rows.values()].flatMap((row) => (row.type === 'ADHOC' && row.verdict !== 'REFUSED' ? [row.guest_code] : [])),
  );
  const breaches: Breach[] = [];
  for (const { code, source, check_in_op_id: op } of guests) {
    if (source === 'ADHOC' && !added.has(code))
      breaches.push({ invariant: 'I9', guest: code, what: 'walked in without an operation' });
    if (op !== null && !rows.has(op))
      breaches.push({ invariant: 'I9', guest: code, what: `is in by ${op}, which is not in the log` });
  }
  for (const { op_id, code } of gifts) {
    if (!rows.has(op_id))
      breaches.push({ invariant: 'I9', guest: code, what: `has a gift of ${op_id}, which is not in the log` });
  }
  const given = Map.groupBy(gifts, ({ op_id }) => op_id);
  for (const { op_id, type, guest, entrusted_gifts: said } of journals.flatMap(({ acts }) => acts)) {
    const row = rows.get(op_id);
    if (!row || row.verdict === 'REFUSED') continue;
    const stored = given.get(op_id) ?? [];
    const isWhole =
      stored.length === said.length && !stored.some(({ undone_by_op_id: undone }) => undone !== row.undone_by_op_id);
    if (!isWhole) {
      const invariant = type === 'ADHOC' ? 'I12' : 'I6';
      breaches.push({
        invariant,
        guest,
        what: `${op_id} (${type}) brought ${said.length} envelopes, ${stored.length} are kept`,
      });
    }
  }
  return breaches;
}

/**
 * I10: on no device was a guest in and then out without an undo for it, each undo once. A device that hears late of an arrival that was
 * taken back with the others by a device whose clock is wrong shows it until the server says so: then the undo of the whole
 * arrival is to blame for each gate's part.
 */
export function monotonic({ journals, log, hasMesh }: Evidence): Breach[] {
  const codes = walkInCodes(log);
  const codeOf = (key: string): string => codes.get(key) ?? key;
  const every = journals.flatMap(({ acts, device }) =>
    acts.map((act) => ({ ...act, at: device.madeAt.get(act.op_id) ?? 0 })),
  );
  const byId = new Map(every.map((act) => [act.op_id, act]));
  const undos = every.flatMap(({ type, guest, undone_op_id: of, at }) =>
    type === 'UNDO' && (of === null || CHECK_INS.has(byId.get(of)?.type ?? ''))
      ? [{ guest: codeOf(guest), at, isWhole: of === null }]
      : [],
  );
  const arrivalsOf = (guest: string) =>
    every.filter((act) => CHECK_INS.has(act.type) && codeOf(act.guest) === guest).length;
  const takes = ({ guest, isWhole }: (typeof undos)[number]) => (hasMesh && isWhole ? arrivalsOf(guest) : 1);
  return journals.flatMap(({ device: { plan, witness } }) => {
    const named = new Map<string, number>();
    return witness.wentOut.flatMap(({ key, at }): Breach[] => {
      const guest = codeOf(key);
      const before = (named.get(guest) ?? 0) + 1;
      named.set(guest, before);
      const blamed = undos.filter((undo) => undo.guest === guest && undo.at <= at);
      if (blamed.reduce((sum, undo) => sum + takes(undo), 0) >= before) return [];
      return [{ invariant: 'I10', guest, what: `was in and then out on ${plan.name}, and nobody undid it` }];
    });
  });
}
