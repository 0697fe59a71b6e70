import type { ComingMembers, Meal, MemberAnswer } from '../entities/members.ts';
import { type FieldProblem, problem, problemAt } from '../problems/problem.ts';

/** How a household stands at one event. */
export interface Said {
  readonly comes: boolean | null;
}

/** The members as far as an answer of a number alone tells of each: all, none, or nobody knows who. */
export function afterCount<Member extends Said>(members: readonly Member[], coming: number): Member[] {
  const isKnown = members.every(({ comes }) => comes !== null);
  if (isKnown && members.filter(({ comes }) => comes).length === coming) return [...members];
  const comes = coming >= members.length ? true : coming <= 0 ? false : null;
  return members.map((member) => ({ ...member, comes }));
}

/** How many come of a changed household: those who are known to, and of the others as many as had been told. */
export function comingAfter(members: readonly Said[], told: number): number {
  const yes = members.filter(({ comes }) => comes === true).length;
  const open = members.filter(({ comes }) => comes === null).length;
  return Math.max(yes, Math.min(told, yes + open));
}

/** The meals that one of the household may choose from; a child sees its own first. */
export const mealsFor = (meals: readonly Meal[], { is_child }: { is_child: boolean }): Meal[] =>
  is_child
    ? meals.toSorted((one, other) => Number(other.is_for_children) - Number(one.is_for_children))
    : meals.filter((meal) => !meal.is_for_children);

export interface Household {
  readonly memberIds: ReadonlySet<number>;
  readonly mealIds: ReadonlySet<number>;
}

/** What is wrong with the members who are said to come. `path` leads to their list. */
export function comingProblems(said: ComingMembers, { memberIds, mealIds }: Household, path: string): FieldProblem[] {
  const seen = new Set<number>();
  return said.flatMap(({ id, meal_id }, at) => {
    const here = `${path}.${at}`;
    if (!memberIds.has(id)) return [problemAt(`${here}.id`, problem('no_such_member'))];
    if (seen.has(id)) return [problemAt(`${here}.id`, problem('row_twice'))];
    seen.add(id);
    const isServed = meal_id === undefined || meal_id === null || mealIds.has(meal_id);
    return isServed ? [] : [problemAt(`${here}.meal_id`, problem('no_such_meal'))];
  });
}

/** The members' answers to one event, from who is said to come. */
export const answersFrom = (memberIds: readonly number[], said: ComingMembers): MemberAnswer[] =>
  memberIds.map((member_id) => {
    const coming = said.find(({ id }) => id === member_id);
    return { member_id, comes: coming !== undefined, meal_id: coming?.meal_id ?? null };
  });
