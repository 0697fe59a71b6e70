import type { ComingMembers, PublicGuest, RsvpField, RsvpSubmission, RsvpValue } from '@janur/contracts';
import { mealsFor, rsvpRole } from '@janur/contracts/rsvp';
import type { RsvpValues } from './rsvp-answer.ts';

/*
 * A household whose members the hosts named answers by name: who of them comes takes the place of how many, and hangs under
 * the same yes; under each name hang its meal, where the event has a choice, and what the person does not eat.
 */

/** What a field of the household asks, by its name. */
export type HouseholdQuestion =
  | { asks: 'members'; eventId: number }
  | { asks: 'meal'; eventId: number; memberId: number }
  | { asks: 'diet'; memberId: number };

export const membersName = (eventId: number): string => `members_event_${eventId}`;
const mealName = (eventId: number, memberId: number): string => `meal_event_${eventId}_member_${memberId}`;
const dietName = (memberId: number): string => `diet_member_${memberId}`;

export function householdQuestion(name: string): HouseholdQuestion | undefined {
  const [, asks, event, member] = /^(members|meal|diet)(?:_event_(\d+))?(?:_member_(\d+))?$/.exec(name) ?? [];
  const [eventId, memberId] = [Number(event), Number(member)];
  if (asks === 'members' && eventId) return { asks, eventId };
  if (asks === 'meal' && eventId && memberId) return { asks, eventId, memberId };
  return asks === 'diet' && memberId ? { asks, memberId } : undefined;
}

type Members = NonNullable<PublicGuest['members']>;

const placeOf = (guest: PublicGuest | null, eventId: number) =>
  guest?.events.find(({ event_id }) => event_id === eventId);

/** The question about an event, asked by name where the guest is a household by name. */
export function withMembers(field: RsvpField, eventId: number | null, guest: PublicGuest | null): RsvpField {
  if (!guest?.members?.length || eventId === null || !placeOf(guest, eventId)) return field;
  const asked = questionsOf(guest, guest.members, eventId);
  const options = field.options?.map((option) => ({
    ...option,
    children: option.children?.flatMap((child) => (rsvpRole(child.name) === 'guest_total' ? asked : [child])),
  }));
  return { ...field, options };
}

function questionsOf(guest: PublicGuest, members: Members, eventId: number): RsvpField[] {
  const meals = placeOf(guest, eventId)?.meals ?? [];
  const about = (member: Members[number]): RsvpField[] => {
    const choice = mealsFor(meals, member).map(({ id, name }) => ({ label: name, value: id }));
    if (choice.length === 0) return [];
    return [
      { name: mealName(eventId, member.id), type: 'select', required: true, options: choice },
      { name: dietName(member.id), type: 'text', required: false },
    ];
  };
  // who is alone and comes need not say who comes
  const [only, ...others] = members;
  if (only && others.length === 0) return about(only);
  return [
    {
      name: membersName(eventId),
      type: 'checkbox',
      required: true,
      options: members.map((member) => ({ label: member.name, value: member.id, children: about(member) })),
    },
  ];
}

/** What the form shows of the household at first: what is known of each, else that all come. */
export function firstOfHousehold(
  field: RsvpField,
  question: HouseholdQuestion,
  guest: PublicGuest | null,
): RsvpValue | readonly RsvpValue[] | undefined {
  if (question.asks === 'diet') return guest?.members?.find(({ id }) => id === question.memberId)?.diet ?? '';
  const said = placeOf(guest, question.eventId)?.members ?? [];
  if (question.asks === 'members') {
    const known = said.filter(({ comes }) => comes === true).map(({ member_id }) => member_id);
    return known.length > 0 ? known : said.map(({ member_id }) => member_id);
  }
  const options = field.options ?? [];
  const chosen = said.find(({ member_id }) => member_id === question.memberId)?.meal_id;
  const [first, ...others] = options;
  return options.find(({ value }) => value === chosen)?.value ?? (others.length === 0 ? first?.value : undefined);
}

/** Who of the household comes to an event, each with the meal; undefined where nobody is named. `counted` is what the form counts. */
export function comingTo(eventId: number, counted: RsvpValues, guest: PublicGuest | null): ComingMembers | undefined {
  const members = guest?.members ?? [];
  if (members.length === 0 || !placeOf(guest, eventId)) return undefined;
  const chosen = members.length === 1 ? members.map(({ id }) => id) : counted[membersName(eventId)];
  if (!Array.isArray(chosen)) return undefined;
  return chosen.map((id) => {
    const meal = counted[mealName(eventId, Number(id))];
    return { id: Number(id), ...(typeof meal === 'number' && { meal_id: meal }) };
  });
}

/** What those who come do not eat, where it is another than the hosts know. `asked` are the fields that count. */
export function dietsOf(
  asked: readonly RsvpField[],
  values: RsvpValues,
  guest: PublicGuest | null,
): Pick<RsvpSubmission, 'members'> {
  const diets = asked.flatMap(({ name }) => {
    const question = householdQuestion(name);
    if (question?.asks !== 'diet') return [];
    const known = guest?.members?.find(({ id }) => id === question.memberId)?.diet ?? '';
    const diet = String(values[name] ?? '').trim();
    return diet === known ? [] : [{ id: question.memberId, diet }];
  });
  return diets.length > 0 ? { members: diets } : {};
}
