import type { ClientDetail } from '@janur/contracts';
import { fileKey, filesIn, type WantedFile, withFiles } from './files.ts';
import type { Finding } from './findings.ts';
import { marked, type Merge, merged, type Values } from './marks.ts';
import type { ImportedRecord } from './queries.ts';
import { type List, LISTS, type OldInvitation, type ReadClient, SIDES } from './read-client.ts';

/** A record of the other system and what of it an import writes. */
export interface RecordPlan extends Merge {
  readonly kind: string;
  readonly key: string;
  readonly line: number;
  /** Where it stands in its line. */
  readonly path: string;
  readonly former: ImportedRecord | undefined;
}

/** What came before, by kind and key. */
export type Former = ReadonlyMap<string, ImportedRecord>;

export const formerKey = (kind: string, key: string): string => `${kind} ${key}`;

interface Sent {
  readonly kind: string;
  readonly key: string;
  readonly line: number;
  readonly path: string;
  readonly values: Values;
  /** The same record as it is here; undefined where it is not. */
  readonly current: Values | undefined;
}

/** Undefined for a record that came once and was removed here: it does not come back. */
export function planRecord(former: Former, { values, current, ...sent }: Sent): RecordPlan | undefined {
  const known = former.get(formerKey(sent.kind, sent.key));
  if (known && !current) return undefined;
  return { ...sent, former: known, ...merged(values, known?.fields, current) };
}

/** All records of a client's content; `current` is undefined for a client that is not here yet. */
export function planContent(read: ReadClient, former: Former, current: ClientDetail | undefined): RecordPlan[] {
  const { line, texts, profiles, lists } = read;
  const plan = (sent: Omit<Sent, 'line'>) => planRecord(former, { line, ...sent }) ?? [];
  return [
    plan({ kind: 'content', key: '-', path: '', values: texts, current: current?.content }),
    ...SIDES.flatMap((side) => {
      const row = profiles.get(side);
      return row ? plan({ ...row, kind: side, current: current?.content[side] ?? undefined }) : [];
    }),
    ...LISTS.flatMap((list) =>
      (lists.get(list) ?? []).flatMap((row) => {
        const id = former.get(formerKey(list, row.key))?.row_id;
        return plan({ ...row, kind: list, current: current?.content[list].find((known) => known.id === id) });
      }),
    ),
  ].flat();
}

/** The settings of an invitation; `current` as `flatOption` gives them. */
export function planInvitation(
  former: Former,
  { key, line, values }: OldInvitation,
  current: Values | undefined,
): RecordPlan | undefined {
  return planRecord(former, { kind: 'option', key, line, path: '', values, current });
}

export const wantedFiles = (plans: readonly RecordPlan[]): WantedFile[] =>
  plans.flatMap(({ kind, write }) => filesIn(kind, write));

/** What a plan writes once files have come, and what of the record is then said. */
export function written(plan: RecordPlan, urls: ReadonlyMap<string, string>): { write: Values; said: Values } {
  const write = withFiles(plan.kind, plan.write, urls);
  const missing = new Set(
    filesIn(plan.kind, plan.write).flatMap((file) => (urls.has(fileKey(file)) ? [] : [file.field])),
  );
  const came = Object.entries(plan.write).filter(([field]) => !missing.has(field));
  return { write, said: { ...plan.agreed, ...Object.fromEntries(came) } };
}

/** What is kept of a record after it was written. */
export function recordOf(
  { kind, key, former }: Pick<RecordPlan, 'kind' | 'key' | 'former'>,
  { row_id, said, after }: { row_id: number; said: Values; after: Values },
): ImportedRecord {
  return { kind, source_key: key, row_id, fields: marked(former?.fields, { said, after }) };
}

export const leftFindings = (plans: readonly RecordPlan[]): Finding[] =>
  plans.flatMap(({ kind, line, path, left }) =>
    left.map((field): Finding => ({ line, what: 'KEPT', path: placeOf(kind, path, field), why: KEPT })),
  );
export const KEPT = 'was changed in the other system and here';

export function placeOf(kind: string, path: string, field: string): string {
  const at = [path, field].filter(Boolean).join('.');
  if (kind === 'client') return `client ${at}`;
  return kind === 'option' ? `client option.${at}` : `client content.${at}`;
}

/** How a list of the content is sent so that its rows become what was planned; undefined when nothing changes. */
export function listInput(
  list: List,
  plans: readonly (RecordPlan & { readonly values: Values })[],
  current: readonly { readonly id: number }[],
): Values[] | undefined {
  const ofList = plans.filter((plan) => plan.kind === list);
  const changes = new Map(ofList.flatMap((plan) => (plan.former ? [[plan.former.row_id, plan.values] as const] : [])));
  const added = ofList.filter((plan) => !plan.former).map((plan) => plan.values);
  if (added.length === 0 && [...changes.values()].every((values) => Object.keys(values).length === 0)) return undefined;
  return [...current.map(({ id }) => ({ ...changes.get(id), id })), ...added];
}
