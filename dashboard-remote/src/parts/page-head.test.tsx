import { fireEvent, screen, within } from '@testing-library/react';
import { onPhone } from '../testing/screens.ts';
import { show } from '../testing/show.tsx';
import { PageHead } from './page-head.tsx';

const head = <PageHead title="Tamu" actions={<button>Impor</button>} more={<button>Unduh</button>} />;

test('where there is room all that can be done stands in one row', () => {
  show(head);
  expect(screen.getByRole('button', { name: 'Unduh' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tindakan lain' })).toBeNull();
});

describe('on a phone', () => {
  let toWide: () => void;
  beforeEach(() => {
    toWide = onPhone();
  });
  afterEach(() => toWide());

  test('what is done less often stands in a sheet behind one button, nothing beyond the edge', async () => {
    show(head);
    expect(screen.getByRole('button', { name: 'Impor' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Unduh' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Tindakan lain' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Tindakan lain' }));
    expect(sheet.getByRole('button', { name: 'Unduh' })).toBeTruthy();
  });

  test('a screen with nothing less often has no such button', () => {
    show(<PageHead title="Tamu" actions={<button>Impor</button>} more={false} />);
    expect(screen.queryByRole('button', { name: 'Tindakan lain' })).toBeNull();
  });
});
