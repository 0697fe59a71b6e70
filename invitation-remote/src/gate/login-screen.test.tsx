import { jest } from '@jest/globals';
import { guestLogin } from '@janur/contracts';
import { answer, Refusal } from '@janur/data/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage } from '../testing/guest-page.tsx';

const SLUG = 'sinta-rama';

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

  test('what was typed into the printed form, and what was said beside it, are taken over', async () => {
    const printed = document.createElement('div');
    printed.innerHTML = '<input id="phone" value="0812 77"><span id="phone-error">Not on the list</span>';
    document.body.append(printed);
    await openPrivate();
    printed.remove();
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('0812 77'));
    expect(screen.getByRole('alert').textContent).toBe('Not on the list');
    expect(screen.getByLabelText('Phone number').getAttribute('aria-invalid')).toBe('true');
  });

  test('a number on the guest list opens the page', async () => {
    const asked = answer(guestLogin, () => ({ token: 'secret', role: 'GUEST' as const }));
    await openPrivate();
    await enter('0812 0000 0001');
    await waitFor(() => expect(leaves()).toBe(true));
    expect(asked.map(({ body }) => body)).toEqual([{ phoneNumber: '0812 0000 0001', slug: SLUG }]);
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  test('a language of the card goes to the server with the number, and no log-in is tried', async () => {
    const asked = answer(guestLogin, () => ({ token: 'secret', role: 'GUEST' as const }));
    await openPrivate();
    await screen.findByLabelText('Phone number');
    const language = document.createElement('button');
    language.setAttribute('form', 'janur-seal');
    language.setAttribute('formaction', '?lang=ja');
    document.body.append(language);
    const form = screen.getByLabelText<HTMLInputElement>('Phone number').form ?? document.body;
    const submit = new SubmitEvent('submit', { submitter: language, bubbles: true, cancelable: true });
    fireEvent(form, submit);
    language.remove();
    expect(submit.defaultPrevented).toBe(false);
    expect(asked).toEqual([]);
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
