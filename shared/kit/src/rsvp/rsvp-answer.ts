import type { ComingMembers, PublicClient, PublicGuest, RsvpField, RsvpSubmission, RsvpValue } from '@janur/contracts';
import { defaultGuestTotal, guestLimit } from '@janur/contracts/rules';
import {
  answerProblems,
  attendanceFieldOf,
  attendanceName,
  childrenOf,
  countedFields,
  guestTotalName,
  isAnswered,
  isGuestCount,
  isNegativeAttendance,
  rsvpFields,
  rsvpRole,
} from '@janur/contracts/rsvp';
import { visibleEvents } from '../model/visible-events.ts';
import { comingTo, dietsOf, firstOfHousehold, householdQuestion, membersName, withMembers } from './household.ts';
import type { InvitationLink } from '../model/link.ts';

export interface RsvpContext {
  client: PublicClient;
  guest: PublicGuest | null;
  link: InvitationLink;
}

/** The filled form: answers by the name of their field; what is not answered is missing. */
export type RsvpValues = Readonly<Record<string, RsvpValue | readonly RsvpValue[] | undefined>>;

export const isWishOnly = ({ client }: RsvpContext): boolean => client.option.rsvp_style === 'WISH_ONLY';

/** The event that a field is about, or null when it is about the whole invitation. */
export function eventIdOf(name: string): number | null {
  const id = /_event_(\d+)$/.exec(name)?.[1];
  return id === undefined || rsvpRole(name) === 'extra' ? null : Number(id);
}

/** Every field of this guest's form: a known guest of V2 is asked of the events that the guest is invited to. */
export function formFields(context: RsvpContext): RsvpField[] {
  const { client, guest } = context;
  const invitedTo = new Set(guest?.events.map((event) => event.event_id));
  const fields = rsvpFields({
    ...termsOf(context),
    eventIds: visibleEvents(client)
      .map((event) => event.id)
      .filter((id) => !guest || invitedTo.has(id)),
  });
  return fields.map((field) => withMembers(withLimits(field, context), eventIdOf(field.name), guest));
}

const termsOf = (context: RsvpContext) => ({
  version: context.client.version,
  wishOnly: isWishOnly(context),
  configured: context.client.option.rsvp_config?.fields,
});

/** Whether a field asks if the guest comes or with how many. */
export function isAboutComing(name: string, context: RsvpContext): boolean {
  return rsvpRole(name) === 'guest_total' || isAttendance(name, context) || householdQuestion(name) !== undefined;
}

const isAttendance = (name: string, context: RsvpContext): boolean =>
  rsvpRole(name) === 'attendance' || name === attendanceFieldOf(termsOf(context));

/** How many may come is this guest's own matter: `guestLimit`. */
function withLimits(field: RsvpField, context: RsvpContext): RsvpField {
  const options = field.options?.map((option) => ({
    ...option,
    children: option.children?.map((child) => withLimits(child, context)),
  }));
  if (rsvpRole(field.name) !== 'guest_total') return { ...field, options };
  const limit = limitOf(field, context);
  if (isGuestCount(field) || !options?.length) return { ...field, type: 'guest_count', limitValue: limit };
  return { ...field, options: options.filter((option) => Number(option.value) <= limit) };
}

function limitOf(field: RsvpField, { guest, link }: RsvpContext): number {
  const eventId = eventIdOf(field.name);
  const ofEvent = guest?.events.find((event) => event.event_id === eventId)?.total_guests;
  const invited = eventId === null ? guest?.total_guests : ofEvent;
  return guestLimit({ invited, fromLink: link.guestCount, fieldLimit: field.limitValue });
}

/** What the form shows at first: the guest's name, what the guest answered before, and what the hosts have set. */
export function firstValues(context: RsvpContext, fields: readonly RsvpField[]): RsvpValues {
  const values: Record<string, RsvpValue | readonly RsvpValue[]> = {};
  const fill = (field: RsvpField): void => {
    const value = firstValue(field, context);
    if (value !== undefined) values[field.name] ??= value;
    childrenOf(field).forEach(fill);
  };
  fields.forEach(fill);
  return values;
}

function firstValue(field: RsvpField, context: RsvpContext): RsvpValue | readonly RsvpValue[] | undefined {
  const { guest, link } = context;
  const preset = field.defaultValue ?? undefined;
  const question = householdQuestion(field.name);
  if (question) return firstOfHousehold(field, question, guest);
  if (field.name === 'name') return guest?.name ?? link.to ?? preset ?? '';
  if (isAttendance(field.name, context)) return formerAttendance(field, context) ?? inShapeOf(field, preset);
  return rsvpRole(field.name) === 'guest_total' ? firstCount(field, context) : inShapeOf(field, preset);
}

const inShapeOf = ({ type }: RsvpField, value: RsvpValue | undefined) =>
  type === 'checkbox' && value !== undefined ? [value] : value;

function firstCount(field: RsvpField, { client, guest, link }: RsvpContext): number {
  const { defaultValue } = field;
  const former = formerCount(field.name, guest);
  const preset =
    defaultGuestTotal(client.option.default_guest_total) ??
    (typeof defaultValue === 'number' ? defaultValue : undefined) ??
    link.guestCount ??
    guest?.total_guests ??
    1;
  return Math.max(1, Math.min(former || preset, field.limitValue ?? preset));
}

function formerAnswer(name: string, guest: PublicGuest | null) {
  const answer = guest?.events.find((event) => event.event_id === eventIdOf(name));
  return answer?.confirmation_status === 'PENDING' ? undefined : answer;
}

