import { gateSign } from '@janur/contracts/gates';

type Gate = string | null;

/** Devices that were set up in different languages call one gate differently: the first of the names stands for all. */
export function oneNameEach(names: readonly Gate[]): (gate: Gate) => Gate {
  const bySign = new Map<string, string>();
  for (const name of names) {
    if (name !== null && !bySign.has(gateSign(name))) bySign.set(gateSign(name), name);
  }
  return (gate) => (gate === null ? null : (bySign.get(gateSign(gate)) ?? gate));
}

/** What was said oftenest first. */
export function byUse(names: readonly Gate[]): Gate[] {
  const uses = [...Map.groupBy(names, (name) => name)];
  return uses.toSorted(([, one], [, other]) => other.length - one.length).map(([name]) => name);
}
