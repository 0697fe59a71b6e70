import { measureStack, stackNames } from './stacked-names.ts';

test.each([
  [['Nadia', 'Reza'], 'Na dia Re za'],
  [['Bunga', 'Angga'], 'Bu nga Ang ga'],
  [['Maya', 'Kelly'], 'Ma ya Kel ly'],
  [['Nathan', 'Aisyah'], 'Na than Ai syah'],
  [['Schwarz'], 'Schw arz'],
  [['陈美琳'], '陈 美 琳'],
  [['Nur Aini'], 'Nur Ai ni'],
] as const)('%j stand one syllable on the other', (names, lines) => {
  expect(stackNames(names).join(' ').replaceAll('\n', ' ')).toBe(lines);
});

test('the lines are measured for who sets them', () => {
  expect(measureStack(stackNames(['Nadia', 'Reza']))).toEqual({
    lines: 4,
    breadth: 2.5,
    firstLines: 2,
    secondBreadth: 2,
    lastBreadth: 2,
    isFull: false,
  });
});

test('no letter of a name is lost, and long names have fewer and longer lines', () => {
  const names = ['Maximiliana Alexandra-Konstantinopolitan', 'Bartholomeus Pradiptayana'];
  const stacked = stackNames(names);
  expect(stacked.map((name) => name.replaceAll('\n', ''))).toEqual(names.map((name) => name.replaceAll(' ', '')));
  const { lines, breadth } = measureStack(stacked);
  expect(lines).toBeLessThan(12);
  expect(breadth).toBeGreaterThan(4);
});

test('a script without syllables of its own stays whole', () => {
  expect(stackNames(['Мария'])).toEqual(['Мария']);
});
