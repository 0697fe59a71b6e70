import type { RsvpField, RsvpFieldOption } from '../entities/option.ts';
import type { InvitationVersion } from '../enums.ts';

/** What says no (spec §5), without its apostrophes, however it is cased and spaced. */
const NEGATIVE: readonly string[] = ['cant attend', 'cant come', 'no', 'false'];

/**
 * Whether an answer about coming says no: `can't attend`, `can't come`, `no`, `false` or a list of nothing else, as an empty
 * one is. Hosts write these words themselves: any apostrophe, any case, `can't-come` and `CANT_COME` are the same.
 */
export function isNegativeAttendance(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isNegativeAttendance);
  if (typeof value === 'boolean') return !value;
  return typeof value === 'string' && NEGATIVE.includes(plain(value));
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘ʼ＇`´′]/g, '')
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

/** What the form of one invitation is built from. */
export interface RsvpFormTerms {
  version: InvitationVersion;
  wishOnly: boolean;
  /** The configured questions; null when none are (`option.rsvp_config`). */
  configured: readonly RsvpField[] | null | undefined;
  /** The events that are asked about, in their order; V2 asks for each. */
  eventIds: readonly number[];
}

/** What a field is for: extra answers travel in `additional_fields`, the others have their own place in the payload. */
export type RsvpRole = 'name' | 'message' | 'attendance' | 'guest_total' | 'extra';

/** The field about coming: of one event, or of the whole invitation. */
export const attendanceName = (eventId: number | null): string =>
  eventId === null ? 'is_attending' : `is_attending_event_${eventId}`;

/** The field about how many come: of one event, or of the whole invitation (spec §3). */
export const guestTotalName = (eventId: number | null): string =>
  eventId === null ? 'guest_total' : `guest_total_event_${eventId}`;

/** The event that a field asks about; null for what is asked of the whole invitation. */
export function eventOfField(name: string): number | null {
  const id = /^(?:is_attending|guest_total)_event_(\d+)$/.exec(name)?.[1];
  return id === undefined ? null : Number(id);
}

export function rsvpRole(name: string): RsvpRole {
  if (name === 'name' || name === 'message') return name;
  if (/^is_attending(_event_\d+)?$/.test(name)) return 'attendance';
  return /^guest_total(_event_\d+)?$/.test(name) ? 'guest_total' : 'extra';
}

/**
 * The fields of an invitation, in the order in which they are asked (spec §5, §7). A configured field takes the place of the
 * standard one of its name; what a configuration leaves out stays as it always is: the name first, then the attendance, the
 * message last. Whoever comes is asked how many, so the guest count hangs under the options that say yes.
 * WISH_ONLY asks nothing about coming.
 */
export function rsvpFields(terms: RsvpFormTerms): RsvpField[] {
  const configured = terms.wishOnly ? withoutAttendance(terms.configured ?? []) : (terms.configured ?? []);
  const first = configured.some((field) => field.name === 'name') ? [] : [NAME];
  const last = configured.some((field) => field.name === 'message') ? [] : [MESSAGE];
  if (terms.wishOnly) return [...first, ...configured, ...last];
  const asked = attendanceFields(terms);
  const places = configured.map((field) => (isAboutComing(field, terms) ? 'attendance' : field));
  const place = places.indexOf('attendance');
  const others = (from: number, to?: number) => places.slice(from, to).filter((field) => typeof field !== 'string');
  // standard questions about coming stand right behind the name, wherever the name is
  const at = place >= 0 ? place : configured.findIndex((field) => field.name === 'name') + 1;
  return [...first, ...others(0, at), ...asked, ...others(at), ...last];
}

const NAME: RsvpField = { name: 'name', type: 'text', required: true };
const MESSAGE: RsvpField = { name: 'message', type: 'textarea' };
const YES_OR_NO: readonly RsvpFieldOption[] = [
  { label: '', value: true },
  { label: '', value: false },
];

/** An older invitation may ask `attendance_type` in the place of `is_attending`. */
const asksByType = (configured: readonly RsvpField[]): boolean =>
  !configured.some((field) => field.name === 'is_attending') &&
  configured.some((field) => field.name === 'attendance_type');

/** The field that says whether the guest of a V1 invitation comes. */
export function attendanceFieldOf({ version, configured }: Pick<RsvpFormTerms, 'version' | 'configured'>): string {
  return version === 'V1' && asksByType(configured ?? []) ? 'attendance_type' : attendanceName(null);
}

function isAboutComing(field: RsvpField, { version, configured }: RsvpFormTerms): boolean {
  const role = rsvpRole(field.name);
  if (role === 'attendance' || role === 'guest_total') return true;
  return field.name === attendanceFieldOf({ version, configured });
}

function attendanceFields({ version, configured, eventIds }: RsvpFormTerms): RsvpField[] {
  const fields = configured ?? [];
  const find = (...names: string[]) => names.flatMap((name) => fields.find((field) => field.name === name) ?? [])[0];
  if (version === 'V1') {
    const name = attendanceFieldOf({ version, configured });
    const isCounted = fields.some((field) => field.name !== name && isAskedUnder(field, guestTotalName(null)));
    const count: RsvpField = { type: 'guest_count', ...find(guestTotalName(null)), name: guestTotalName(null) };
    return [attendanceField(find(name), name, isCounted ? undefined : count)];
  }
  return eventIds.map((eventId) => {
    const count = find(guestTotalName(eventId), guestTotalName(null));
    const field = find(attendanceName(eventId), attendanceName(null));
    return attendanceField(field, attendanceName(eventId), {
      type: 'guest_count',
      ...count,
      name: guestTotalName(eventId),
    });
  });
}

const isAskedUnder = (field: RsvpField, name: string): boolean =>
  childrenOf(field).some((child) => child.name === name || isAskedUnder(child, name));

export const childrenOf = (field: RsvpField): RsvpField[] =>
  field.options?.flatMap((option) => option.children ?? []) ?? [];

/** A guest who may leave it open whether they come would send an answer that says nothing: only a list may stay empty. */
function attendanceField(configured: RsvpField | undefined, name: string, count: RsvpField | undefined): RsvpField {
  const base = configured?.options?.length
    ? configured
    : { ...configured, type: 'button' as const, options: [...YES_OR_NO] };
  const options = base.options?.map((option) => withGuestCount(option, count));
  return { ...base, name, options, ...(base.type === 'checkbox' ? {} : { required: true }) };
}

function withGuestCount(option: RsvpFieldOption, count: RsvpField | undefined): RsvpFieldOption {
  if (!count || isNegativeAttendance(option.value)) return option;
  const children = option.children ?? [];
  const own = children.find((child) => rsvpRole(child.name) === 'guest_total');
  if (!own) return { ...option, children: [count, ...children] };
  return { ...option, children: children.map((child) => (child === own ? { ...own, name: count.name } : child)) };
}

function withoutAttendance(fields: readonly RsvpField[]): RsvpField[] {
  return fields
    .filter(
      (field) => !['attendance', 'guest_total'].includes(rsvpRole(field.name)) && field.name !== 'attendance_type',
    )
    .map((field) => ({
      ...field,
      options: field.options?.map((option) => ({ ...option, children: withoutAttendance(option.children ?? []) })),
    }));
}
