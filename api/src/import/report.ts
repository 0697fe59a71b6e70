import { type Finding, isMissing, type What } from './findings.ts';

/** How many of a kind were written anew or changed, and how many were there as they are. */
export interface Tally {
  readonly brought: number;
  readonly there: number;
}

export interface ClientReport {
  /** The client's id in the other system. */
  readonly source: string;
  readonly slugs: readonly string[];
  readonly name: string;
  /** Null when nothing of it came. */
  readonly client_id: number | null;
  /** The new account's name; its password is made in the dashboard. */
  readonly user_name?: string | undefined;
  readonly result: 'BROUGHT' | 'CHANGED' | 'THERE' | 'FAILED';
  readonly came: Readonly<Record<string, Tally>>;
  readonly findings: readonly Finding[];
}

export interface ImportReport {
  readonly clients: readonly ClientReport[];
  /** Of lines that are nobody's. */
  readonly findings: readonly Finding[];
}

export const hasAllCome = ({ clients, findings }: ImportReport): boolean =>
  clients.every(({ result }) => result !== 'FAILED') &&
  ![...findings, ...clients.flatMap((one) => one.findings)].some(isMissing);

/** One JSON object a line: a client, then what is to be said of it; at the end what is nobody's and the sum. */
export function* reportLines(report: ImportReport): Generator<string> {
  for (const { findings, ...client } of report.clients) {
    yield JSON.stringify({ kind: 'client', ...client });
    for (const finding of findings) yield JSON.stringify({ kind: 'finding', slug: client.slugs[0], ...finding });
  }
  for (const finding of report.findings) yield JSON.stringify({ kind: 'finding', slug: null, ...finding });
  yield JSON.stringify({ kind: 'sum', ...sumOf(report) });
}

export function sumOf({ clients, findings }: ImportReport) {
  const all = [...clients.flatMap((client) => client.findings), ...findings];
  const count = <T>(list: readonly T[], of: (one: T) => string) =>
    Object.fromEntries(Object.entries(Object.groupBy(list, of)).map(([name, ones]) => [name, (ones as T[]).length])); // of a group there is one
  const kinds = [...new Set(clients.flatMap(({ came }) => Object.keys(came)))];
  const add = (kind: string, of: keyof Tally) => clients.reduce((sum, { came }) => sum + (came[kind]?.[of] ?? 0), 0);
  return {
    clients: count(clients, ({ result }) => result),
    came: Object.fromEntries(kinds.map((kind) => [kind, { brought: add(kind, 'brought'), there: add(kind, 'there') }])),
    findings: count(all, ({ what }) => what),
  };
}

const WORDS: Readonly<Record<What, string>> = {
  LINE: 'no record',
  REFUSED: 'did not come',
  UNKNOWN: 'has no place here',
  MEDIA: 'file did not come',
  KEPT: 'kept as it is here',
  READ_AS: 'read in another spelling',
};
const RESULTS: Readonly<Record<ClientReport['result'], string>> = {
  BROUGHT: 'came',
  CHANGED: 'changed',
  THERE: 'was there already',
  FAILED: 'DID NOT COME',
};

/** The report for a person: a paragraph a client; what came in another spelling is named, and said in the JSON lines. */
export function* readableReport(report: ImportReport): Generator<string> {
  for (const { slugs, name, client_id, user_name, result, came, findings } of report.clients) {
    yield `${slugs.join(', ')} (${name}) ${RESULTS[result]}${client_id === null ? '' : ` as client ${client_id}`}${user_name ? `, log-in ${user_name}` : ''}`;
    const parts = Object.entries(came).filter(([, { brought, there }]) => brought + there > 0);
    if (parts.length > 0) yield `  ${parts.map(([kind, tally]) => `${kind} ${amount(tally)}`).join(', ')}`;
    yield* findings.filter(({ what }) => what !== 'READ_AS').map(sentence);
    const read = findings.filter(({ what }) => what === 'READ_AS');
    if (read.length > 0)
      yield `  read in another spelling: ${read.map(({ path }) => path.replace(/^client /, '')).join(', ')}`;
  }
  if (report.findings.length > 0) yield 'Lines that are nobody’s';
  yield* report.findings.map(sentence);
  const { clients, came, findings } = sumOf(report);
  yield '';
  yield `Clients: ${
    Object.entries(clients)
      .map(([result, count]) => `${count} ${RESULTS[result as ClientReport['result']]}`)
      .join(', ') || 'none'
  }`; // its keys
  yield `Came: ${
    Object.entries(came)
      .filter(([, { brought, there }]) => brought + there > 0)
      .map(([kind, tally]) => `${kind} ${amount(tally)}`)
      .join(', ') || 'nothing'
  }`;
  yield `To be looked at: ${
    Object.entries(findings)
      .map(([what, count]) => `${count} ${WORDS[what as What]}`)
      .join(', ') || 'nothing'
  }`; // its keys
}

function amount({ brought, there }: Tally): string {
  if (there === 0) return String(brought);
  return brought === 0 ? `${there} there already` : `${brought} new or changed and ${there} there already`;
}

const sentence = ({ line, what, path, why, value }: Finding): string =>
  `  line ${line}, ${[path, WORDS[what]].filter(Boolean).join(': ')}: ${why}${value === undefined ? '' : ` [${value}]`}`;
