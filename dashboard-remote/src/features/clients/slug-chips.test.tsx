import { fireEvent, screen } from '@testing-library/react';
import { slugOf } from '../../testing/factories.ts';
import { show } from '../../testing/show.tsx';
import { SlugChips } from './slug-chips.tsx';

const shown = () => screen.queryAllByRole('link').map((link) => link.textContent.trim());
const showSlugs = (...slugs: string[]) => show(<SlugChips slugs={slugs.map((slug) => slugOf(slug))} atOnce={2} />);

test('two short addresses stand side by side', () => {
  showSlugs('wulan', 'akad-wulan', 'wulan-en');
  expect(shown()).toEqual(['/wulan', '/akad-wulan']);
  expect(screen.getByRole('button', { name: 'Tampilkan 1 alamat lagi' }).textContent).toBe('+1');
});

test('a long address stands alone until the rest is unfolded', () => {
  showSlugs('raden-ajeng-kusumawardhani', 'bagaskara');
  expect(shown()).toEqual(['/raden-ajeng-kusumawardhani']);
  fireEvent.click(screen.getByRole('button', { name: 'Tampilkan 1 alamat lagi' }));
  expect(shown()).toEqual(['/raden-ajeng-kusumawardhani', '/bagaskara']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('no address is said in words', () => {
  showSlugs();
  expect(screen.getByText('Belum ada')).toBeTruthy();
});
