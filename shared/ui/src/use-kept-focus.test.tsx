import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { useKeptFocus } from './use-kept-focus.ts';

afterEach(cleanup);

let show: (what: 'form' | 'wait' | 'page' | 'field' | 'row') => void;

/** As staff pages come one after the other. */
function App() {
  const [what, setWhat] = useState<Parameters<typeof show>[0]>('form');
  show = setWhat;
  useKeptFocus();
  if (what === 'wait') return <p>One moment</p>;
  return (
    <main>
      <h1>{what}</h1>
      {what === 'form' && <button type="submit">Log in</button>}
      {what === 'field' && <Field />}
      {what === 'row' && <p>A row</p>}
    </main>
  );
}
function Field() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} aria-label="Name" />;
}

test('what was pressed is gone with its page: the heading of the next page has the focus, also when that page is late', async () => {
  render(<App />);
  screen.getByRole('button').focus();
  act(() => show('wait'));
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
  act(() => show('page'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'page' })));
});

test('a page that focuses a field of its own keeps it', async () => {
  render(<App />);
  screen.getByRole('button').focus();
  act(() => show('field'));
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('who has not stood anywhere is not moved', async () => {
  render(<App />);
  act(() => show('row'));
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
});
