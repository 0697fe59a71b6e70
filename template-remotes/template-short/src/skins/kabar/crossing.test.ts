import { crossing } from './crossing.ts';

const drawn = (names: string[]) => {
  const { cells, columns, rows } = crossing(names);
  return Array.from({ length: rows }, (_row, y) =>
    Array.from(
      { length: columns },
      (_cell, x) => cells.find((cell) => cell.x === x && cell.y === y)?.letter ?? '.',
    ).join(''),
  );
};

test('two names cross in the first letter that both have', () => {
  expect(drawn(['Rani', 'Dimas'])).toEqual(['.D..', '.I..', '.M..', 'RANI', '.S..']);
  expect(crossing(['Rani', 'Dimas']).cells.filter(({ isShared }) => isShared)).toEqual([
    { x: 1, y: 3, letter: 'A', isShared: true },
  ]);
});

test('names without a common letter stand in one corner', () => {
  expect(drawn(['Bo', 'Xi'])).toEqual(['BO', 'X.', 'I.']);
});

test('one name stands alone, and a long one is cut', () => {
  expect(drawn(['Sinta Maharani'])).toEqual(['SINTA']);
  expect(drawn(['Christopher-Alexander'])).toEqual(['CHRISTOPH']);
});

test('Han names cross too', () => {
  expect(drawn(['李静雅', '陈静'])).toEqual(['.陈.', '李静雅']);
});

test('no two letters share a cell', () => {
  for (const names of [
    ['Anna', 'Nanna'],
    ['Bo', 'Bo'],
    ['', 'Rama'],
  ]) {
    const places = crossing(names).cells.map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(places.length);
  }
});

test('words that cross what stands already fill it up', () => {
  const drawnWith = (others: string[]) => {
    const { cells, columns, rows } = crossing(['Rani', 'Dimas'], others);
    return Array.from({ length: rows }, (_row, y) =>
      Array.from({ length: columns }, (_cell, x) => cells.find((at) => at.x === x && at.y === y)?.letter ?? '.').join(
        '',
      ),
    );
  };
  const puzzle = drawnWith(['Akad', 'Pesta', 'Bandung', 'Rani', 'Di']);
  expect(puzzle.join('').replaceAll('.', '').length).toBeGreaterThan(12);
  const words = [...puzzle, ...Array.from(puzzle[0] ?? '', (_letter, x) => puzzle.map((row) => row[x]).join(''))]
    .flatMap((line) => line.split('.'))
    .filter((word) => word.length > 1);
  const known = ['RANI', 'DIMAS', 'AKAD', 'PESTA', 'BANDUNG'];
  expect(words.filter((word) => !known.includes(word))).toEqual([]);
  expect(words.filter((word) => word === 'RANI')).toHaveLength(1);
});

test('what crosses nothing stays out', () => {
  expect(crossing(['Bo'], ['Xyz']).cells).toHaveLength(2);
});
