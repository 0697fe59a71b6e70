import { addressed, honoredOnce } from './honorific.ts';

test.each([
  ['{{name}} 様', '田中 花子', '田中 花子 様'],
  ['{{name}} 様', '田中様', '田中様'],
  ['{{name}} 様', '山田ご夫妻', '山田ご夫妻'],
  ['{{name}} 様', '田中様ご家族', '田中様ご家族'],
  ['{{name}} 様', 'けんたくん', 'けんたくん'],
  ['{{name}} 様', 'はなちゃん', 'はなちゃん'],
  ['{{name}} 님', '김민준 군', '김민준 군'],
  ['{{name}} 님', '이양', '이양 님'],
  ['{{name}} 님', '김민수 가족', '김민수 가족'],
  ['{{name}} 님', '이정호 부부', '이정호 부부'],
  ['{{name}} 님', '동기 일동', '동기 일동'],
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

test.each([
  ['田中様様からのお写真', '田中様', '田中様からのお写真'],
  ['田中 花子様からのお写真', '田中 花子', '田中 花子様からのお写真'],
  ['김 선생님 님의 식사', '김 선생님', '김 선생님의 식사'],
  ['사진: 김민지 님', '김민지', '사진: 김민지 님'],
  ['Photo by Bapak Budi', 'Bapak Budi', 'Photo by Bapak Budi'],
])('%s, of %s, is said as %s', (text, name, said) => {
  expect(honoredOnce(text, name)).toBe(said);
});
