import { jest } from '@jest/globals';
import { guestLogin, type LockInfo } from '@janur/contracts';
import { answer, Refusal } from '@janur/data/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage } from '../testing/guest-page.tsx';

const SLUG = 'sinta-rama';

describe('the lock', () => {
  const LOCK: LockInfo = {
    status: 'LOCKED',
    title: 'Sinta & Rama',
    description: null,
    bride_name: 'Sinta',
    groom_name: 'Rama',
    image_url: null,
    base_color: null,
    primary_color: null,
    custom_config: null,
    custom_css: null,
    template: 'TEMPLATE_1',
  };
  const openLocked = (lock: Partial<LockInfo> = {}, { hasWrongCode = false, isTooMany = false, query = '' } = {}) =>
    openPage({ state: 'locked', slug: SLUG, lock: { ...LOCK, ...lock }, hasWrongCode, isTooMany }, { query });
  const code = () => screen.getByLabelText<HTMLInputElement>('Invitation code');
  /** What the browser sends when the form is submitted. */
  const asked = () => {
    const form = code().form ?? document.createElement('form');
    return `${form.method} ${new URL(form.action).pathname}?${new URLSearchParams(
      [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
    ).toString()}`;
  };

  test('names the hosts and asks for the code, without a complaint', async () => {
    await openLocked();
    expect(screen.getByRole('heading', { name: 'Sinta & Rama' })).toBeTruthy();
    expect(screen.getByText(/^This invitation is sealed/)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(code().getAttribute('aria-invalid')).toBeNull();
  });

  test.each([
    [{ groom_name: null }, 'Sinta'],
    [{ bride_name: null, groom_name: null, title: 'A birthday' }, 'A birthday'],
  ])('with %j it is headed “%s”', async (lock, heading) => {
    await openLocked(lock);
    expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
  });

  test('says what the hosts wrote in place of its own words', async () => {
    await openLocked({ description: 'Ask Ibu Ratna for the word.' });
    expect(screen.getByText('Ask Ibu Ratna for the word.')).toBeTruthy();
    expect(screen.queryByText(/^This invitation is sealed/)).toBeNull();
  });

  test('asks the page itself with the code, and keeps what else the link says', async () => {
    await openLocked({}, { query: 'to=Budi+Santoso&guest=2&code=OLD' });
    fireEvent.change(code(), { target: { value: 'BUNGA' } });
    expect(asked()).toBe('get /sinta-rama?to=Budi+Santoso&guest=2&code=BUNGA');
  });

  test('too many tries are told as such, not as a wrong code', async () => {
    await openLocked({}, { isTooMany: true });
    expect(screen.getByRole('alert').textContent).toMatch(/^Too many tries/);
  });

  test('a wrong code is told beside the field, which can be filled in again', async () => {
    await openLocked({}, { hasWrongCode: true });
    expect(screen.getByRole('alert').textContent).toMatch(/^This code does not open the invitation/);
    expect(code().getAttribute('aria-invalid')).toBe('true');
    expect(code().value).toBe('');
  });
});

describe('the login of a private invitation', () => {
  // jsdom goes nowhere, and tells so; it is silent where the address stays what it is
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const leaves = () => told.mock.calls.some(([what]) => String(what).includes('navigation'));
  beforeEach(() => told.mockClear());
  afterAll(() => told.mockRestore());

  async function enter(phone: string) {
    const field = await screen.findByLabelText('Phone number');
    fireEvent.change(field, { target: { value: phone } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  }
  const openPrivate = (query = '') => openPage({ state: 'login', slug: SLUG }, { path: '/sinta-rama/', query });

  test.each([
    ['', 'For invited guests'],
    ['to=Keluarga+Hadi', 'Keluarga Hadi'],
  ])('with “%s” in the link it greets “%s”', async (query, heading) => {
    await openPrivate(query);
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  });

  test('a number on the guest list opens the page', async () => {
    const asked = answer(guestLogin, () => ({ token: 'secret', role: 'GUEST' as const }));
    await openPrivate();
    await enter('0812 0000 0001');
    await waitFor(() => expect(leaves()).toBe(true));
    expect(asked.map(({ body }) => body)).toEqual([{ phoneNumber: '0812 0000 0001', slug: SLUG }]);
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  test('the button is busy while the server thinks', async () => {
    globalThis.fetch = () => new Promise(() => undefined);
    await openPrivate();
    const button = await screen.findByRole('button', { name: 'Continue' });
    expect(button.getAttribute('aria-busy')).toBe('false');
    await enter('0812 0000 0001');
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  test.each([
    ['is not on the list', 'UNAUTHENTICATED', /not on the guest list/],
    ['was tried too often', 'RATE_LIMITED', /^Too many tries/],
    ['meets a broken server', 'INTERNAL', /^That did not work/],
  ] as const)('a number that %s says so and stays', async (_, refusal, words) => {
    answer(guestLogin, () => {
      throw new Refusal(refusal);
    });
    await openPrivate();
    await enter('0812 9999 9999');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words));
    const field = screen.getByLabelText<HTMLInputElement>('Phone number');
    expect(field.value).toBe('0812 9999 9999');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(leaves()).toBe(false);
  });

  test('without a connection it says so, and the second try counts', async () => {
    const server = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new TypeError('offline'));
    await openPrivate();
    await enter('0812 0000 0001');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^That did not work/));
    globalThis.fetch = server;
    answer(guestLogin, () => ({ token: 'secret', role: 'GUEST' as const }));
    await enter('0812 0000 0001');
    await waitFor(() => expect(leaves()).toBe(true));
  });
});
