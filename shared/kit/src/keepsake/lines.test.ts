import { LEAST, onLines } from './lines.ts';

const beside = { width: 480, size: 60, small: 40 };

test('a short name keeps its line', () => {
  expect(onLines('Ibu Ratna Dewi', beside)).toEqual({ lines: ['Ibu Ratna Dewi'], size: 60 });
});

test.each([
  [
    'Bapak Ir. H. Soedarmadji Wiryosumarto, M.M. & Keluarga',
    ['Bapak Ir. H. Soedarmadji', 'Wiryosumarto, M.M.', '& Keluarga'],
  ],
  ['Ibu Kusumaningrum Widyastuti Ibu', ['Ibu Kusumaningrum', 'Widyastuti Ibu']],
  ['Prof. Dr. Siti Rahmawati Anggraini', ['Prof. Dr. Siti', 'Rahmawati Anggraini']],
  ['Keluarga besar Bapak Haji Sulaiman', ['Keluarga besar', 'Bapak Haji Sulaiman']],
  ['Kusumaningratwidyaningsihadiwinatakusuma', ['Kusumaningratwidya‐', 'ningsihadiwinatakusuma']],
  ['ジョン・スミス 様', ['ジョン・スミス 様']],
  ['長谷川龍之介様長谷川美智子様ご家族御一同様', ['長谷川龍之介様長谷川', '美智子様ご家族御一同様']],
  ['欧阳建国先生暨夫人司马慧敏女士合家', ['欧阳建国先生暨夫', '人司马慧敏女士合家']],
])('%s', (name, lines) => {
  const found = onLines(name, beside);
  expect(found.lines).toEqual(lines);
  expect(found.size).toBeGreaterThanOrEqual(LEAST);
});

test('nothing of the longest name is left out', () => {
  const name = Array.from({ length: 15 }, (_, at) => `Soedar${at}djo`).join(' ');
  expect(onLines(name, beside).lines.join(' ')).toBe(name);
});
