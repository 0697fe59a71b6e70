import type { HostView } from '@janur/kit';
import { render, screen } from '@testing-library/react';
import { HostText } from './host-text.tsx';

const host = (changes: Partial<HostView>) =>
  ({ fullName: 'Sinta Dewi', childLabel: null, parents: null, socials: [], ...changes }) as HostView; // what the part reads of it

test('a host’s networks are links that say whose they are', () => {
  const socials = [{ network: 'instagram', url: 'https://instagram.com/sinta', label: 'Sinta on Instagram' }] as const;
  render(<HostText host={host({ socials: [...socials] })} />);
  const link = screen.getByRole('link', { name: 'Sinta on Instagram' });
  expect(link.getAttribute('href')).toBe('https://instagram.com/sinta');
});

test('what a host did not tell takes no place', () => {
  const { container } = render(<HostText host={host({ parents: 'Bapak Budi & Ibu Ani' })} />);
  expect(screen.queryByRole('list')).toBeNull();
  expect([...container.querySelectorAll('[data-line]')].map(({ textContent }) => textContent)).toEqual([
    'Bapak Budi & Ibu Ani',
  ]);
});
