import { membersNamed, membersText } from './member-names.ts';

test.each([
  ['Bpk. Agus', [{ name: 'Bpk. Agus', is_child: false, diet: null }]],
  [
    'dr. Maria Siregar, Sp.A.; Nadira (anak, alergi kacang)\nGalih (Vegetarian);',
    [
      { name: 'dr. Maria Siregar, Sp.A.', is_child: false, diet: null },
      { name: 'Nadira', is_child: true, diet: 'alergi kacang' },
      { name: 'Galih', is_child: false, diet: 'Vegetarian' },
    ],
  ],
  ['Sri (Bude)', [{ name: 'Sri', is_child: false, diet: 'Bude' }]],
  ['(anak)', [{ name: '(anak)', is_child: true, diet: null }]],
])('%s', (cell, members) => {
  expect(membersNamed(cell)).toEqual(members);
});

test('what is exported is read again as it was', () => {
  const cell = 'Bpk. Agus; Ibu Sri (vegetarian); Nadira (child, alergi kacang); Bayu (child)';
  const members = membersNamed(cell);
  expect('code' in members ? undefined : membersText(members, 'child')).toBe(cell);
});

test('too many and too long are wrong', () => {
  expect(membersNamed(Array.from({ length: 51 }, (_, at) => `Tamu ${at}`).join(';'))).toMatchObject({
    code: 'too_many',
  });
  expect(membersNamed('a'.repeat(151))).toMatchObject({ code: 'too_long' });
});
