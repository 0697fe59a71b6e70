import { comingOf } from './answer-scene.ts';

const said = (rest: object) => ({ name: 'Budi', additional_fields: '{}', ...rest });

test('an answer per event says to which ones they come, and how many at most', () => {
  const events = [
    { id: 1, is_attending: true, guest_total: 2 },
    { id: 2, is_attending: false, guest_total: 0 },
    { id: 3, is_attending: true, guest_total: 4 },
  ];
  expect(comingOf(said({ events }))).toEqual({ isComing: true, count: 4, eventIds: [1, 3] });
});

test('who comes to none declines', () => {
  const events = [{ id: 1, is_attending: false, guest_total: 0 }];
  expect(comingOf(said({ events }))).toEqual({ isComing: false, count: null, eventIds: [] });
  expect(comingOf(said({ is_attending: false, guest_total: 0 })).isComing).toBe(false);
});

test('a wish alone says nothing of coming', () => {
  expect(comingOf(said({ message: 'Selamat' })).isComing).toBeNull();
});
