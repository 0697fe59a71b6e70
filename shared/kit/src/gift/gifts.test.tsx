import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { client } from '../testing/fixture.ts';
import { full } from '../testing/fixtures.ts';
import { renderOn, teachDialogs } from '../testing/render.tsx';
import Gifts from './gifts.tsx';

const show = (option: Parameters<typeof full>[0] = {}): ReturnType<typeof client> => full(option);
const number = (place: ParentNode = document) => place.querySelector('[data-part="number"]') ?? undefined;
const dialog = () => screen.getByRole('dialog', { name: 'Gifts' });

function setClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

beforeAll(teachDialogs);

function openGifts() {
  renderOn(show(), <Gifts />);
  fireEvent.click(screen.getByRole('button', { name: 'Show gift details' }));
}

test('the accounts stand behind a button', () => {
  renderOn(show(), <Gifts />);
  expect(number()).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'Show gift details' }));
  const account = within(dialog()).getAllByRole('article')[0] ?? document.body;
  expect(within(account).getByText('BCA')).toBeTruthy();
  expect(number(account)?.textContent).toBe('8830112233');
  expect([...(number(account)?.querySelectorAll('span > span') ?? [])].map((group) => group.textContent)).toEqual([
    '8830',
    '1122',
    '33',
  ]);
  expect(within(account).getByText('Account holder: Sinta Maharani')).toBeTruthy();
});

test('with NO_MODAL the accounts stand on the page', () => {
  renderOn(show({ option: { gift_style: 'NO_MODAL' } }), <Gifts />);
  expect(number()?.textContent).toBe('8830112233');
  expect(screen.queryByRole('button', { name: 'Show gift details' })).toBeNull();
});

test('the close button and the back button of the phone close, and the history is as before', async () => {
  openGifts();
  const before = window.history.length;
  fireEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));

  fireEvent.click(screen.getByRole('button', { name: 'Show gift details' }));
  expect(dialog()).toBeTruthy();
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.history.length).toBe(before);
});

test('the back button closes the large QR code first, then the gifts', async () => {
  openGifts();
  fireEvent.click(screen.getByRole('button', { name: 'QR code of BCA' }));
  expect(screen.getByRole('dialog', { name: 'QR code of BCA' })).toBeTruthy();
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'QR code of BCA' })).toBeNull());
  expect(dialog()).toBeTruthy();
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('copying takes the number and says so', async () => {
  const copied: string[] = [];
  setClipboard(async (text) => void copied.push(text));
  openGifts();
  fireEvent.click(screen.getByRole('button', { name: 'Copy number: BCA' }));
  await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe('Copied'));
  expect(copied).toEqual(['8830112233']);
});

test('where the clipboard is refused, the older command copies', async () => {
  setClipboard(async () => Promise.reject(new Error('NotAllowedError')));
  let taken = '';
  document.execCommand = (command) => {
    taken = command === 'copy' ? (document.querySelector('textarea')?.value ?? '') : '';
    return true;
  };
  openGifts();
  fireEvent.click(screen.getByRole('button', { name: 'Copy number: BCA' }));
  await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe('Copied'));
  expect(taken).toBe('8830112233');
  expect(document.querySelector('textarea')).toBeNull();
});

test('where nothing may copy, the number is marked and the guest told how', async () => {
  setClipboard(async () => Promise.reject(new Error('NotAllowedError')));
  document.execCommand = () => false;
  openGifts();
  fireEvent.click(screen.getByRole('button', { name: 'Copy number: BCA' }));
  await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toContain('Press and hold'));
  expect(window.getSelection()?.toString()).toBe('8830112233');
});

test('what is no account stands under the other gifts, in the couple’s own words', () => {
  const registry = {
    id: 9,
    account_number: null,
    account_owner: null,
    bank: 'Registry',
    bank_id: null,
    custom_button_text: 'See our wishes',
    payment_url: 'https://registry.example/sinta',
    qr_code_image_url: null,
    default_bank: null,
  };
  renderOn(show({ content: { payments: [registry] }, option: { gift_style: 'NO_MODAL' } }), <Gifts />);
  expect(screen.getByRole('heading', { name: 'Other gifts' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See our wishes' }).getAttribute('href')).toBe(
    'https://registry.example/sinta',
  );
});
