import { StaffTexts } from '@janur/ui';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import en from '../texts/en.json' with { type: 'json' };
import id from '../texts/id.json' with { type: 'json' };
import { Stepper } from './stepper.tsx';
import { useNoStrayTaps } from './stray-taps.ts';

afterEach(cleanup);

/** Cards that go when they are settled, so that the next one lies where the last one lay; and a stepper. */
function Desk() {
  const [families, setFamilies] = useState(['Wijaya', 'Hartono']);
  const [people, setPeople] = useState(1);
  useNoStrayTaps();
  return (
    <StaffTexts texts={{ id, en }} loadTexts={() => Promise.resolve(id)}>
      {families.map((family) => (
        <button key={family} type="button" onClick={() => setFamilies((all) => all.filter((one) => one !== family))}>
          {family}
        </button>
      ))}
      <Stepper label="Orang" value={people} onChange={setPeople} />
      <label>
        VIP <input type="checkbox" />
      </label>
    </StaffTexts>
  );
}

/** As a finger does it: at `at` ms, `x` px from the left. */
function tap(target: HTMLElement, at: number, x = 100) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: 300 });
  Object.defineProperty(event, 'timeStamp', { value: at });
  act(() => void target.dispatchEvent(event));
}
const button = (name: string) => screen.getByRole('button', { name });

test('the second of two quick taps does not settle the card that slid under the finger', () => {
  render(<Desk />);
  tap(button('Wijaya'), 1000);
  tap(button('Hartono'), 1180);
  expect(button('Hartono')).toBeTruthy();
  tap(button('Hartono'), 1700);
  expect(screen.queryByRole('button', { name: 'Hartono' })).toBeNull();
});

test('an impatient finger is heard within a second', () => {
  render(<Desk />);
  tap(button('Wijaya'), 1000);
  for (const at of [1200, 1400, 1600, 1800]) tap(button('Hartono'), at);
  expect(button('Hartono')).toBeTruthy();
  tap(button('Hartono'), 2000);
  expect(screen.queryByRole('button', { name: 'Hartono' })).toBeNull();
});

test('two fingers, or one that goes elsewhere, are heard at once', () => {
  render(<Desk />);
  tap(button('Wijaya'), 1000);
  tap(button('Hartono'), 1180, 260);
  expect(screen.queryByRole('button', { name: 'Hartono' })).toBeNull();
});

test('where each tap counts as one, quick ones count; the one before them does not', () => {
  render(<Desk />);
  tap(button('Wijaya'), 1000);
  tap(button('Tambah satu orang'), 1100);
  expect(screen.getByRole('status').textContent).toBe('1');
  for (const at of [1200, 1300, 1400]) tap(button('Tambah satu orang'), at);
  expect(screen.getByRole('status').textContent).toBe('4');
});

test('a box is ticked by its label', () => {
  render(<Desk />);
  tap(screen.getByText('VIP'), 1000);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});
