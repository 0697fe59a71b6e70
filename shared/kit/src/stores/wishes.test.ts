import { useWishesStore } from './wishes.ts';

const wish = (id: number, message = 'Selamat') => ({
  id,
  name: 'Budi',
  message,
  answer: null,
  created_at: '2027-01-01T00:00:00.000Z',
});
const messages = () => useWishesStore.getState().wishes.map(({ id }) => id);

beforeEach(() => useWishesStore.setState({ wishes: [] }));

test('a batch is appended, a new wish stands on top', () => {
  const { assign, add } = useWishesStore.getState();
  assign([wish(2), wish(1)]);
  add(wish(3));
  expect(messages()).toEqual(['3', '2', '1']);
});

test('a wish that is there already is not shown twice', () => {
  const { assign, add } = useWishesStore.getState();
  add(wish(3));
  assign([wish(3), wish(2)]);
  expect(messages()).toEqual(['3', '2']);
});

test('a wish that the hosts answered meanwhile has the answer, where it stood', () => {
  const { assign } = useWishesStore.getState();
  assign([wish(2), wish(1)]);
  assign([{ ...wish(2), answer: 'Terima kasih!' }]);
  expect(useWishesStore.getState().wishes.map(({ id, answer }) => [id, answer])).toEqual([
    ['2', 'Terima kasih!'],
    ['1', null],
  ]);
});

test('a wish without a message is ignored', () => {
  const { assign, add } = useWishesStore.getState();
  add(wish(1, ''));
  assign([wish(2, '')]);
  expect(messages()).toEqual([]);
});

test('a wish without an id gets one of its own', () => {
  const { add } = useWishesStore.getState();
  add({ name: 'Budi', message: 'Selamat', created_at: '2027-01-01T00:00:00.000Z' });
  expect(messages()[0]).toMatch(/\S/);
});
