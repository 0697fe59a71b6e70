import type { CatererChange, CatererHousehold } from '@janur/contracts';

/** What a kitchen has to count in another way than on the sheet before, household by household. */
export function changesBetween(
  before: readonly CatererHousehold[],
  after: readonly CatererHousehold[],
): CatererChange[] {
  const former = new Map(before.map((one) => [one.guest_code, one]));
  const now = new Set(after.map(({ guest_code }) => guest_code));
  const kept = after.map((one) => changeOf(former.get(one.guest_code), one));
  const gone = before.filter(({ guest_code }) => !now.has(guest_code)).map((one) => changeOf(one, undefined));
  return [...kept, ...gone].filter(({ from, to, lines }) => from !== to || lines.length > 0);
}

type Known = CatererHousehold | undefined;

function changeOf(before: Known, after: Known): CatererChange {
  const { guest_code = '', household = '' } = after ?? before ?? {};
  const isNew = !before || !after;
  return {
    guest_code,
    household,
    from: before?.people ?? 0,
    to: after?.people ?? 0,
    // a household that joins or leaves does so whole
    lines: isNew ? newMeals(after) : linesBetween(before.members, after.members),
  };
}

type Line = CatererChange['lines'][number];
type Person = CatererHousehold['members'][number];

/** Of those who join the kitchen needs to know what they eat. */
const newMeals = (after: Known): Line[] =>
  after?.members.flatMap(({ name, meal, diet }): Line[] => [
    ...(meal === null ? [] : [{ what: 'MEAL' as const, name, from: null, to: meal }]),
    ...(diet === null ? [] : [{ what: 'DIET' as const, name, from: null, to: diet }]),
  ]) ?? [];

function linesBetween(before: readonly Person[], after: readonly Person[]): Line[] {
  const former = byName(before);
  const now = byName(after);
  const lines = [...now].flatMap(([key, person]) => personLines(former.get(key), person));
  const gone = [...former].filter(([key]) => !now.has(key));
  return [...lines, ...gone.map(([, { name }]): Line => ({ what: 'STAYS', name, from: null, to: null }))];
}

function personLines(before: Person | undefined, { name, meal, diet, is_child }: Person): Line[] {
  if (!before) return [{ what: 'COMES', name, from: null, to: [meal, diet].filter(Boolean).join(', ') || null }];
  const lines: Line[] = [];
  if (before.meal !== meal) lines.push({ what: 'MEAL', name, from: before.meal, to: meal });
  if (before.diet !== diet) lines.push({ what: 'DIET', name, from: before.diet, to: diet });
  if (before.is_child !== is_child)
    lines.push({ what: 'CHILD', name, from: String(before.is_child), to: String(is_child) });
  return lines;
}

/** Two of one name in a household are told apart by their order. */
function byName(members: readonly Person[]): Map<string, Person> {
  const seen = new Map<string, number>();
  return new Map(
    members.map((person) => {
      const count = (seen.get(person.name) ?? 0) + 1;
      seen.set(person.name, count);
      return [`${person.name} ${count}`, person];
    }),
  );
}
