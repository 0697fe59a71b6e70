import type { PlayedVisit, RehearsalReport } from '@janur/contracts';
import type { Evening } from './evening.ts';
import { numbersOf, quantile, type Visit } from './line.ts';
import type { Visitor } from './visitors.ts';
import { busiestQuarter, chanceToWaitLonger, needsFor, PROMISE } from './queue-model.ts';

export interface Told {
  /** All who came, those whom people received as well: they are of the evening, though not of the simulated line. */
  readonly visitors: readonly Visitor[];
  /** Of simulated ushers: the people's gate is not part of the line's numbers. */
  readonly gates: number;
  readonly invited: number;
  readonly isUntouched: boolean;
}

const LONG_SECONDS = 60;

/** What an evening says in numbers. */
export function reportOf(evening: Evening, { visitors, gates, invited, isUntouched }: Told): RehearsalReport {
  const { visits, aftermath, oddities, practised } = evening;
  const { longest, line, medianWait, wait95, service } = numbersOf(visits);
  const of = (outcome: Visit['outcome']) => visits.filter((visit) => visit.outcome === outcome);
  const arrivals = visitors.map(({ arrives }) => arrives);
  const rate = (busiestQuarter(arrivals) * visitors.length) / 900;
  const sizes = [...new Set([100, 200, visitors.length, 500, 1000])].toSorted((one, other) => one - other);
  const { seconds } = PROMISE;
  return {
    parties: visitors.length,
    invited,
    people: of('in').reduce((sum, { visitor }) => sum + visitor.people, 0),
    gates: [...Map.groupBy(visits, ({ gate }) => gate)]
      .filter(([gate]) => gate !== '')
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([gate, all]) => ({ gate, parties: all.length })),
    service,
    device: quantile(evening.deviceSeconds, 0.5),
    device95: quantile(evening.deviceSeconds, 0.95),
    longest_line: longest,
    line: [...line],
    waited: medianWait,
    waited95: wait95,
    slowest: visits
      .toSorted((one, other) => waitOf(other) - waitOf(one))
      .slice(0, 3)
      .filter((visit) => waitOf(visit) > LONG_SECONDS)
      .map((visit) => ({ ...partyOf(visit), waited: waitOf(visit) })),
    walked_past: of('walked past').length,
    used_codes: {
      seen: of('refused').filter(({ visitor }) => visitor.isDouble).length,
      unseen: of('unseen double').length,
    },
    practised:
      practised.length > 0
        ? { parties: practised.length, middle: quantile(practised, 0.5), worst: Math.max(...practised) }
        : null,
    requests: evening.requests,
    faulty: evening.faulty,
    records: aftermath.promised,
    delivered_after: aftermath.deliveredAfter,
    faults: [...aftermath.faults],
    to_look_at: aftermath.toLookAt,
    oddities: counted(oddities),
    is_untouched: isUntouched,
    kept_promise: 1 - chanceToWaitLonger({ rate, service, gates }, seconds),
    promise: PROMISE,
    needs: needsFor(sizes, { arrivals, service }).map(({ parties, gates: needed, oneFewer }) => ({
      parties,
      gates: needed,
      one_fewer: oneFewer ? { parties: oneFewer.parties, wait: oneFewer.wait } : null,
    })),
  };
}

/** The same about the same party at the same gate, once with how often. */
const counted = (oddities: Evening['oddities']): RehearsalReport['oddities'] =>
  [...Map.groupBy(oddities, ({ gate, kind, name }) => [gate, kind, name].join('\n')).values()].flatMap(
    ([first, ...others]) => (first ? [{ ...first, times: 1 + others.length }] : []),
  );

/** A visit as the contracts tell of it. */
export function played(visit: Visit): PlayedVisit {
  return { ...partyOf(visit), second: visit.start, gate: visit.gate || null, outcome: outcomeOf(visit) };
}

function outcomeOf({ outcome, visitor }: Visit): PlayedVisit['outcome'] {
  if (outcome === 'unseen double') return 'used_code_unseen';
  if (outcome === 'walked past') return 'walked_past';
  return outcome === 'refused' && visitor.isDouble ? 'used_code_seen' : outcome;
}

const partyOf = ({ visitor: { name, people, mood, isVip } }: Visit) => ({
  name,
  people,
  mood: mood.name,
  is_vip: isVip,
});
const waitOf = ({ start, visitor }: Visit): number => start - visitor.arrives * 60;
