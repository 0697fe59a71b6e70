import { randomUUID } from 'node:crypto';
import { canonicalJson } from '@janur/contracts/rules';
import type { FastifyBaseLogger } from 'fastify';
import { scopeOfOperator } from '../access/access.ts';
import type { Actor } from '../access/actor.ts';
import { recordChange } from '../audit/record.ts';
import type { Database } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import type { FileStore } from '../files/store.ts';
import { loggable } from '../lib/errors.ts';
import { knownTemplates } from '../resources/clients/options/known-templates.ts';
import { presentEditedOption } from '../resources/clients/present.ts';
import { lockOption } from '../resources/clients/queries.ts';
import type { Registry } from '../resources/templates/registry.ts';
import { writeAnswers } from './answers.ts';
import { writeAttendance } from './attendance.ts';
import { type Former, formerKey, planContent, planInvitation, wantedFiles } from './client-plan.ts';
import type { Finding } from './findings.ts';
import { bringFiles, type Fetch, keepFiles } from './media.ts';
import { type Host, type HostEvent, writeGuests } from './people.ts';
import { alone, insertImported, listImported } from './queries.ts';
import { type ReadClient, readClient } from './read-client.ts';
import type { ClientReport, ImportReport, Tally } from './report.ts';
import { type OldClient, readStock, textOf } from './stock.ts';
import { writeWishes } from './wishes.ts';
import { currentDetail, flatOption, heldClient, writeContent, writeInvitation, type Writing } from './write-client.ts';

export { downloadFrom } from './download.ts';
export { createFetch } from './fetch.ts';
export { hasAllCome, readableReport, reportLines, sumOf, type ImportReport } from './report.ts';

export interface Importing {
  readonly db: Database;
  readonly store: FileStore;
  readonly registry: Registry;
  readonly quotaBytes: number;
  readonly fetch: Fetch;
  readonly log: FastifyBaseLogger;
  /** Called with each client's report as it is done. */
  readonly onClient?: (report: ClientReport, left: number) => void;
}

/**
 * Brings another system's answers in, client by client: each in one transaction, so that a client is there whole or not at
 * all, whatever ends the import. What came before is not brought again (docs/import.md).
 */
export async function importStock(importing: Importing, path: string): Promise<ImportReport> {
  return alone(importing.db, () => importAll(importing, path));
}

async function importAll(importing: Importing, path: string): Promise<ImportReport> {
  const { clients, findings } = await readStock(path);
  const templates = await knownTemplates(importing.registry);
  const actor: Actor = {
    accountId: null,
    role: 'ADMIN',
    requestId: `import-${randomUUID()}`,
    ip: '',
    device: 'import',
  };
  const reports: ClientReport[] = [];
  for (const old of clients) {
    // one after the other: pictures fill a core by themselves
    const report = await importedOrFailed({ ...importing, templates, actor }, old);
    reports.push(report);
    importing.onClient?.(report, clients.length - reports.length);
  }
  return { clients: reports, findings };
}

const headOf = (old: OldClient, read: ReadClient | undefined) => ({
  source: old.source,
  slugs: old.invitations.map(({ slug }) => slug),
  name: read?.client.name ?? old.invitations[0]?.slug ?? '',
});

type Context = Importing & Pick<Writing, 'templates' | 'actor'>;

/** Whatever is wrong with one client stops no other. */
async function importedOrFailed(context: Context, old: OldClient): Promise<ClientReport> {
  let read: ReadClient | undefined;
  try {
    read = readClient(old, context.templates);
    return await importClient(context, old, read);
  } catch (error) {
    context.log.error({ err: loggable(error), source: old.source }, 'a client was not imported');
    const why = error instanceof Error ? error.message : String(error);
    const line = read?.line ?? old.invitations[0]?.line ?? 0;
    const failed: Finding = { line, what: 'REFUSED', path: 'client', why };
    const findings = [...(read?.findings ?? old.findings), failed];
    return { ...headOf(old, read), client_id: null, result: 'FAILED', came: {}, findings };
  }
}

