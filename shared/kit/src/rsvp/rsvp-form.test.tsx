import { jest } from '@jest/globals';
import type { PublicGuest, RsvpField } from '@janur/contracts';
import en from '@janur/i18n/guest/en' with { type: 'json' };
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { InvitationProvider } from '../model/invitation.tsx';
import { readLink } from '../model/link.ts';
import { useRsvpResult } from '../stores/rsvp-result.ts';
import { client } from '../testing/fixture.ts';
import { GuestTexts } from '../texts.ts';
import RsvpForm from './rsvp-form.tsx';
import { useEnded } from './rsvp-outbox.ts';

type Shown = {
  until?: string;
  version?: 'V1' | 'V2';
  fields?: RsvpField[];
  wishOnly?: boolean;
  guest?: PublicGuest;
  query?: string;
};

function showForm({ until, version = 'V2', fields, wishOnly, guest, query = '' }: Shown = {}) {
  const invitation = {
    client: client({
      version,
      answers_until: until ?? null,
      option: { rsvp_config: fields ? { fields } : null, rsvp_style: wishOnly ? 'WISH_ONLY' : null },
    }),
    guest: guest ?? null,
    link: readLink('sinta-rama', new URLSearchParams(query)),
  };
  return render(
    <GuestTexts language="en" texts={en}>
      <InvitationProvider invitation={invitation}>
        <RsvpForm />
      </InvitationProvider>
    </GuestTexts>,
  );
}
const send = (name = 'Send reply') => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string | RegExp) => fireEvent.click(screen.getByLabelText(name));
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const summary = async () => (await screen.findByRole('alert')).textContent ?? '';

const MEAL: RsvpField = {
  name: 'meal',
  type: 'select',
  label: 'Meal',
  options: [
    { label: 'Fish', value: 'fish' },
    { label: 'Vegetarian', value: 'veg', children: [{ name: 'allergy', type: 'text', label: 'Allergies' }] },
  ],
};

beforeEach(() => {
  localStorage.clear();
  useRsvpResult.getState().close();
});

test('an empty form says what is missing, at the top and beside each field, and takes the focus there', async () => {
  showForm();
  send();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Enter your name');
  expect(alert.textContent).toContain('Akad Nikah: choose whether you will attend');
  expect(alert.textContent).toContain('Resepsi: choose whether you will attend');
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(screen.getByLabelText('Your name').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Your name').getAttribute('aria-describedby')).toBe(
    screen.getAllByText('Enter your name').find((text) => text.dataset['part'] === 'error')?.id,
  );
});

test('the title of the page says first that something is missing, and no longer when nothing is', async () => {
  document.title = 'Sinta & Rama';
  const { unmount } = showForm({ wishOnly: true });
  send('Send wish');
  await screen.findByRole('alert');
  expect(document.title).toBe('Please check your reply · Sinta & Rama');
  unmount();
  expect(document.title).toBe('Sinta & Rama');
});

