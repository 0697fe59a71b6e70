import type { Visitor } from './visitors.ts';

/** What became of a party, in seconds since the doors opened. */
export interface Visit {
  readonly visitor: Visitor;
  readonly gate: string;
  readonly start: number;
  /** The same as `start` where it walked past. */
  readonly end: number;
  readonly outcome: 'in' | 'refused' | 'unseen double' | 'walked past';
}

/** One line before all gates. */
export interface Line {
  /**
   * Who goes to a gate that is free at `free` (s): of those who are there the first guest of honour, else the first; where nobody
   * is there, whoever comes next. Undefined when all have come. Who lost patience before that is told to `onLeave`.
   */
  take(free: number): { readonly visitor: Visitor; readonly start: number } | undefined;
  /** Parties that stand there at this second. */
  waiting(second: number): number;
}

export function lineOf(visitors: readonly Visitor[], onLeave: (visitor: Visitor, at: number) => void): Line {
  const left = [...visitors];
  return {
    take(free) {
      for (;;) {
        const there = left.findIndex(({ arrives, isVip }) => isVip && arrives * 60 <= free);
        const [visitor] = left.splice(Math.max(0, there), 1);
        if (!visitor) return undefined;
        const arrived = visitor.arrives * 60;
        const leaves = arrived + visitor.mood.patience * 60;
        if (free <= leaves) return { visitor, start: Math.max(free, arrived) };
        onLeave(visitor, leaves);
      }
    },
    waiting: (second) => left.filter(({ arrives }) => arrives * 60 <= second).length,
  };
}

const TEN_MINUTES = 600;

export interface LineNumbers {
  /** Parties and people in line when it was longest, and at which minute. */
  readonly longest: { readonly parties: number; readonly people: number; readonly minute: number };
  /** Parties in line when it was longest in each ten minutes since the doors opened. */
  readonly line: readonly number[];
  /** Seconds. */
  readonly medianWait: number;
  readonly wait95: number;
  /** Seconds at a gate a party. */
  readonly service: number;
}

export function numbersOf(visits: readonly Visit[]): LineNumbers {
  const steps = visits
    .flatMap(({ visitor: { arrives, people }, start }) => [
      { at: arrives * 60, parties: 1, people },
      { at: start, parties: -1, people: -people },
    ])
    // at the same instant one goes before another comes, who else would stand behind nobody
    .toSorted((one, other) => one.at - other.at || one.parties - other.parties);
  let [parties, people, longest] = [0, 0, { parties: 0, people: 0, minute: 0 }];
  const line: number[] = [];
  let standing = 0;
  for (const [index, step] of steps.entries()) {
    const part = Math.floor(step.at / TEN_MINUTES);
    // who stood there when it began
    while (line.length <= part) line.push(standing);
    parties += step.parties;
    people += step.people;
    // who goes to a free gate at once stands in no line
    if (steps[index + 1]?.at === step.at) continue;
    standing = parties;
    line[part] = Math.max(line[part] ?? 0, parties);
    if (parties > longest.parties) longest = { parties, people, minute: step.at / 60 };
  }
  const waits = visits.map(({ visitor, start }) => start - visitor.arrives * 60);
  const served = visits.filter(({ outcome }) => outcome !== 'walked past').map(({ start, end }) => end - start);
  const service = served.reduce((sum, one) => sum + one, 0) / Math.max(1, served.length);
  return { longest, line, medianWait: quantile(waits, 0.5), wait95: quantile(waits, 0.95), service };
}

/** The smallest of the values that at least this share of them does not exceed; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