async function importClient(context: Context, old: OldClient, read: ReadClient): Promise<ClientReport> {
  const { db, actor } = context;
  const scope = scopeOfOperator(actor);
  const imported = await listImported(db, scope, read.source);
  const wanted = await filesOf(
    context,
    read,
    new Map(imported.map((record) => [formerKey(record.kind, record.source_key), record])),
  );
  // before the transaction: nobody waits for another server with a client in hand
  const files = await bringFiles(context, wanted);
  return inTransaction(db, async (trx): Promise<ClientReport> => {
    const rows = await listImported(trx, scope, read.source);
    const former: Former = new Map(rows.map((record) => [formerKey(record.kind, record.source_key), record]));
    const host = await heldClient({ trx, scope, actor, former, templates: context.templates, urls: new Map() }, read);
    const { urls, findings: noRoom } = await keepFiles({ ...context, trx, scope }, host.id, { ...files, wanted });
    const writing: Writing = { trx, scope, actor, former, templates: context.templates, urls };
    const content = await writeContent(writing, host.id, read);
    const options = new Map<string, number>();
    const outcomes = [content];
    for (const invitation of read.invitations) {
      const { id, ...outcome } = await writeInvitation(writing, host.id, invitation);
      if (id !== undefined) options.set(invitation.slug, id);
      outcomes.push(outcome);
    }
    if (options.size === 0) throw new NothingCame(outcomes.flatMap(({ findings }) => findings));
    const detail = await currentDetail(trx, scope, host.id);
    if (!detail) throw new Error(`client ${host.id} is gone`);
    const events = eventsOf(read, { former, records: content.records, detail });
    const [first] = options.values();
    const people: Host = {
      trx,
      scope,
      actor,
      clientId: host.id,
      former,
      events,
      optionOf: (slug) => (slug === undefined ? first : options.get(slug)),
    };
    const { version } = detail;
    const guests = await writeGuests(people, old, version);
    const answers = await writeAnswers(people, guests, version);
    const wishes = await writeWishes(people, old);
    const attendance = await writeAttendance(people, guests, old);
    outcomes.push(guests, answers, wishes, attendance);
    const records = outcomes.flatMap((outcome) => outcome.records);
    // a mark that changed, or a record that is new
    const fresh = records.filter((record) => {
      const known = former.get(formerKey(record.kind, record.source_key));
      return canonicalJson(known?.fields ?? null) !== canonicalJson(record.fields);
    });
    await insertImported(trx, { client_id: host.id, source: read.source, records: fresh });
    const people_ = fresh.filter(({ kind }) => PEOPLE.some((name) => kind.startsWith(name))).length;
    if (people_ > 0)
      await recordChange(trx, actor, {
        clientId: host.id,
        action: 'client.import',
        subject: { type: 'client', id: host.id },
        changes: [{ path: 'people', from: null, to: people_ }],
      });
    const isNew = rows.length === 0;
    return {
      ...headOf(old, read),
      client_id: host.id,
      ...(host.login !== undefined && { user_name: host.login }),
      result: isNew ? 'BROUGHT' : fresh.length > 0 ? 'CHANGED' : 'THERE',
      came: talliesOf({ fresh, former, files: urls.size }),
      findings: [
        ...read.findings,
        ...files.findings,
        ...noRoom,
        ...outcomes.flatMap((outcome) => outcome.findings),
      ].toSorted((a, b) => a.line - b.line),
    };
  }).catch((error: unknown): ClientReport => {
    if (!(error instanceof NothingCame)) throw error;
    return {
      ...headOf(old, read),
      client_id: null,
      result: 'FAILED',
      came: {},
      findings: [...read.findings, ...error.findings],
    };
  });
}

const PEOPLE = ['guest', 'rsvp', 'wish', 'gift'];

/** No slug could be had: then there is no client either. */
class NothingCame extends Error {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super('none of its slugs could be had');
    this.findings = findings;
  }
}

/** The files that this import would bring, by what is here now. */
async function filesOf({ db, actor }: Context, read: ReadClient, former: Former) {
  const scope = scopeOfOperator(actor);
  const clientId = former.get(formerKey('client', '-'))?.row_id;
  const detail = clientId === undefined ? undefined : await currentDetail(db, scope, clientId);
  const plans = planContent(read, former, detail);
  for (const invitation of read.invitations) {
    const known = former.get(formerKey('option', invitation.key));
    const option = known && (await lockOption(db, scope, known.row_id));
    const plan = planInvitation(former, invitation, option && flatOption(presentEditedOption(option)));
    if (plan) plans.push(plan);
  }
  return plans.flatMap((plan) =>
    wantedFiles([plan]).map((file) => ({ ...file, kind: plan.kind, line: plan.line, path: plan.path })),
  );
}

interface Known {
  readonly former: Former;
  readonly records: readonly { kind: string; source_key: string; row_id: number }[];
  readonly detail: NonNullable<Awaited<ReturnType<typeof currentDetail>>>;
}

function eventsOf({ lists }: ReadClient, { former, records, detail }: Known): HostEvent[] {
  const keyOf = new Map(
    [...former.values(), ...records]
      .filter(({ kind }) => kind === 'events' || kind === 'new_events')
      .map(({ row_id, source_key }) => [row_id, source_key]),
  );
  return (['events', 'new_events'] as const).flatMap((list) =>
    detail.content[list].map(({ id, title, start_datetime: start }) => {
      const key = keyOf.get(id) ?? `here:${id}`;
      const said = textOf(lists.get(list)?.find((row) => row.key === key)?.values['title']);
      return { id, title, said, start, list, key };
    }),
  );
}

/** What a reader of the report counts, by the kinds of records. */
const NAMES: Readonly<Record<string, string>> = {
  option: 'invitations',
  events: 'events',
  new_events: 'events',
  galleries: 'pictures of the gallery',
  hero_backgrounds: 'pictures of the hero',
  stories: 'chapters',
  payments: 'ways to give',
  guest: 'guests',
  'rsvp:guest': 'guests',
  'guest_book:guest': 'guests',
  rsvp: 'answers',
  wish: 'wishes',
  guest_book: 'guest-book entries',
  gift: 'entrusted gifts',
};

function talliesOf({
  fresh,
  former,
  files,
}: {
  fresh: readonly { kind: string; source_key: string }[];
  former: Former;
  files: number;
}): Record<string, Tally> {
  const keys = new Set(fresh.map(({ kind, source_key }) => formerKey(kind, source_key)));
  const there = [...former].filter(([key]) => !keys.has(key)).map(([, { kind }]) => kind);
  const count = (kinds: readonly string[], name: string) => kinds.filter((kind) => NAMES[kind] === name).length;
  const brought = fresh.map(({ kind }) => kind);
  const names = [...new Set(Object.values(NAMES))];
  const tallies = names.map((name) => [name, { brought: count(brought, name), there: count(there, name) }] as const);
  return { ...Object.fromEntries(tallies), files: { brought: files, there: 0 } };
}
