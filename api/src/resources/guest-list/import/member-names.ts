import { MemberInput, MOST_MEMBERS, type Problem, problem, LIMITS } from '@janur/contracts';

export type NamedMember = Pick<MemberInput, 'name' | 'is_child'> & { readonly diet: string | null };

const CHILD: readonly string[] = ['anak', 'anak-anak', 'kanak-kanak', 'balita', 'child', 'kid', 'children'];

/**
 * A household in one cell: `Bpk. Agus; Ibu Sri (vegetarian); Nadira (anak, alergi kacang)`. Titles behind a name have commas,
 * so a semicolon or a new line stands between two of them; what stands in brackets says that it is a child, or what the
 * person does not eat.
 */
export function membersNamed(cell: string): NamedMember[] | Problem {
  const members = cell
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(memberNamed);
  if (members.length > MOST_MEMBERS) return problem('too_many', { max: MOST_MEMBERS });
  const isLong = members.some((member) => !MemberInput.safeParse(member).success);
  return isLong ? problem('too_long', { max: LIMITS.person_name }) : members;
}

function memberNamed(text: string): NamedMember {
  const [, name = text, inside = ''] = /^(.*?)\s*\(([^()]*)\)$/.exec(text) ?? [];
  const notes = inside
    .split(',')
    .map((note) => note.trim())
    .filter(Boolean);
  const isChild = (note: string) => CHILD.includes(note.toLowerCase());
  const diet = notes.filter((note) => !isChild(note)).join(', ');
  return { name: name.trim() || text, is_child: notes.some(isChild), diet: diet || null };
}

/** The same cell again, for a file that is exported; `child` is the word of its language. */
export const membersText = (members: readonly NamedMember[], child: string): string | null =>
  members
    .map(({ name, is_child, diet }) => {
      const notes = [is_child && child, diet].filter(Boolean).join(', ');
      return notes ? `${name} (${notes})` : name;
    })
    .join('; ') || null;
