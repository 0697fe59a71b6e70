import type { RehearsalFault, RehearsalReport } from '@janur/contracts';
import { clock } from './terminal.ts';

/** Metres of a line in which people stand in twos. */
const METRES_A_PERSON = 0.4;

/** The report as an operator reads it. */
export function textOf(
  report: RehearsalReport,
  { title, slug, gates }: { title: string; slug: string; gates: number },
): string {
  const { longest_line: line, practised, used_codes, faults, oddities, promise } = report;
  return [
    `Rehearsal of ${title} (/${slug})`,
    '',
    `  came            ${report.parties} parties of ${report.invited} on the list, ${report.people} people let in`,
    `  at each gate    ${report.gates.map(({ gate, parties }) => `${gate} ${parties}`).join(', ')}`,
    `  a party takes   ${report.service.toFixed(1)} s at the gate; of that the device ${ms(report.device)} (95 %: ${ms(report.device95)})`,
    `  longest line    ${line.parties} parties (${line.people} people, ${Math.round(line.people * METRES_A_PERSON)} m in twos) ${minutes(line.minute)} after the doors opened`,
    `  waited          median ${seconds(report.waited)}, 95 % at most ${seconds(report.waited95)}`,
    ...report.slowest.map(({ name, waited, mood }) => `                  ${name} (${mood}): ${seconds(waited)}`),
    `  walked past     ${report.walked_past} parties lost patience`,
    `  used codes      ${used_codes.seen} were seen, ${used_codes.unseen} got in unseen`,
    ...(practised
      ? [
          `  your ushers     ${practised.parties} parties, ${practised.middle.toFixed(1)} s each in the middle, at worst ${practised.worst.toFixed(1)} s`,
        ]
      : []),
    '',
    'What went wrong',
    `  network         ${report.faulty} of ${report.requests} requests met a fault`,
    `  delivered       ${report.records} records, all at the server ${report.delivered_after.toFixed(1)} s after the network was back`,
    `  once each       ${faults.length === 0 ? 'yes, and the numbers add up' : 'NO'}`,
    ...faults.map((fault) => `                  ${faultText(fault)}`),
    `  to look at      ${report.to_look_at} in "perlu dicek"`,
    ...(oddities.length === 0 ? ['  at the desks    nothing'] : oddities.map((odd) => `  ${oddText(odd)}`)),
    `  the real event  ${report.is_untouched ? 'untouched' : 'CHANGED meanwhile: by its own guests, or look at it'}`,
    '',
    `Gates needed, so that ${promise.share * 100} % wait no longer than ${promise.seconds / 60} minutes in the busiest quarter of an hour`,
    `(with ${gates}, ${Math.round(report.kept_promise * 100)} % would on paper)`,
    '  parties  gates   with one fewer: longest line',
    ...report.needs.map(
      ({ parties, gates: needed, one_fewer }) =>
        `  ${String(parties).padStart(7)}${String(needed).padStart(7)}   ${one_fewer ? `${Math.round(one_fewer.parties)} parties, ${seconds(one_fewer.wait)}` : '–'}`,
    ),
    '',
  ].join('\n');
}

function faultText({ kind, detail }: RehearsalFault): string {
  return {
    missing: `operation ${detail} is not at the server`,
    twice: `operation ${detail} is more than once at the server`,
    refused: `operation ${detail} was refused`,
    sum: `people let in by the ushers, and by the list: ${detail}`,
  }[kind];
}

function oddText({ second, gate, kind, name, times }: RehearsalReport['oddities'][number]): string {
  const what = {
    in_already: `${name} was shown as in already`,
    not_let_in: `${name} was not let in`,
    not_saved: `the device could not save ${name}; the usher tried again`,
    not_written: `${name} could not be written down at all`,
    not_found: `${name} is not among the first that a search for the name finds`,
    half_taken: `half of the ticket of ${name} was taken for a whole one`,
    code_not_taken: `the code of ${name} was not taken`,
  }[kind];
  return `${clock(second)}  ${gate}: ${what}${times > 1 ? ` (${times} times)` : ''}`;
}

const ms = (count: number): string => `${Math.round(count * 1000)} ms`;
const minutes = (count: number): string => `${Math.round(count)} min`;
const seconds = (count: number): string =>
  count < 90 ? `${Math.round(count)} s` : `${Math.floor(count / 60)} min ${Math.round(count % 60)} s`;
