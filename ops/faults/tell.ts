import type { Breach } from './breach.ts';
import type { Verdict } from './seed-run.ts';

const COLUMNS = [
  'seed',
  'ops',
  'delivered',
  'again',
  'faults',
  'kills',
  'told',
  'died',
  'twice',
  'converged',
  'lag ms',
  'seconds',
] as const;
const cells = (values: readonly (string | number)[]): string =>
  values.map((value) => String(value).padStart(10)).join('');

export const headline = `${cells(COLUMNS)}  verdict`;

/** One line a seed. */
export function lineOf({
  seed,
  operations,
  ledger,
  kills,
  said,
  died,
  duplicates,
  seconds,
  converged,
  lag,
  breaches,
}: Verdict): string {
  const { deliveredOperations, redelivered, faults } = ledger.counts;
  const numbers = [
    seed,
    operations,
    deliveredOperations,
    redelivered,
    faults,
    kills,
    said ?? '–',
    died ?? '–',
    duplicates,
  ];
  const broken = [...new Set(breaches.map(({ invariant }) => invariant))].toSorted();
  const verdict = broken.length === 0 ? 'green' : `RED ${broken.join(' ')}`;
  return `${cells([...numbers, converged.toFixed(1), lag.toFixed(0), seconds.toFixed(1)])}  ${verdict}`;
}

const MOST_TOLD = 12;

/** What went wrong, and of the guest to whom it happened with the least to tell, all that was done. */
export function storyOf({ seed, breaches, found, evidence }: Verdict, tier: string): string {
  const told = breaches
    .slice(0, MOST_TOLD)
    .map(({ invariant, guest, what }) => `  ${invariant} ${guest ?? ''} ${what}`);
  const more = breaches.length > MOST_TOLD ? [`  … and ${breaches.length - MOST_TOLD} more`] : [];
  const guest = plainest(breaches, (code) => found.acts.filter((act) => act.guest === code).length);
  const rows = new Map(evidence.log.map((row) => [row.op_id, row]));
  const acts = found.acts.filter((act) => guest !== undefined && act.guest === guest);
  const story = acts.map((act) => {
    const row = rows.get(act.op_id);
    const { op_id, type, people, gift, souvenir, table, undone_op_id: of, instant, device_id: device, seq } = act;
    const brought = [gift && 'gift', souvenir && 'souvenir', table && `table ${table}`, of && `of ${of}`].filter(
      Boolean,
    );
    const verdict = `${row?.verdict ?? 'not in the log'}${row?.undone_by_op_id ? ', undone' : ''}`;
    const received = row?.received_at.toISOString().slice(11, 23);
    return `    ${new Date(instant).toISOString().slice(11, 23)} → ${received} ${op_id} ${device?.slice(0, 9)}#${seq} ${type} ${people ?? ''} ${brought.join(' ')}: ${verdict}`;
  });
  const again = `  again: node ops/faults/run.ts --tier ${tier} --seed ${seed}`;
  return [
    `seed ${seed}, ${breaches.length} breaches`,
    ...told,
    ...more,
    ...(guest ? [`  ${guest}:`] : []),
    ...story,
    again,
  ].join('\n');
}

function plainest(breaches: readonly Breach[], length: (guest: string) => number): string | undefined {
  const guests = breaches.flatMap(({ guest }) => guest ?? []);
  return guests.toSorted((one, other) => length(one) - length(other))[0];
}
