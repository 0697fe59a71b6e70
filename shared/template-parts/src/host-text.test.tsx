import type { HostView } from '@janur/kit';
import { render, screen } from '@testing-library/react';
import { HostText } from './host-text.tsx';

const host = (changes: Partial<HostView>) =>
  ({ fullName: 'Sinta Dewi', parentage: [], socials: [], ...changes }) as HostView; // what the part reads of it

test('a host’s networks are links that say whose they are', () => {
  const socials = [{ network: 'instagram', url: 'https://instagram.com/sinta', label: 'Sinta on Instagram' }] as const;
  render(<HostText host={host({ socials: [...socials] })} />);
  const link = screen.getByRole('link', { name: 'Sinta on Instagram' });
  expect(link.getAttribute('href')).toBe('https://instagram.com/sinta');
});

test('what a host did not tell takes no place', () => {
  const { container } = render(
    <HostText host={host({ parentage: [{ line: 'parents', text: 'Bapak Budi & Ibu Ani' }] })} />,
  );
  expect(screen.queryByRole('list')).toBeNull();
  expect([...container.querySelectorAll('[data-line]')].map(({ textContent }) => textContent)).toEqual([
    'Bapak Budi & Ibu Ani',
  ]);
});

test('whose child a host is stands in the order of the language', () => {
  const parentage: HostView['parentage'] = [
    { line: 'parents', text: '김영호 · 박미숙의' },
    { line: 'child', text: '장녀' },
  ];
  const { container } = render(<HostText host={host({ parentage })} />);
  const lines = [...container.querySelectorAll<HTMLElement>('[data-line]')];
  expect(lines.map(({ dataset, textContent }) => [dataset['line'], textContent])).toEqual([
    ['parents', '김영호 · 박미숙의'],
    ['child', '장녀'],
  ]);
});

test('the second parent begins a line of its own where both have no room in one', () => {
  const { container } = render(
    <HostText
      host={host({ parentage: [{ line: 'parents', text: 'Bpk.\u00A0Chandra Kusuma &\u00A0Ibu\u00A0Lim Siu Hwa' }] })}
    />,
  );
  const line = container.querySelector('[data-line="parents"]');
  expect(line?.textContent).toBe('Bpk.\u00A0Chandra Kusuma &\u00A0Ibu\u00A0Lim Siu Hwa');
  expect([...(line?.children ?? [])].map((part) => [part.textContent, getComputedStyle(part).display])).toEqual([
    ['Bpk.\u00A0Chandra Kusuma', 'inline-block'],
    ['&\u00A0Ibu\u00A0Lim Siu Hwa', 'inline-block'],
  ]);
});
