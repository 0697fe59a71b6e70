import type { BodyOf, Member, saveMembers } from '@janur/contracts';

/** One of a household as it is typed. */
export interface MemberDraft {
  /** For React alone: a new one has no id yet. */
  readonly key: string;
  readonly id: number | undefined;
  readonly name: string;
  readonly is_child: boolean;
  readonly diet: string;
}

export const newDraft = (): MemberDraft => ({
  key: crypto.randomUUID(),
  id: undefined,
  name: '',
  is_child: false,
  diet: '',
});

export const toDrafts = (members: readonly Member[]): MemberDraft[] =>
  members.map(({ diet, ...member }) => ({ ...member, key: String(member.id), diet: diet ?? '' }));

/** A row without a name is nobody yet. */
const isNamed = ({ name }: MemberDraft): boolean => name.trim() !== '';

export const bodyOf = (rows: readonly MemberDraft[]): BodyOf<typeof saveMembers> => ({
  members: rows.filter(isNamed).map(({ id, name, is_child, diet }) => ({
    ...(id !== undefined && { id }),
    name: name.trim(),
    is_child,
    diet: diet.trim() || null,
  })),
});

/** The rows with the ids that the server gave to those of them that were sent; what was typed meanwhile stays. */
export function withIds(
  shown: readonly MemberDraft[],
  sent: readonly MemberDraft[],
  members: readonly Member[],
): MemberDraft[] {
  const idOf = new Map(sent.filter(isNamed).map(({ key }, at) => [key, members[at]?.id]));
  return shown.map((row) => ({ ...row, id: row.id ?? idOf.get(row.key) }));
}
