import { render, screen } from '@testing-library/react';
import { Names } from './names.tsx';
import { nameStyle } from './name-style.ts';

test.each([
  [['Sinta', 'Rama'], 1, 5],
  [['Bo', 'Al'], 1, 4],
  [['Raden Ajeng Kartika', 'Putri Maheswari Kusumaningrum'], 0.5, 14],
  [['Anne-Marie', 'Jo'], undefined, 5.5],
  [['小美', '𠮷野'], undefined, 4],
] as const)('%j are set by their length and their longest word', (names, step, word) => {
  const style = nameStyle(names);
  expect(style).toMatchObject({ '--word': word, ...(step !== undefined && { '--step': step }) });
});

test('names stand in lines of their own, read as one line', () => {
  render(
    <h1>
      <Names names={['Sinta', 'Rama']} joiner="&" />
    </h1>,
  );
  const heading = screen.getByRole('heading', { name: 'Sinta & Rama' });
  expect([...heading.querySelectorAll('[data-line]')].map(({ textContent }) => textContent)).toEqual(['Sinta', 'Rama']);
});

test('one name has no joiner', () => {
  const { container } = render(<Names names={['Kirana']} joiner="&" />);
  expect(container.textContent).toBe('Kirana');
});
