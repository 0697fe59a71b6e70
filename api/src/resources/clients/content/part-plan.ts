import { type FieldProblem, problem, problemAt } from '@janur/contracts';

export type Value = string | number | boolean | Date | null;
export type Row = Readonly<Record<string, Value>>;
export type StoredRow = Row & { readonly id: number };

/** A row as an editor sent it: where it stands in the request, which row it means, and the columns that it sets. */
export interface SentRow {
  readonly path: string;
  readonly id: number | null | undefined;
  readonly values: Readonly<Record<string, Value | undefined>>;
}

/** What becomes of the rows of one table. Replaced rows are whole, with their id. */
export interface PartPlan {
  readonly remove: number[];
  readonly replace: Row[];
  readonly insert: Row[];
}

/**
 * Known ids are changed where something was sent, rows without an id are new, and of `removable` goes what was not sent.
 * An id that is none of the stored ones, or comes twice, is a problem: it may be another client's.
 */
export function planPart({
  stored,
  sent,
  removable = stored,
}: {
  stored: readonly StoredRow[];
  sent: readonly SentRow[];
  removable?: readonly StoredRow[];
}): { plan: PartPlan; problems: FieldProblem[] } {
  const rowOf = new Map(stored.map((row) => [row.id, row]));
  const named = new Set<number>();
  const plan: PartPlan = { remove: [], replace: [], insert: [] };
  const problems: FieldProblem[] = [];
  for (const { path, id, values } of sent) {
    if (id == null) {
      plan.insert.push(definedOf(values));
      continue;
    }
    const row = rowOf.get(id);
    if (!row) problems.push(problemAt(`${path}.id`, problem('row_elsewhere')));
    else if (named.has(id)) problems.push(problemAt(`${path}.id`, problem('row_twice')));
    else plan.replace.push({ ...row, ...definedOf(values) });
    named.add(id);
  }
  plan.remove.push(...removable.map((row) => row.id).filter((id) => !named.has(id)));
  return { plan, problems };
}

/** What was sent; what was not is left as it is. */
export function definedOf(values: SentRow['values']): Row {
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, Value] => entry[1] !== undefined));
}
