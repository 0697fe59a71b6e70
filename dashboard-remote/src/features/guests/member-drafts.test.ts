import { bodyOf, newDraft, toDrafts, withIds } from './member-drafts.ts';

const AGUS = { id: 1, name: 'Agus', is_child: false, diet: null };

test('who has no name yet is not sent, and an empty diet is none', () => {
  const rows = [...toDrafts([AGUS]), newDraft(), { ...newDraft(), name: ' Nadira ', is_child: true, diet: ' kacang ' }];
  expect(bodyOf(rows).members).toEqual([
    { id: 1, name: 'Agus', is_child: false, diet: null },
    { name: 'Nadira', is_child: true, diet: 'kacang' },
  ]);
});

test('a new one gets the id that the server gave, whatever was typed meanwhile', () => {
  const sent = [...toDrafts([AGUS]), newDraft(), { ...newDraft(), name: 'Nadira' }];
  const shown = [...sent.map((row) => ({ ...row, name: `${row.name}!` })), newDraft()];
  const members = [AGUS, { ...AGUS, id: 9, name: 'Nadira' }];
  expect(withIds(shown, sent, members).map(({ id, name }) => [id, name])).toEqual([
    [1, 'Agus!'],
    [undefined, '!'],
    [9, 'Nadira!'],
    [undefined, ''],
  ]);
});
