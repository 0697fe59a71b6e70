import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { useKeptFocus } from './use-kept-focus.ts';

afterEach(cleanup);

/** As staff pages come one after the other. */
function App({ what }: { what: 'form' | 'wait' | 'page' | 'field' | 'row' }) {
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
  const { rerender } = render(<App what="form" />);
  screen.getByRole('button').focus();
  rerender(<App what="wait" />);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
  rerender(<App what="page" />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'page' })));
});

test('a page that focuses a field of its own keeps it', async () => {
  const { rerender } = render(<App what="form" />);
  screen.getByRole('button').focus();
  rerender(<App what="field" />);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('who has not stood anywhere is not moved', async () => {
  const { rerender } = render(<App what="form" />);
  rerender(<App what="row" />);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
});
