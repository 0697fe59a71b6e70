import type { PublicGuest } from '@janur/contracts';
import en from '@janur/i18n/guest/en' with { type: 'json' };
import { fireEvent, render, screen } from '@testing-library/react';
import { InvitationProvider } from '../model/invitation.tsx';
import { readLink } from '../model/link.ts';
import { client } from '../testing/fixture.ts';
import { GuestTexts } from '../texts.ts';
import {
  firstValues,
  formFields,
  type RsvpContext,
  rsvpSubmission,
  type RsvpValues,
  valueProblems,
} from './rsvp-answer.ts';
import RsvpForm from './rsvp-form.tsx';

const member = (id: number, name: string, change: object = {}) => ({
  id,
  name,
  is_child: false,
  diet: null,
  ...change,
});
const BEEF = { id: 1, name: 'Beef', is_for_children: false };
const FISH = { id: 2, name: 'Fish', is_for_children: false };
const KIDS = { id: 3, name: 'Kids’ plate', is_for_children: true };
const MEMBERS = [member(7, 'Agus'), member(8, 'Sri'), member(9, 'Nadira', { is_child: true, diet: 'peanuts' })];
const unsaid = MEMBERS.map(({ id }) => ({ member_id: id, comes: null, meal_id: null }));
type Place = PublicGuest['events'][number];

const household = (change: Partial<Place> = {}, members = MEMBERS): PublicGuest => ({
  name: 'Keluarga Agus',
  code: 'AGUS0001',
  total_guests: members.length,
  is_attending: null,
  members,
  events: [
    {
      event_id: 11,
      total_guests: members.length,
      confirmation_status: 'PENDING',
      total_guests_confirmed: 0,
      members: unsaid.filter(({ member_id }) => members.some(({ id }) => id === member_id)),
      meals: [BEEF, FISH, KIDS],
      ...change,
    },
  ],
});

const context = (guest: PublicGuest): RsvpContext => ({
  client: client(),
  guest,
  link: readLink('sinta-rama', new URLSearchParams()),
});
const start = (given: RsvpContext): RsvpValues => ({
  ...firstValues(given, formFields(given)),
  is_attending_event_11: true,
});
const body = (given: RsvpContext, values: RsvpValues) =>
  rsvpSubmission({ fields: formFields(given), values, context: given, pageUrl: 'https://janur.example/s' });
const wrong = (given: RsvpContext, values: RsvpValues) =>
  valueProblems(formFields(given), values).map(({ name, code }) => [name, code]);

test('who comes is asked in the place of how many, all of them at first', () => {
  const given = context(household());
  const values = start(given);
  expect(values['members_event_11']).toEqual([7, 8, 9]);
  expect(JSON.stringify(formFields(given))).not.toContain('guest_total');
  // a meal each; a child may choose any
  expect(wrong(given, values)).toEqual([
    ['meal_event_11_member_7', 'required'],
    ['meal_event_11_member_8', 'required'],
    ['meal_event_11_member_9', 'required'],
  ]);
});

test('the answer names who comes, with the meals, and how many they are', () => {
  const given = context(household());
  const values = {
    ...start(given),
    members_event_11: [7, 9],
    meal_event_11_member_7: 2,
    meal_event_11_member_8: 1,
    meal_event_11_member_9: 3,
    diet_member_7: ' no pork ',
  };
  expect(wrong(given, values)).toEqual([]);
  const said = body(given, values);
  expect(said.events).toEqual([
    {
      id: 11,
      is_attending: true,
      guest_total: 2,
      members: [
        { id: 7, meal_id: 2 },
        { id: 9, meal_id: 3 },
      ],
    },
  ]);
  // what the hosts know already need not be said again
  expect(said.members).toEqual([{ id: 7, diet: 'no pork' }]);
  expect(JSON.parse(said.additional_fields ?? '')).not.toHaveProperty('members_event_11');
});

test('nobody of a household that stays away is named, and none must be', () => {
  const given = context(household());
  const values = { ...start(given), is_attending_event_11: false };
  expect(wrong(given, values)).toEqual([]);
  expect(body(given, values)).toMatchObject({ events: [{ id: 11, is_attending: false, guest_total: 0 }] });
  expect(body(given, values).events?.[0]).not.toHaveProperty('members');
});

test('who comes and names nobody is told', () => {
  const given = context(household());
  expect(wrong(given, { ...start(given), members_event_11: [] })).toContainEqual(['members_event_11', 'required']);
});

test('what was answered before is there again', () => {
  const given = context(
    household({
      confirmation_status: 'CONFIRMED',
      total_guests_confirmed: 2,
      members: [
        { member_id: 7, comes: false, meal_id: null },
        { member_id: 8, comes: true, meal_id: 2 },
        { member_id: 9, comes: true, meal_id: 77 },
      ],
    }),
  );
  expect(start(given)).toMatchObject({ members_event_11: [8, 9], meal_event_11_member_8: 2, diet_member_9: 'peanuts' });
  // a meal that is served no more is none
  expect(start(given)['meal_event_11_member_9']).toBeUndefined();
});

test('where nothing is served there is no meal, and who is alone is not asked who comes', () => {
  const plain = context(household({ meals: [] }));
  expect(body(plain, start(plain)).events?.[0]?.members).toEqual([{ id: 7 }, { id: 8 }, { id: 9 }]);
  const alone = context(household({ meals: [BEEF] }, [member(7, 'Agus')]));
  expect(JSON.stringify(formFields(alone))).not.toContain('members_event');
  // one dish is no choice
  expect(body(alone, start(alone)).events?.[0]).toMatchObject({ guest_total: 1, members: [{ id: 7, meal_id: 1 }] });
});

test('the form asks by name, and shows a meal for each who is ticked', () => {
  localStorage.clear();
  render(
    <GuestTexts language="en" texts={en}>
      <InvitationProvider invitation={context(household())}>
        <RsvpForm />
      </InvitationProvider>
    </GuestTexts>,
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Yes, I’ll be there' }));
  expect(screen.queryByLabelText(/How many/i)).toBeNull();
  const group = screen.getByRole('group', { name: /Who is coming/i });
  expect(group.querySelectorAll('input:checked')).toHaveLength(3);
  expect(screen.getByLabelText(/Meal for Sri/i)).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sri' }));
  expect(screen.queryByLabelText(/Meal for Sri/i)).toBeNull();
  const meals = screen.getByLabelText(/Meal for Nadira/i);
  expect([...meals.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
    'Please choose',
    'Kids’ plate',
    'Beef',
    'Fish',
  ]);
  expect(screen.getByLabelText<HTMLInputElement>(/Dietary needs or allergies: Nadira/).value).toBe('peanuts');
});
