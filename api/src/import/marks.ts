import { createHash } from 'node:crypto';
import { canonicalJson } from '@janur/contracts/rules';

/** A field's marks: of what the other system said last, and of what stood here after it was written. */
export type Marks = Readonly<Record<string, readonly [said: string, stood: string]>>;
export type Values = Readonly<Record<string, unknown>>;

/** Enough to tell whether a value is still the same, without keeping the value of a guest who may be deleted. */
export const markOf = (value: unknown): string =>
  createHash('sha256')
    .update(canonicalJson(value ?? null))
    .digest('base64url')
    .slice(0, 12);

export interface Merge {
  /** What the other system says anew and nobody changed here. */
  readonly write: Values;
  /** What it says anew and what stands here already. */
  readonly agreed: Values;
  /** Fields that were changed there and here. */
  readonly left: readonly string[];
}

/** Which fields of a record an import may write. `current` is undefined for a record that is not here yet. */
export function merged(sent: Values, marks: Marks | undefined, current: Values | undefined): Merge {
  const write: Record<string, unknown> = {};
  const agreed: Record<string, unknown> = {};
  const left: string[] = [];
  for (const [field, value] of Object.entries(sent)) {
    const [said, stood] = marks?.[field] ?? ['', undefined];
    const mark = markOf(value);
    if (value === undefined || said === mark) continue;
    const now = markOf(current?.[field]);
    if (current === undefined || stood === undefined || now === stood) write[field] = value;
    else if (now === mark) agreed[field] = value;
    else left.push(field);
  }
  return { write, agreed, left };
}

/** The marks after a merge; `said` is what was written of it or agreed, `after` what stands here now. */
export function marked(marks: Marks | undefined, { said, after }: { said: Values; after: Values }): Marks {
  const fresh = Object.keys(after)
    .filter((field) => field in said || marks?.[field] === undefined)
    .map((field) => [field, [field in said ? markOf(said[field]) : '', markOf(after[field])] as const] as const);
  return { ...marks, ...Object.fromEntries(fresh) };
}
