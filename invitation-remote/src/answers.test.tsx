import { listWishes, submitRsvp, type Wish } from '@janur/contracts';
import { answer, Refusal } from '@janur/data/testing';
import { full, invitedGuest, useWishesStore } from '@janur/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage, ready, section, textOf } from './testing/guest-page.tsx';

beforeEach(() => useWishesStore.setState({ wishes: [] }));

const wish = (id: number, message: string): Wish => ({
  id,
  name: `Guest ${id}`,
  message,
  answer: null,
  created_at: '2027-01-08T00:00:00.000Z',
});
const choose = (name: string) =>
  section('rsvp')
    .getAllByRole('radio', { name })
    .forEach((radio) => fireEvent.click(radio));
const write = (label: RegExp, value: string) =>
  fireEvent.change(section('rsvp').getByRole('textbox', { name: label }), { target: { value } });
const send = (button = 'Send reply') => fireEvent.click(section('rsvp').getByRole('button', { name: button }));
const result = async (title: string) => within(await screen.findByRole('dialog', { name: title }));

async function openForm(invited = ready({ client: full() }), query = '') {
  await openPage(invited, { query });
  await section('rsvp').findByRole('textbox', { name: /^Your name/ });
}

describe('an RSVP', () => {
  test('is taken, thanked for, and its wish stands on top of the others', async () => {
    answer(listWishes, () => [wish(1, 'Selamat')]);
    const asked = answer(submitRsvp, ({ body }) => ({
      wish: { ...wish(2, body.message ?? ''), name: body.name },
      booking_id: 5,
      guest_code: 'BUDI000001',
    }));
    await openForm();
    await section('wishes').findByText('Selamat');
    write(/^Your name/, 'Budi');
    choose('Sorry, I can’t make it');
    write(/^Your wish/, 'Bahagia selalu');
    send();
    const thanks = await result('Thank you for letting us know');
    expect(thanks.getByText(/^We understand/)).toBeTruthy();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body).toMatchObject({ name: 'Budi', message: 'Bahagia selalu' });
    const wishes = section('wishes').getAllByRole('listitem');
    expect(wishes.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Bahagia selalu'),
      expect.stringContaining('Selamat'),
    ]);
    fireEvent.click(thanks.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Thank you for letting us know' })).toBeNull());
  });

  test('of a known guest begins with the name on the list', async () => {
    answer(listWishes, () => []);
    await openForm(ready({ client: full(), guest: invitedGuest }), 'code=BUDI000001');
    const name = section('rsvp').getByRole<HTMLInputElement>('textbox', { name: /^Your name/ });
    expect(name.value).toBe('Budi Santoso');
  });

  test('that the server could not take is told, and stays in the form', async () => {
    answer(listWishes, () => []);
    answer(submitRsvp, () => {
      throw new Refusal('INTERNAL');
    });
    await openForm();
    write(/^Your name/, 'Budi');
    choose('Sorry, I can’t make it');
    send();
    const oops = await result('Oops...');
    expect(oops.getByText('Something went wrong!')).toBeTruthy();
    expect(section('rsvp').getByRole<HTMLInputElement>('textbox', { name: /^Your name/, hidden: true }).value).toBe(
      'Budi',
    );
  });

  test('that waits for the hosts is told so, and its wish is not on the page', async () => {
    answer(listWishes, () => []);
    answer(submitRsvp, () => ({ wish: null, booking_id: 0, guest_code: 'BUDI000001', is_waiting: true }));
    await openForm();
    write(/^Your name/, 'Budi');
    write(/^Your wish/, 'Bahagia selalu');
    choose('Sorry, I can’t make it');
    send();
    const thanks = await result('Success');
    expect(thanks.getByText('Thank You! Your reply has reached the hosts, who will look at it first.')).toBeTruthy();
    expect(screen.queryByText('Bahagia selalu')).toBeNull();
  });

  test('that reaches nobody has a scene of its own: it is kept, and says that it goes by itself', async () => {
    answer(listWishes, () => []);
    await openForm();
    write(/^Your name/, 'Budi');
    choose('Sorry, I can’t make it');
    const online = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new TypeError('offline'));
    try {
      send();
      const kept = await result('Your reply is saved');
      expect(kept.getByText(/^Saved on this device/)).toBeTruthy();
      expect(screen.getByRole('dialog', { name: 'Your reply is saved' }).dataset['state']).toBe('kept');
    } finally {
      globalThis.fetch = online;
    }
  });

  test('that is one of too many is told so and kept to be sent again', async () => {
    answer(listWishes, () => []);
    answer(submitRsvp, () => {
      throw new Refusal('RATE_LIMITED');
    });
    await openForm();
    write(/^Your name/, 'Budi');
    choose('Sorry, I can’t make it');
    send();
    expect((await result('Oops...')).getByText(/^Too many replies came in at once/)).toBeTruthy();
    expect(section('rsvp').getByText(/^Too many replies came in at once/)).toBeTruthy();
  });

  test('the result keeps the focus until it is closed', async () => {
    answer(listWishes, () => []);
    answer(submitRsvp, () => ({ wish: null, booking_id: 5, guest_code: 'BUDI000001' }));
    await openForm();
    write(/^Your name/, 'Budi');
    choose('Sorry, I can’t make it');
    send();
    await result('Thank you for letting us know');
    const dialog = screen.getByRole('dialog', { name: 'Thank you for letting us know' });
    expect(fireEvent.keyDown(dialog, { key: 'Tab' })).toBe(false);
    expect(fireEvent.keyDown(dialog, { key: 'Enter' })).toBe(true);
  });

  test('with nothing in it is not sent', async () => {
    answer(listWishes, () => []);
    const asked = answer(submitRsvp, () => ({ wish: null, booking_id: 5, guest_code: 'BUDI000001' }));
    await openForm();
    send();
    expect(await section('rsvp').findByText('Please check your reply')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  test('is a wish alone with WISH_ONLY', async () => {
    answer(listWishes, () => []);
    answer(submitRsvp, ({ body }) => ({
      wish: { ...wish(2, body.message ?? ''), name: body.name },
      booking_id: 5,
      guest_code: 'BUDI000001',
    }));
    await openForm(ready({ client: full({ option: { rsvp_style: 'WISH_ONLY' } }) }));
    expect(section('rsvp').getByRole('heading', { name: 'Wishes' })).toBeTruthy();
    expect(section('rsvp').queryByRole('radio')).toBeNull();
    write(/^Your name/, 'Budi');
    write(/^Your wish/, 'Bahagia selalu');
    send('Send wish');
    expect((await result('Success')).getByText('Thank You! Your wishes was sent successfully')).toBeTruthy();
  });
});

describe('wishes', () => {
  test('come ten at a time, newest first as the server gives them', async () => {
    const asked = answer(listWishes, () => Array.from({ length: 12 }, (_, index) => wish(12 - index, `Wish ${index}`)));
    await openPage(ready({ client: full() }));
    await waitFor(() => expect(section('wishes').getAllByRole('listitem')).toHaveLength(10));
    fireEvent.click(section('wishes').getByRole('button', { name: 'Show more wishes' }));
    await waitFor(() => expect(section('wishes').getAllByRole('listitem')).toHaveLength(12));
    expect(asked.map(({ query }) => query.page)).toEqual([1, 2]);
    expect(section('wishes').queryByRole('button', { name: 'Show more wishes' })).toBeNull();
  });

  test('that did not come are asked for again', async () => {
    answer(listWishes, () => {
      throw new Refusal('INTERNAL');
    });
    await openPage(ready({ client: full() }));
    const again = await section('wishes').findByRole('button', { name: 'Try again' });
    expect(textOf('wishes')).toContain('The wishes could not be loaded.');
    answer(listWishes, () => []);
    fireEvent.click(again);
    expect(await section('wishes').findByText('No wishes found')).toBeTruthy();
  });
});
