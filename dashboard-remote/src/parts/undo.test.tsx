import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { show } from '../testing/show.tsx';
import { UNDO_MS, useOfferUndo, useRemoval } from './undo.tsx';

const wait = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });

/** Takes a wish down, as a page of wishes does. */
function Wishes({ onUndo }: { onUndo: () => void }) {
  const offer = useOfferUndo();
  return (
    <button type="button" onClick={() => offer({ id: 'wish-7', text: 'Ucapan Ayu dihapus.', onUndo })}>
      Hapus
    </button>
  );
}

/** A list of gifts in the editor. */
function Gifts() {
  const [gifts, setGifts] = useState(['BCA', 'BNI', 'Kado']);
  const { offer } = useRemoval<string>((gift) => setGifts([...gifts, gift]));
  return gifts.map((gift) => (
    <button
      key={gift}
      type="button"
      onClick={() => {
        setGifts(gifts.filter((other) => other !== gift));
        offer(`${gift} dihapus.`, gift);
      }}
    >
      {gift}
    </button>
  ));
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  act(() => notifications.clean());
  jest.useRealTimers();
});

test('what was done is said, and the way back has the focus', () => {
  const onUndo = jest.fn();
  show(<Wishes onUndo={onUndo} />);
  press('Hapus');
  expect(screen.getByText('Ucapan Ayu dihapus.').closest('[role=status]')).not.toBeNull();
  const button = screen.getByRole('button', { name: 'Urungkan' });
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(onUndo).toHaveBeenCalledTimes(1);
  wait(1000);
  expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull();
});

test('the way back ends after six seconds, and the time stands still under the pointer', () => {
  const onUndo = jest.fn();
  show(<Wishes onUndo={onUndo} />);
  press('Hapus');
  fireEvent.blur(screen.getByRole('button', { name: 'Urungkan' }));
  wait(UNDO_MS - 1000);
  fireEvent.mouseEnter(screen.getByText('Ucapan Ayu dihapus.'));
  wait(UNDO_MS);
  expect(screen.getByRole('button', { name: 'Urungkan' })).toBeTruthy();
  fireEvent.mouseLeave(screen.getByText('Ucapan Ayu dihapus.'));
  wait(UNDO_MS);
  wait(1000);
  expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull();
  expect(onUndo).not.toHaveBeenCalled();
});

test('a removal stays to be undone, the newest alone, and goes back into the list as it is then', () => {
  show(<Gifts />);
  press('BCA');
  press('BNI');
  wait(UNDO_MS * 10);
  expect(screen.queryByText('BCA dihapus.')).toBeNull();
  press('Urungkan');
  expect(screen.getByRole('button', { name: 'BNI' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Kado' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'BCA' })).toBeNull();
});
