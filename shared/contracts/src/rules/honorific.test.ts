import { addressed } from './honorific.ts';

test.each([
  ['{{name}} 様', '田中 花子', '田中 花子 様'],
  ['{{name}} 様', '田中様', '田中様'],
  ['{{name}} 様', '山田ご夫妻', '山田ご夫妻'],
  ['{{name}} 様', 'Bapak Budi', 'Bapak Budi'],
  ['{{name}} 님', '김민지', '김민지 님'],
  ['{{name}} 님', '김 선생님', '김 선생님'],
  ['{{name}} 様', 'Drew', 'Drew 様'],
  ['{{name}}', 'Ibu Ratna', 'Ibu Ratna'],
])('as %s, %s is addressed as %s', (form, name, said) => {
  expect(addressed(form, name)).toBe(said);
});

test('a name with a dollar of its own is written as it is', () => {
  expect(addressed('{{name}} 様', '$& Co')).toBe('$& Co 様');
});
