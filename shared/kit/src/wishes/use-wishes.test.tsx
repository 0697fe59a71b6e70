import { listWishes } from '@janur/contracts';
import { answer, Refusal } from '@janur/data/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useWishesStore } from '../stores/wishes.ts';
import { client } from '../testing/fixture.ts';
import { renderOn } from '../testing/render.tsx';
import WishesList from './wishes-list.tsx';

beforeEach(() => {
  useWishesStore.setState({ wishes: [] });
  sessionStorage.clear();
});

const wishes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: count - index,
    name: 'Budi',
    message: `Wish ${count - index}`,
    answer: null,
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

describe('the key wishes of the tab', () => {
  const kept = (slug: string, messages: readonly unknown[]) =>
    sessionStorage.setItem('wishes', JSON.stringify({ slug, wishes: messages }));
  const old = { id: '9', name: 'Ani', message: 'Of before', created_at: '2027-01-08T00:00:00.000Z' };

  test('is shown at once, until the server says what there is', async () => {
    kept('sinta-rama', [old]);
    answer(listWishes, () => wishes(1));
    renderOn(client(), <WishesList />);
    expect(screen.getByText('Of before')).toBeTruthy();
    await screen.findByText('Wish 1');
    expect(screen.queryByText('Of before')).toBeNull();
  });

  test('holds what the server said, for the next time', async () => {
    answer(listWishes, () => wishes(12));
    renderOn(client(), <WishesList />);
    await waitFor(() => expect(shown()).toBe(10));
    const { slug, wishes: last } = JSON.parse(sessionStorage.getItem('wishes') ?? '{}') as {
      slug: string;
      wishes: { message: string }[];
    };
    expect([slug, last.length, last[0]?.message]).toEqual(['sinta-rama', 10, 'Wish 12']);
  });

  test.each([
    ['of another invitation', 'dewi-bima', old],
    ['that is none', 'sinta-rama', { id: '1', message: 7 }],
  ])('a wish %s is not shown', async (_, slug, wish) => {
    kept(slug, [wish]);
    answer(listWishes, () => []);
    renderOn(client(), <WishesList />);
    expect(shown()).toBe(0);
    await screen.findByText('No wishes found');
  });
});
