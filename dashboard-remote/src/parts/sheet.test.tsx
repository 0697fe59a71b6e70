import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../testing/show.tsx';
import { Sheet } from './sheet.tsx';

/** A guest's drawer that asks before it deletes. */
function Guest() {
  const [open, setOpen] = useState<'drawer' | 'question'>();
  return (
    <>
      <button type="button" onClick={() => setOpen('drawer')}>
        Buka
      </button>
      {open && (
        <Sheet
          title="Eyang Sastro"
          onClose={() => setOpen(undefined)}
          actions={
            <button type="button" onClick={() => setOpen('question')}>
              Hapus
            </button>
          }
        >
          Meja 4
          {open === 'question' && (
            <Sheet title="Hapus Eyang Sastro?" place="middle" onClose={() => setOpen('drawer')}>
              Tidak bisa dikembalikan.
            </Sheet>
          )}
        </Sheet>
      )}
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

function press(name: string): void {
  button(name).focus();
  fireEvent.click(button(name));
}

const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

test('a sheet is a dialog by its title, and gives the focus back to what opened it', () => {
  show(<Guest />);
  press('Buka');
  expect(screen.getByRole('dialog', { name: 'Eyang Sastro' }).textContent).toContain('Meja 4');
  press('Tutup');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button('Buka'));
});

test('Escape closes the topmost alone', () => {
  show(<Guest />);
  press('Buka');
  press('Hapus');
  expect(screen.getByRole('dialog', { name: 'Hapus Eyang Sastro?' })).toBeTruthy();
  escape();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(document.activeElement).toBe(button('Hapus'));
  escape();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button('Buka'));
});
