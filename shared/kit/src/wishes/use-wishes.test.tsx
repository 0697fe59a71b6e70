import { listWishes } from '@janur/contracts';
import { answer, Refusal } from '@janur/data/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useWishesStore } from '../stores/wishes.ts';
import { client } from '../testing/fixture.ts';
import { renderOn } from '../testing/render.tsx';
import WishesList from './wishes-list.tsx';

beforeEach(() => useWishesStore.setState({ wishes: [] }));

const wishes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: count - index,
    name: 'Budi',
    message: `Wish ${count - index}`,
    created_at: '2027-01-08T00:00:00.000Z',
  }));
const shown = () => screen.queryAllByRole('listitem').length;

test('wishes come ten at a time, until there are no more', async () => {
  const asked = answer(listWishes, () => wishes(12));
  renderOn(client(), <WishesList />);
  await waitFor(() => expect(shown()).toBe(10));
  fireEvent.click(screen.getByRole('button', { name: 'Show more wishes' }));
  await waitFor(() => expect(shown()).toBe(12));
  expect(asked.map(({ params, query }) => [params.clientId, query.page])).toEqual([
    [1, 1],
    [1, 2],
  ]);
  expect(screen.queryByRole('button', { name: 'Show more wishes' })).toBeNull();
});

test('a page that the server refused is the one that is asked for again', async () => {
  answer(listWishes, () => wishes(12));
  renderOn(client(), <WishesList />);
  await waitFor(() => expect(shown()).toBe(10));
  answer(listWishes, () => {
    throw new Refusal('INTERNAL');
  });
  fireEvent.click(screen.getByRole('button', { name: 'Show more wishes' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(shown()).toBe(10);
  const asked = answer(listWishes, () => wishes(12));
  fireEvent.click(again);
  await waitFor(() => expect(shown()).toBe(12));
  expect(asked.map(({ query }) => query.page)).toEqual([2]);
});
