import type { RsvpField } from '../entities/option.ts';
import { isRequired } from './rsvp-answers.ts';
import {
  attendanceFieldOf,
  childrenOf,
  rsvpFields,
  type RsvpFormTerms,
  rsvpRole,
  isNegativeAttendance,
} from './rsvp-fields.ts';

const v1: RsvpFormTerms = { version: 'V1', wishOnly: false, configured: null, eventIds: [11, 12] };
const v2: RsvpFormTerms = { ...v1, version: 'V2' };
const wishOnly: RsvpFormTerms = { ...v1, wishOnly: true };
const meal: RsvpField = { name: 'meal', type: 'select', options: [{ label: 'Ikan', value: 'fish' }] };
const attendance: RsvpField = {
  name: 'is_attending',
  type: 'button',
  label: 'Hadir?',
  options: [
    { label: 'Ya', value: 'yes', children: [meal] },
    { label: 'Tidak', value: "can't come" },
  ],
};

/** 'is_attending(guest_total)': each field with what hangs on its options. */
function outline(fields: readonly RsvpField[]): string[] {
  return fields.map((field) => {
    const children = outline(childrenOf(field));
    return children.length > 0 ? `${field.name}(${children.join(' ')})` : field.name;
  });
}
const asked = (terms: RsvpFormTerms) => outline(rsvpFields(terms));

test.each([
  ['V1 asks once', v1, ['name', 'is_attending(guest_total)', 'message']],
  [
    'V2 asks for each event',
    v2,
    ['name', 'is_attending_event_11(guest_total_event_11)', 'is_attending_event_12(guest_total_event_12)', 'message'],
  ],
  ['WISH_ONLY asks nothing about coming', wishOnly, ['name', 'message']],
])('without a configuration %s', (_, terms, names) => {
  expect(asked(terms)).toEqual(names);
});

describe('a configuration', () => {
  test.each<[fact: string, terms: RsvpFormTerms, configured: RsvpField[], names: string[]]>([
    [
      'of extra questions stands between attendance and message',
      v1,
      [meal],
      ['name', 'is_attending(guest_total)', 'meal', 'message'],
    ],
    [
      'is asked in its own order',
      v1,
      [{ name: 'message', type: 'text' }, meal, { name: 'name', type: 'text' }],
      ['message', 'meal', 'name', 'is_attending(guest_total)'],
    ],
    [
      'of the attendance keeps what hangs on it and gets the guest count where it says yes',
      v1,
      [attendance],
      ['name', 'is_attending(guest_total meal)', 'message'],
    ],
    [
      'of the attendance is asked of each event of V2',
      v2,
      [meal, attendance],
      [
        'name',
        'meal',
        'is_attending_event_11(guest_total_event_11 meal)',
        'is_attending_event_12(guest_total_event_12 meal)',
        'message',
      ],
    ],
    [
      'of the guest count beside the attendance hangs it on the yes',
      v1,
      [{ name: 'guest_total', type: 'guest_count', limitValue: 4 }, meal],
      ['name', 'is_attending(guest_total)', 'meal', 'message'],
    ],
    [
      'may ask attendance_type in the place of is_attending',
      v1,
      [{ ...attendance, name: 'attendance_type' }],
      ['name', 'attendance_type(guest_total meal)', 'message'],
    ],
    [
      'with attendance_type beside is_attending takes it for an extra question',
      v1,
      [attendance, { ...meal, name: 'attendance_type' }],
      ['name', 'is_attending(guest_total meal)', 'attendance_type', 'message'],
    ],
    [
      'that counts the guests somewhere else is not asked twice',
      v1,
      [
        {
          ...meal,
          options: [{ label: 'Ikan', value: 'fish', children: [{ name: 'guest_total', type: 'guest_count' }] }],
        },
      ],
      ['name', 'is_attending', 'meal(guest_total)', 'message'],
    ],
    [
      'of WISH_ONLY loses what it asks about coming',
      wishOnly,
      [attendance, { ...attendance, name: 'attendance_type' }, meal],
      ['name', 'meal', 'message'],
    ],
  ])('%s', (_, terms, configured, names) => {
    expect(asked({ ...terms, configured })).toEqual(names);
  });

  test('keeps a field as it was written', () => {
    const note: RsvpField = { name: 'message', type: 'text', label: 'Pesan', required: true };
    expect(rsvpFields({ ...v1, configured: [note] })).toContainEqual(note);
    const [, attending] = rsvpFields({
      ...v1,
      configured: [{ name: 'guest_total', type: 'select', limitValue: 4, label: 'Tamu' }],
    });
    expect(attending?.options?.[0]?.children).toEqual([
      { name: 'guest_total', type: 'select', limitValue: 4, label: 'Tamu' },
    ]);
  });
});

