import type { InvitationVersion, RsvpField, RsvpFieldOption } from '@janur/contracts';
import { MAX_GUESTS_UNKNOWN } from '@janur/contracts/rules';
import { attendanceFieldOf, isGuestCount, isNegativeAttendance, rsvpRole, WELL_KNOWN } from '@janur/contracts/rsvp';
import { hasOptions, valueTypeOf } from './questions.ts';

/** What is wrong with a question, or would never be asked or answered (spec §5). `path` is that of the field in the form. */
export interface Warning {
  readonly path: string;
  readonly kind:
    | 'name_bad'
    | 'name_taken'
    | 'name_reserved'
    | 'no_question'
    | 'no_options'
    | 'option_without_words'
    | 'mixed_types'
    | 'same_value'
    | 'no_negative'
    | 'no_positive'
    | 'negative_guest_count'
    | 'limit_above_cap'
    | 'default_not_offered'
    | 'wishes_only'
    | 'no_such_event'
    | 'event_of_one_answer';
  /** What it is about: a name, an option, a number. */
  readonly what?: string | number;
}

export interface Terms {
  readonly version: InvitationVersion;
  readonly wishOnly: boolean;
  readonly eventIds: readonly number[];
}

interface Place {
  readonly path: string;
  /** Under an option that says no: nobody who comes is asked this. */
  readonly isUnderNo: boolean;
}

export function warningsOf(fields: readonly RsvpField[], terms: Terms): Warning[] {
  return [...sameNames(fields, ''), ...within(fields, { path: 'fields', isUnderNo: false }, { ...terms, fields })];
}

type Context = Terms & { readonly fields: readonly RsvpField[] };

function within(fields: readonly RsvpField[], { path, isUnderNo }: Place, context: Context): Warning[] {
  return fields.flatMap((field, index) => {
    const own = `${path}.${index}`;
    return [
      ...ofField(field, { path: own, isUnderNo }, context),
      ...(field.options ?? []).flatMap((option, at) =>
        within(
          option.children ?? [],
          {
            path: `${own}.options.${at}.children`,
            isUnderNo: isUnderNo || (isAttendance(field, context) && isNegativeAttendance(option.value)),
          },
          context,
        ),
      ),
    ];
  });
}

const isAttendance = ({ name }: RsvpField, { version, fields }: Context): boolean =>
  rsvpRole(name) === 'attendance' || name === attendanceFieldOf({ version, configured: fields });

function ofField(field: RsvpField, { path, isUnderNo }: Place, context: Context): Warning[] {
  const { name, label } = field;
  const role = rsvpRole(name);
  const isComing = isAttendance(field, context);
  const isExtra = role === 'extra' && !isComing;
  const found: (Omit<Warning, 'path'> | false)[] = [
    !/^[a-z0-9_]{1,60}$/.test(name) && { kind: 'name_bad', what: name },
    WELL_KNOWN.includes(name) && name !== 'attendance_type' && { kind: 'name_reserved', what: name },
    isExtra && !label?.trim() && { kind: 'no_question' },
    context.wishOnly && (isComing || role === 'guest_total' || name === 'attendance_type') && { kind: 'wishes_only' },
    role === 'guest_total' && isUnderNo && { kind: 'negative_guest_count' },
    ...ofEvent(name, context),
    ...(hasOptions(field) ? ofOptions(field, isComing) : []),
    ...ofCount(field),
    ...ofDefault(field),
  ];
  return found.flatMap((warning) => (warning ? [{ path, ...warning }] : []));
}

function ofEvent(name: string, { version, eventIds }: Terms): Omit<Warning, 'path'>[] {
  const id = /^(?:is_attending|guest_total)_event_(\d+)$/.exec(name)?.[1];
  if (id === undefined) return [];
  if (version === 'V1') return [{ kind: 'event_of_one_answer' }];
  return eventIds.includes(Number(id)) ? [] : [{ kind: 'no_such_event', what: id }];
}

function ofOptions(field: RsvpField, isComing: boolean): Omit<Warning, 'path'>[] {
  const options = field.options ?? [];
  if (options.length === 0) return isComing ? [] : [{ kind: 'no_options' }];
  const type = valueTypeOf(options);
  const values = options.map(({ value }) => value);
  const twice = options.find(({ value }, index) => values.indexOf(value) < index);
  const isWordless = ({ label, value }: RsvpFieldOption) =>
    value === '' || (!label.trim() && typeof value !== 'boolean');
  const wordless = options.findIndex(isWordless);
  return [
    ...(values.every((value) => typeof value === type) ? [] : [{ kind: 'mixed_types' as const }]),
    ...(twice ? [{ kind: 'same_value' as const, what: twice.label || String(twice.value) }] : []),
    ...(wordless < 0 ? [] : [{ kind: 'option_without_words' as const, what: wordless + 1 }]),
    // a list may stay empty, which says no
    ...(isComing && field.type !== 'checkbox' && !values.some(isNegativeAttendance)
      ? [{ kind: 'no_negative' as const }]
      : []),
    ...(isComing && values.every(isNegativeAttendance) ? [{ kind: 'no_positive' as const }] : []),
  ];
}

function ofCount(field: RsvpField): Omit<Warning, 'path'>[] {
  const { limitValue } = field;
  const isAbove =
    isGuestCount(field) && rsvpRole(field.name) === 'guest_total' && (limitValue ?? 0) > MAX_GUESTS_UNKNOWN;
  return isAbove ? [{ kind: 'limit_above_cap', what: MAX_GUESTS_UNKNOWN }] : [];
}

function ofDefault(field: RsvpField): Omit<Warning, 'path'>[] {
  const { defaultValue, options = [], limitValue } = field;
  if (defaultValue === undefined || defaultValue === null || defaultValue === '') return [];
  const isOffered = isGuestCount(field)
    ? typeof defaultValue === 'number' && defaultValue >= 1 && defaultValue <= (limitValue ?? 2)
    : !hasOptions(field) || options.some(({ value }) => value === defaultValue);
  return isOffered ? [] : [{ kind: 'default_not_offered', what: String(defaultValue) }];
}

/** spec §5: a name is asked once. Under different answers of one choice a name may stand again: only one of them is asked. */
function sameNames(fields: readonly RsvpField[], above: string): Warning[] {
  const seen = new Set<string>();
  const found: Warning[] = [];
  const root = above || 'fields';
  fields.forEach((field, index) => {
    const path = `${root}.${index}`;
    const names = namesUnder(field);
    for (const name of names) if (seen.has(name)) found.push({ path, kind: 'name_taken', what: name });
    names.forEach((name) => seen.add(name));
    (field.options ?? []).forEach(({ children }, at) => {
      if (children?.some(({ name }) => name === field.name)) found.push({ path, kind: 'name_taken', what: field.name });
      found.push(...sameNames(children ?? [], `${path}.options.${at}.children`));
    });
  });
  return found;
}

function namesUnder(field: RsvpField): Set<string> {
  const under = (field.options ?? []).flatMap(({ children }) =>
    (children ?? []).flatMap((child) => [...namesUnder(child)]),
  );
  return new Set([field.name, ...under]);
}
