import type { Evening } from './evening.ts';
import { numbersOf, quantile } from './line.ts';
import { busiestQuarter, chanceToWaitLonger, needsFor, PROMISE } from './queue-model.ts';

export interface Told {
  readonly title: string;
  readonly slug: string;
  /** Of simulated ushers: the people's gate is not part of the line's numbers. */
  readonly gates: number;
  readonly invited: number;
  readonly isUntouched: boolean;
}

/** Metres of a line in which people stand in twos. */
const METRES_A_PERSON = 0.4;

/** What the organiser reads at the end. */
export function reportOf(evening: Evening, { title, slug, gates, invited, isUntouched }: Told): string {
  const { visits, aftermath, oddities, practised } = evening;
  const { longest, medianWait, wait95, service } = numbersOf(visits);
  const of = (outcome: string) => visits.filter((visit) => visit.outcome === outcome);
  const people = of('in').reduce((sum, { visitor }) => sum + visitor.people, 0);
  const arrivals = visits.map(({ visitor }) => visitor.arrives);
  const rate = (busiestQuarter(arrivals) * visits.length) / 900;
  const sizes = [...new Set([100, 200, visits.length, 500, 1000])].toSorted((one, other) => one - other);
  const late = chanceToWaitLonger({ rate, service, gates }, PROMISE.seconds);
  const slowest = visits.toSorted((one, other) => waitOf(other) - waitOf(one)).slice(0, 3);
  return [
    `Rehearsal of ${title} (/${slug})`,
    '',
    `  came            ${visits.length} parties of ${invited} on the list, ${people} people let in`,
    `  at each gate    ${[
      ...Map.groupBy(
        visits.filter(({ gate }) => gate),
        ({ gate }) => gate,
      ),
    ]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([gate, all]) => `${gate} ${all.length}`)
      .join(', ')}`,
    `  a party takes   ${service.toFixed(1)} s at the gate; of that the device ${ms(quantile(evening.deviceSeconds, 0.5))} (95 %: ${ms(quantile(evening.deviceSeconds, 0.95))})`,
    `  longest line    ${longest.parties} parties (${longest.people} people, ${Math.round(longest.people * METRES_A_PERSON)} m in twos) ${minutes(longest.minute)} after the doors opened`,
    `  waited          median ${seconds(medianWait)}, 95 % at most ${seconds(wait95)}`,
    ...slowest
      .filter((visit) => waitOf(visit) > 60)
      .map((visit) => `                  ${visit.visitor.mood.face} ${visit.visitor.name}: ${seconds(waitOf(visit))}`),
    `  walked past     ${of('walked past').length} parties lost patience`,
    `  used codes      ${of('refused').filter(({ visitor }) => visitor.isDouble).length} were seen, ${of('unseen double').length} got in unseen`,
    ...(practised.length > 0
      ? [
          `  your ushers     ${practised.length} parties, ${quantile(practised, 0.5).toFixed(1)} s each in the middle, at worst ${Math.max(...practised).toFixed(1)} s`,
        ]
      : []),
    '',
    'What went wrong',
    `  network         ${evening.faulty} of ${evening.requests} requests met a fault`,
    `  delivered       ${aftermath.promised} records, all at the server ${aftermath.deliveredAfter.toFixed(1)} s after the network was back`,
    `  once each       ${aftermath.faults.length === 0 ? 'yes, and the numbers add up' : 'NO'}`,
    ...aftermath.faults.map((fault) => `                  ${fault}`),
    `  to look at      ${aftermath.toLookAt} in "perlu dicek"`,
    ...(oddities.length === 0 ? ['  at the desks    nothing'] : oddities.map((odd) => `  ${odd}`)),
    `  the real event  ${isUntouched ? 'untouched' : 'CHANGED meanwhile: by its own guests, or look at it'}`,
    '',
    `Gates needed, so that ${PROMISE.share * 100} % wait no longer than ${PROMISE.seconds / 60} minutes in the busiest quarter of an hour`,
    `(with ${gates}, ${Math.round((1 - late) * 100)} % would on paper)`,
    '  parties  gates   with one fewer: longest line',
    ...needsFor(sizes, { arrivals, service }).map(
      ({ parties, gates: needed, oneFewer }) =>
        `  ${String(parties).padStart(7)}${String(needed).padStart(7)}   ${oneFewer ? `${Math.round(oneFewer.parties)} parties, ${seconds(oneFewer.wait)}` : '–'}`,
    ),
    '',
  ].join('\n');
}

const waitOf = ({ start, visitor }: Evening['visits'][number]): number => start - visitor.arrives * 60;
const ms = (count: number): string => `${Math.round(count * 1000)} ms`;
const minutes = (count: number): string => `${Math.round(count)} min`;
const seconds = (count: number): string =>
  count < 90 ? `${Math.round(count)} s` : `${Math.floor(count / 60)} min ${Math.round(count % 60)} s`;