test('an attendance is always required, save a list that may stay empty', () => {
  const required = (field: RsvpField) => rsvpFields({ ...v1, configured: [field] })[1]?.required;
  expect(required({ ...attendance, required: false })).toBe(true);
  expect(required({ ...attendance, type: 'checkbox', required: false })).toBe(false);
  expect(required({ name: 'is_attending', type: 'text' })).toBe(true);
});

test('an attendance without choices is asked as yes or no', () => {
  const [, field] = rsvpFields({ ...v1, configured: [{ name: 'is_attending', type: 'text', label: 'Hadir?' }] });
  expect(field).toMatchObject({ type: 'button', label: 'Hadir?', options: [{ value: true }, { value: false }] });
});

test('the wish of WISH_ONLY may stay empty as every message, unless the hosts ask for it (spec §5)', () => {
  const required = (configured: RsvpField[] | null) =>
    rsvpFields({ ...wishOnly, configured })
      .slice(-1)
      .map(isRequired);
  expect(required(null)).toEqual([false]);
  expect(required([{ name: 'message', type: 'textarea' }])).toEqual([false]);
  expect(required([{ name: 'message', type: 'textarea', required: true }])).toEqual([true]);
});

test.each([
  ['name', 'name'],
  ['message', 'message'],
  ['is_attending', 'attendance'],
  ['is_attending_event_7', 'attendance'],
  ['guest_total', 'guest_total'],
  ['guest_total_event_7', 'guest_total'],
  ['guest_total_event_x', 'extra'],
  ['attendance_type', 'extra'],
  ['meal', 'extra'],
])('%s is for %s', (name, role) => {
  expect(rsvpRole(name)).toBe(role);
});

test.each<[RsvpFormTerms['version'], RsvpField[] | null, string]>([
  ['V1', null, 'is_attending'],
  ['V1', [{ ...attendance, name: 'attendance_type' }], 'attendance_type'],
  ['V1', [{ ...attendance, name: 'attendance_type' }, attendance], 'is_attending'],
  ['V2', [{ ...attendance, name: 'attendance_type' }], 'is_attending'],
])('%s with %j asks whether the guest comes as %s', (version, configured, name) => {
  expect(attendanceFieldOf({ version, configured })).toBe(name);
});

test.each([
  ["can't attend"],
  ["can't come"],
  ['no'],
  ['false'],
  [false],
  [[]],
  ["Can't Attend"],
  ["CAN'T COME"],
  ['Can’t come'],
  ['can‘t attend'],
  ['can`t attend'],
  ['cant attend'],
  ["can't-come"],
  ['CANT_ATTEND'],
  [' No '],
  ['NO'],
  ['False'],
  ['ＮＯ'],
  [['no']],
  [["can't attend", false]],
])('%j says no', (value) => {
  expect(isNegativeAttendance(value)).toBe(true);
});

test.each([
  [true],
  ['yes'],
  ['true'],
  ['attend'],
  ['can attend'],
  ['not sure'],
  ['know'],
  ['now'],
  [1],
  [0],
  [''],
  [null],
  [undefined],
  [{}],
  [['akad']],
  [['akad', 'no']],
])('%j does not say no', (value) => {
  expect(isNegativeAttendance(value)).toBe(false);
});
