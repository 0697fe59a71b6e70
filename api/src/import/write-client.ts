import { type ClientDetail, ContentInput, type EditedOption, NewOption, OptionEdit } from '@janur/contracts';
import type { Actor } from '../access/actor.ts';
import type { ClientScope } from '../access/access.ts';
import type { Database } from '../db/connection.ts';
import { newGuestCode } from '../guests/code.ts';
import { HttpError } from '../lib/errors.ts';
import { makeClient } from '../resources/clients/create-client.ts';
import { editClient } from '../resources/clients/edit-client.ts';
import { addOption, editOption } from '../resources/clients/options/edit-option.ts';
import type { KnownTemplates } from '../resources/clients/options/known-templates.ts';
import { presentDetail, presentEditedOption } from '../resources/clients/present.ts';
import { lockClient, lockOption } from '../resources/clients/queries.ts';
import { findContentRows } from '../resources/invitations/queries.ts';
import {
  type Former,
  formerKey,
  leftFindings,
  listInput,
  placeOf,
  planContent,
  planInvitation,
  planRecord,
  type RecordPlan,
  recordOf,
  written,
} from './client-plan.ts';
import { type Finding, shown, wording } from './findings.ts';
import type { Values } from './marks.ts';
import type { ImportedRecord } from './queries.ts';
import { type List, LISTS, NEW_CODE, type OldInvitation, type ReadClient, SIDES } from './read-client.ts';

export interface Writing {
  readonly trx: Database;
  readonly scope: ClientScope;
  readonly actor: Actor;
  readonly templates: KnownTemplates;
  readonly former: Former;
  /** Our addresses of files that came. */
  readonly urls: ReadonlyMap<string, string>;
}

/** What became of one thing and what is kept of it. */
export interface Outcome {
  readonly records: ImportedRecord[];
  readonly findings: Finding[];
}

export async function currentDetail(db: Database, scope: ClientScope, id: number): Promise<ClientDetail | undefined> {
  const rows = await findContentRows(db, scope, id);
  return rows && presentDetail(rows);
}

/** The settings with those of the lock each under a name of its own. */
export function flatOption({ lock, ...option }: EditedOption): Values {
  return { ...option, ...Object.fromEntries(Object.entries(lock).map(([field, value]) => [`lock.${field}`, value])) };
}

/** The client here, held until the transaction ends; made when it is not here yet. */
export async function heldClient(
  { trx, scope, actor, former }: Writing,
  read: ReadClient,
): Promise<{ id: number; login: string | undefined }> {
  const known = former.get(formerKey('client', '-'));
  if (known) {
    await lockClient(trx, scope, known.row_id);
    return { id: known.row_id, login: undefined };
  }
  const made = await makeClient(trx, scope, actor, { ...read.client, content: {} });
  return { id: made.id, login: made.user_name };
}

/** Writes a client's name and content. */
export async function writeContent(writing: Writing, id: number, read: ReadClient): Promise<Outcome> {
  const { trx, scope, actor, former, urls } = writing;
  const before = await currentDetail(trx, scope, id);
  if (!before) throw new Error(`client ${id} is gone`);
  const isNew = !former.has(formerKey('client', '-'));
  const plans = planContent(read, former, isNew ? undefined : before);
  const own = planRecord(former, {
    kind: 'client',
    key: '-',
    line: read.line,
    path: '',
    values: { ...read.client },
    current: isNew ? undefined : { name: before.name, version: before.version },
  });
  const jobs = plans.map((plan) => ({ ...plan, ...written(plan, urls) }));
  const content = ContentInput.parse(contentInput(jobs, before));
  const named = { name: before.name, version: before.version, ...own?.write };
  const after = await editClient(trx, scope, actor, { id, body: { ...named, content } });
  const rowOf = rowsAfter(jobs, before, after);
  return {
    records: [
      ...(own
        ? [
            recordOf(own, {
              row_id: id,
              said: { ...own.write, ...own.agreed },
              after: { name: after.name, version: after.version },
            }),
          ]
        : []),
      ...jobs.flatMap((job) => {
        const row = rowOf(job);
        return row ? [recordOf(job, { row_id: row.id, said: job.said, after: row })] : [];
      }),
    ],
    findings: leftFindings([...plans, ...(own ? [{ ...own, path: '' }] : [])]),
  };
}

type Job = RecordPlan & { readonly said: Values };