/** How many the guest said before. What is asked once for all events is one number: the places of older answers may differ. */
function formerCount(name: string, guest: PublicGuest | null): number | undefined {
  if (eventIdOf(name) !== null) return formerAnswer(name, guest)?.total_guests_confirmed;
  const comes = guest?.events.filter(({ confirmation_status }) => confirmation_status === 'CONFIRMED') ?? [];
  return Math.max(0, ...comes.map(({ total_guests_confirmed }) => total_guests_confirmed));
}

/** What the guest said before, in the words of the option that says it. */
function formerAttendance(field: RsvpField, { guest }: RsvpContext): RsvpValue | readonly RsvpValue[] | undefined {
  const isOfEvent = eventIdOf(field.name) !== null;
  const status = formerAnswer(field.name, guest)?.confirmation_status;
  const former = isOfEvent ? status && status === 'CONFIRMED' : guest?.is_attending;
  if (former === undefined || former === null) return undefined;
  if (field.type === 'checkbox' && !former) return [];
  return inShapeOf(field, field.options?.find((option) => isNegativeAttendance(option.value) !== former)?.value);
}

/** True when the guest list knows an answer of this guest. */
export const hasAnswered = ({ guest }: RsvpContext): boolean =>
  guest !== null &&
  (guest.is_attending !== null || guest.events.some((event) => event.confirmation_status !== 'PENDING'));

/** Events ahead that wait for an answer of a guest who has answered: they were added afterwards. */
export function openEvents(context: RsvpContext, now = Date.now()): number[] {
  if (!hasAnswered(context)) return [];
  const said = new Map(context.guest?.events.map((event) => [event.event_id, event.confirmation_status]));
  return visibleEvents(context.client).flatMap(({ id, start_datetime: start }) =>
    said.get(id) === 'PENDING' && (start === null || Date.parse(start) > now) ? [id] : [],
  );
}

/** What is still wrong with the form, in its order (spec §5). */
export function valueProblems(fields: readonly RsvpField[], values: RsvpValues) {
  return answerProblems(fields, countedValues(fields, values));
}

function countedValues(fields: readonly RsvpField[], values: RsvpValues): RsvpValues {
  const counted = countedFields(fields, values).filter((field) => isAnswered(values[field.name]));
  return Object.fromEntries(counted.map(({ name }) => [name, values[name]]));
}

/** The body that spec §7 asks for. `pageUrl` is the full address of the page. */
export function rsvpSubmission({
  fields,
  values,
  context,
  pageUrl,
}: {
  fields: readonly RsvpField[];
  values: RsvpValues;
  context: RsvpContext;
  pageUrl: string;
}): RsvpSubmission {
  const counted = countedValues(fields, values);
  const whole = attendanceFieldOf(termsOf(context));
  const said = fields
    .filter(({ name }) => name === whole || rsvpRole(name) === 'attendance')
    .map(({ name }) => {
      const id = eventIdOf(name);
      const is_attending = isAnswered(values[name]) && !isNegativeAttendance(values[name]);
      if (!is_attending) return { id, is_attending, guest_total: 0 };
      const members = id === null ? undefined : comingTo(id, counted, context.guest);
      const guest_total = members?.length ?? Number(counted[guestTotalName(id)] ?? 1);
      return { id, is_attending, guest_total, ...(members && { members }) };
    });
  const message = textOf(counted['message']);
  return {
    name: textOf(counted['name']),
    ...(message ? { message } : {}),
    ...(said[0] ? attendanceOf(said) : {}),
    ...dietsOf(countedFields(fields, values), values, context.guest),
    additional_fields: JSON.stringify({
      slug: context.link.slug,
      url: pageUrl,
      ...(said[0] ? overall(said) : {}),
      ...extraAnswers(counted, whole),
    }),
  };
}

interface Said {
  id: number | null;
  is_attending: boolean;
  guest_total: number;
  members?: ComingMembers;
}

function attendanceOf(said: readonly Said[]): Pick<RsvpSubmission, 'events' | 'is_attending' | 'guest_total'> {
  const events = said.flatMap(({ id, ...rest }) => (id === null ? [] : [{ id, ...rest }]));
  return events.length > 0 ? { events } : overall(said);
}

const overall = (said: readonly Said[]) => ({
  is_attending: said.some((answer) => answer.is_attending),
  guest_total: Math.max(0, ...said.map((answer) => answer.guest_total)),
});

/** What has no place of its own in the payload, and the attendance where the hosts ask it in words of their own. */
function extraAnswers(values: RsvpValues, whole: string): RsvpValues {
  const isExtra = (name: string) =>
    (rsvpRole(name) === 'extra' && !householdQuestion(name)) ||
    ((name === whole || rsvpRole(name) === 'attendance') && typeof values[name] !== 'boolean');
  return Object.fromEntries(Object.entries(values).filter(([name]) => isExtra(name)));
}

const textOf = (value: RsvpValues[string]): string => String(value ?? '').trim();

/** The field that a problem of the server is about, by its path in the body; undefined when it is about no field. */
export function fieldOfPath(path: string, body: RsvpSubmission, context: RsvpContext): string | undefined {
  const [, part, name, what] = path.split('.');
  if (part === 'additional_fields') return name;
  if (part === 'is_attending') return attendanceFieldOf(termsOf(context));
  const event = part === 'events' ? body.events?.[Number(name)] : undefined;
  if (event && what === 'members') return membersName(event.id);
  if (event) return what === 'guest_total' ? guestTotalName(event.id) : attendanceName(event.id);
  return part;
}