test('an entry of the summary leads to its field, whatever kind it is', async () => {
  showForm();
  send();
  await screen.findByRole('alert');
  fireEvent.click(screen.getByRole('link', { name: 'Enter your name' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
  fireEvent.click(screen.getByRole('link', { name: 'Resepsi: choose whether you will attend' }));
  expect(document.activeElement).toBe(screen.getAllByRole('radio', { name: 'Yes, I’ll be there' })[1]);
});

describe('the hosts’ deadline', () => {
  const guest: PublicGuest = { name: 'Budi', code: 'BUDI01', total_guests: 2, is_attending: null, events: [] };
  const past = '2020-06-05T16:59:59.000Z';

  test('is said before it, and closes the form after it', () => {
    showForm({ until: '2999-06-05T16:59:59.000Z', version: 'V1' });
    expect(screen.getByText(/Please reply by/).textContent).toContain('2999');
    cleanup();
    showForm({ until: past });
    expect(screen.getByText(/Replies closed on/).textContent).toContain('2020');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('leaves the form open to whom the hosts let in, and to wishes', () => {
    showForm({ until: past, version: 'V1', guest: { ...guest, may_answer_late: true } });
    expect(screen.getByRole('button', { name: 'Send reply' })).toBeTruthy();
    cleanup();
    showForm({ until: past, wishOnly: true });
    expect(screen.queryByText(/Replies closed/)).toBeNull();
  });
});

test('a choice says whether it is a yes or a no, so that templates can draw it', () => {
  showForm({ version: 'V1', fields: [MEAL] });
  const answers = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.dataset['answer']);
  expect(answers).toEqual(['yes', 'no']);
});

test('how many are coming is asked only of those who come', () => {
  showForm();
  expect(screen.queryByLabelText('Akad Nikah: how many of you?')).toBeNull();
  const [yes] = screen.getAllByRole('radio', { name: 'Yes, I’ll be there' });
  if (yes) fireEvent.click(yes);
  expect(screen.getByLabelText('Akad Nikah: how many of you?')).toBeTruthy();
  const [no] = screen.getAllByRole('radio', { name: 'Sorry, I can’t make it' });
  if (no) fireEvent.click(no);
  expect(screen.queryByLabelText('Akad Nikah: how many of you?')).toBeNull();
});

test('who comes alone is not asked with how many', () => {
  showForm({ version: 'V1', query: 'guest=1' });
  choose('Yes, I’ll be there');
  expect(screen.queryByLabelText('How many of you?')).toBeNull();
});

test('WISH_ONLY asks for a name and a wish, which may stay empty', async () => {
  showForm({ wishOnly: true });
  expect(screen.queryByRole('radio')).toBeNull();
  send('Send wish');
  expect(await summary()).toContain('Enter your name');
  expect(await summary()).not.toContain('Write a wish');
});

test('a guest who has answered sees what was answered, and the form to change it', () => {
  const guest = { name: 'Budi', code: 'SINTA001', total_guests: 2, is_attending: true, events: [] };
  showForm({ version: 'V1', guest });
  expect(screen.getByText('Thank you, we look forward to seeing you. Your reply:')).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toContain('2 people');
  expect(screen.queryByRole('radio')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Change reply' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yes, I’ll be there' }).checked).toBe(true);
  expect(screen.getByRole('button', { name: 'Change reply' })).toBeTruthy();
});

describe('an event that was added after the answer', () => {
  const place = { total_guests: 2, total_guests_confirmed: 0, confirmation_status: 'PENDING' as const };
  const guest: PublicGuest = {
    name: 'Budi',
    code: 'SINTA001',
    total_guests: 2,
    is_attending: false,
    events: [
      { ...place, event_id: 11, confirmation_status: 'DECLINED' },
      { ...place, event_id: 12 },
    ],
  };
  const itIs = (instant: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(instant));
  beforeEach(() => itIs('2027-05-01T00:00:00Z'));
  afterEach(() => jest.restoreAllMocks());
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  test('is said to be open, and was not declined', () => {
    showForm({ guest });
    expect(lines()).toEqual(['Akad Nikah Unable to come', 'Resepsi Not answered yet']);
    expect(screen.getByText(/New since you replied: Resepsi/)).toBeTruthy();
  });

  test('is where the form begins, with what was answered before', async () => {
    showForm({ guest });
    fireEvent.click(screen.getByRole('button', { name: 'Reply for: Resepsi' }));
    const [, party] = screen.getAllByRole('radio', { name: 'Yes, I’ll be there' });
    await waitFor(() => expect(document.activeElement).toBe(party));
    const no = screen.getAllByRole<HTMLInputElement>('radio', { name: 'Sorry, I can’t make it' });
    expect(no.map(({ checked }) => checked)).toEqual([true, false]);
  });

  test('is of no matter to who has not answered at all, or once it is over', () => {
    const events = guest.events.map((event) => ({ ...event, ...place }));
    showForm({ guest: { ...guest, is_attending: null, events } });
    expect(screen.queryByText('Not answered yet')).toBeNull();
    cleanup();
    itIs('2030-01-01T00:00:00Z');
    showForm({ guest });
    expect(screen.queryByRole('button', { name: 'Reply for: Resepsi' })).toBeNull();
  });
});

describe('the configured questions', () => {
  const every: RsvpField[] = [
    { name: 'song', type: 'text', label: 'Song' },
    { name: 'note', type: 'textarea', label: 'Note', required: false },
    MEAL,
    {
      name: 'shuttle',
      type: 'button',
      label: 'Shuttle',
      options: [
        { label: 'To the hotel', value: 1 },
        { label: 'None', value: 0 },
      ],
    },
    {
      name: 'days',
      type: 'checkbox',
      label: 'Days',
      options: [
        { label: 'Friday', value: 'fri' },
        { label: 'Saturday', value: 'sat' },
      ],
    },
    { name: 'children', type: 'guest_count', label: 'Children', limitValue: 3 },
    { name: 'seats', type: 'select', label: 'Seats', autoGenerated: true },
  ];

  test('are asked each in its own way', () => {
    showForm({ version: 'V1', fields: every });
    expect(screen.getByLabelText('Song').tagName).toBe('INPUT');
    expect(screen.getByLabelText('Note (optional)').tagName).toBe('TEXTAREA');
    expect(within(screen.getByRole('group', { name: 'Shuttle' })).getAllByRole('radio')).toHaveLength(2);
    expect(within(screen.getByRole('group', { name: 'Days' })).getAllByRole('checkbox')).toHaveLength(2);
    const options = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(options('Meal')).toEqual(['Please choose', 'Fish', 'Vegetarian']);
    expect(options('Children')).toEqual(['Please choose', '1 person', '2 people', '3 people']);
    expect(options('Seats')).toEqual(['Please choose', '1 person', '2 people']);
  });

  test('say in their own words what is missing', async () => {
    showForm({ version: 'V1', fields: every });
    send();
    const text = await summary();
    for (const words of [
      'Answer this question: Song',
      'Choose an answer: Meal',
      'Choose an answer: Shuttle',
      'Choose at least one: Days',
      'Choose an answer: Children',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('Note');
  });

  test('ask the child of an option while it is selected', async () => {
    showForm({ version: 'V1', fields: [MEAL] });
    expect(screen.queryByLabelText('Allergies')).toBeNull();
    write('Meal', '1');
    send();
    expect(await summary()).toContain('Answer this question: Allergies');
    write('Meal', '0');
    expect(screen.queryByLabelText('Allergies')).toBeNull();
  });

  test('of several boxes keep the order of the hosts', () => {
    showForm({ version: 'V1', fields: every });
    choose('Saturday');
    choose('Friday');
    const kept = JSON.parse(localStorage.getItem('rsvp-draft:sinta-rama:') ?? '') as { values: { days: string[] } };
    expect(kept.values.days).toEqual(['fri', 'sat']);
    choose('Saturday');
    expect(screen.getByLabelText<HTMLInputElement>('Saturday').checked).toBe(false);
    expect(screen.getByLabelText<HTMLInputElement>('Friday').checked).toBe(true);
  });
});

describe('what is filled in', () => {
  test('is there again after a reload, for the same guest only', () => {
    showForm({ version: 'V1', fields: [MEAL], query: 'to=Budi' });
    write('Meal', '1');
    write('Allergies', 'Nuts');
    cleanup();
    showForm({ version: 'V1', fields: [MEAL], query: 'to=Budi' });
    expect(screen.getByLabelText<HTMLInputElement>('Allergies').value).toBe('Nuts');
    cleanup();
    showForm({ version: 'V1', fields: [MEAL], query: 'to=Ani' });
    expect(screen.queryByLabelText('Allergies')).toBeNull();
  });

  test('stays on the phone when nobody can be reached, and the guest is told so', async () => {
    showForm({ version: 'V1', query: 'to=Budi' });
    choose('Sorry, I can’t make it');
    send();
    const words = 'Saved on this device. Your reply is sent automatically as soon as you are online again.';
    expect(await screen.findByText(words)).toBeTruthy();
    // the scene says it first; once that is closed, the words are here
    const said = { isComing: false, count: null, eventIds: [] };
    expect(useRsvpResult.getState()).toMatchObject({ isShown: true, note: 'kept', kind: 'rsvp', coming: said });
    expect(document.activeElement).not.toBe(screen.getByRole('status'));
    act(() => useRsvpResult.getState().close());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')));
    const [kept] = JSON.parse(localStorage.getItem('rsvp-outbox:sinta-rama') ?? '[]') as { body: unknown }[];
    expect(kept?.body).toMatchObject({ name: 'Budi', is_attending: false, guest_total: 0 });
    cleanup();
    showForm({ version: 'V1', query: 'to=Budi' });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Sorry, I can’t make it').checked).toBe(true);
  });

  test('comes back with words when the server has refused it', async () => {
    const values = { name: 'Budi', is_attending: true, guest_total: 2, meal: 'fish' };
    const body = { name: 'Budi', is_attending: true, guest_total: 2 };
    const refused = (paths: string[]) =>
      localStorage.setItem('rsvp-draft:sinta-rama:', JSON.stringify({ values, refused: { paths, body } }));
    refused(['body.additional_fields.meal']);
    showForm({ version: 'V1', fields: [MEAL] });
    expect(await summary()).toContain('This answer was not accepted. Please answer again: Meal');
    expect(document.activeElement).toBe(document.body);
    write('Meal', '1');
    expect(screen.queryByRole('alert')).toBeNull();
    cleanup();
    refused(['headers.slug']);
    showForm({ version: 'V1', fields: [MEAL] });
    expect(await summary()).toContain('Your reply was not accepted. Please reload the page and check it.');
  });

  test('is refused while the form is here: the focus goes to the words once the result is closed', async () => {
    showForm({ version: 'V1', query: 'to=Budi' });
    choose('Yes, I’ll be there');
    const values = { name: 'Budi', is_attending: true };
    const body = { name: 'Budi', is_attending: true, guest_total: 9 };
    const owner = { slug: 'sinta-rama', code: null, to: 'Budi' };
    const answer = { key: 'a', clientId: 1, owner, kind: 'rsvp' as const, body, values, guestCode: null };
    const paths = ['body.guest_total'];
    localStorage.setItem('rsvp-draft:sinta-rama:Budi', JSON.stringify({ values, refused: { paths, body } }));
    act(() => {
      useRsvpResult.getState().open('failed', 'rsvp');
      useEnded.setState({ last: { answer, delivery: { state: 'refused', paths } } });
    });
    expect(await summary()).toContain('This answer was not accepted. Please answer again: How many of you?');
    expect(document.activeElement).not.toBe(screen.getByRole('alert'));
    act(() => useRsvpResult.getState().close());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
  });
});