function contentInput(jobs: readonly Job[], before: ClientDetail): Values {
  const of = (kind: string) => jobs.find((job) => job.kind === kind)?.write ?? {};
  const input = jobs.map((job) => ({ ...job, values: job.write }));
  const lists = LISTS.flatMap((list) => {
    const rows = listInput(list, input, before.content[list]);
    return rows ? [[list, rows] as const] : [];
  });
  const profiles = SIDES.flatMap((side) =>
    Object.keys(of(side)).length > 0 || jobs.some((job) => job.kind === side && !job.former)
      ? [[side, of(side)] as const]
      : [],
  );
  return { ...of('content'), ...Object.fromEntries([...lists, ...profiles]) };
}

/** New rows got rising ids in the order in which they were sent. */
function rowsAfter(jobs: readonly Job[], before: ClientDetail, after: ClientDetail) {
  const isList = (kind: string): kind is List => LISTS.some((list) => list === kind);
  const added = new Map(
    LISTS.map((list) => {
      const ids = new Set<number>(before.content[list].map((row) => row.id));
      return [list, after.content[list].filter((row) => !ids.has(row.id)).toSorted((a, b) => a.id - b.id)] as const;
    }),
  );
  const place = new Map<Job, number>();
  for (const list of LISTS)
    jobs.filter((job) => job.kind === list && !job.former).forEach((job, index) => place.set(job, index));
  return (job: Job): { id: number } | undefined => {
    const { kind, former } = job;
    if (kind === 'content') return after.content;
    if (kind === 'bride' || kind === 'groom') return after.content[kind] ?? undefined;
    if (!isList(kind)) return undefined;
    if (former) return after.content[kind].find((row) => row.id === former.row_id);
    return added.get(kind)?.[place.get(job) ?? -1];
  };
}

/** Writes one invitation's settings; answers its id, or undefined when it could not be made. */
export async function writeInvitation(
  { trx, scope, actor, templates, former, urls }: Writing,
  clientId: number,
  invitation: OldInvitation,
): Promise<Outcome & { id: number | undefined }> {
  const known = former.get(formerKey('option', invitation.key));
  const before = known && (await lockOption(trx, scope, known.row_id));
  const plan = planInvitation(former, invitation, before && flatOption(presentEditedOption(before)));
  // of a slug that the contract refuses there is no invitation: that is said where it was read
  if (!plan || (!known && invitation.values['slug'] === undefined)) return { id: undefined, records: [], findings: [] };
  const findings = leftFindings([plan]);
  const job = { ...plan, ...written(plan, urls) };
  const save = async (write: Values): Promise<EditedOption> => {
    const sent = optionInput(write);
    if (!known)
      return presentEditedOption(
        await addOption(trx, scope, actor, { clientId, sent: NewOption.parse(sent), templates, at: '' }),
      );
    return editOption(trx, scope, actor, { id: known.row_id, body: OptionEdit.parse(sent), templates });
  };
  const refuse = (field: string, error: HttpError) => {
    const value = shown(job.write[field]);
    findings.push({
      line: plan.line,
      what: 'REFUSED',
      path: placeOf('option', '', field),
      why: wording(error.problem),
      value,
    });
  };
  try {
    const after = await save(job.write).catch((error: unknown) => {
      if (!isTaken(error, 'custom_domain')) throw error;
      refuse('custom_domain', error);
      const { custom_domain: _domain, ...rest } = job.write;
      const { custom_domain: _said, ...said } = job.said;
      Object.assign(job, { write: rest, said });
      return save(rest);
    });
    return {
      id: after.id,
      findings,
      records: [recordOf(job, { row_id: after.id, said: job.said, after: flatOption(after) })],
    };
  } catch (error) {
    if (!isTaken(error, 'slug')) throw error;
    refuse('slug', error);
    return { id: known?.row_id, records: [], findings };
  }
}

const isTaken = (error: unknown, field: string): error is HttpError =>
  error instanceof HttpError && (error.fields ?? []).some(({ path }) => path.endsWith(`.${field}`));

function optionInput(write: Values): Values {
  const entries = Object.entries(write);
  const lock = entries
    .filter(([field]) => field.startsWith('lock.'))
    .map(([field, value]) => [field.slice('lock.'.length), value === NEW_CODE ? newGuestCode() : value]);
  return {
    ...Object.fromEntries(entries.filter(([field]) => !field.startsWith('lock.'))),
    ...(lock.length > 0 && { lock: Object.fromEntries(lock) }),
  };
}
