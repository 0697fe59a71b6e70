import { fireEvent, screen, waitFor } from '@testing-library/react';
import { client } from '../testing/fixture.ts';
import { renderOn } from '../testing/render.tsx';
import ShareButton from './share-button.tsx';

function teach(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}
const tap = () => fireEvent.click(screen.getByRole('button'));
const ADDRESS = 'http://localhost/sinta-rama';

beforeEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  window.history.replaceState(null, '', '/sinta-rama?to=Budi&code=SINTA001');
});

test('the phone’s own sharing gets the address without the guest’s name and code', async () => {
  const shared: ShareData[] = [];
  teach('share', async (data: ShareData) => void shared.push(data));
  renderOn(client(), <ShareButton />);
  tap();
  await waitFor(() => expect(shared).toEqual([{ title: 'Sinta & Rama', url: ADDRESS }]));
});

test('without it the address is copied', async () => {
  const copied: string[] = [];
  teach('clipboard', { writeText: async (text: string) => void copied.push(text) });
  renderOn(client(), <ShareButton />);
  tap();
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('Link copied'));
  expect(copied).toEqual([ADDRESS]);
});

test('sharing that is given up leaves everything as it was', async () => {
  teach('share', async () => Promise.reject(new DOMException('given up', 'AbortError')));
  renderOn(client(), <ShareButton />);
  tap();
  await Promise.resolve();
  expect(screen.getByRole('button').dataset['state']).toBe('idle');
});

test('where nothing else works the address is shown', async () => {
  teach('share', async () => Promise.reject(new DOMException('no', 'NotAllowedError')));
  teach('clipboard', { writeText: async () => Promise.reject(new Error('no')) });
  document.execCommand = () => false;
  renderOn(client(), <ShareButton />);
  tap();
  await waitFor(() => expect(screen.getByText(ADDRESS).hidden).toBe(false));
});
