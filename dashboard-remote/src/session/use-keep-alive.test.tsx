import { type AuthDetail, authDetail, listUshers } from '@janur/contracts';
import { answer } from '@janur/data/testing';
import { jest } from '@jest/globals';
import { fireEvent, waitFor } from '@testing-library/react';
import { accountOf, openDashboard } from '../testing/dashboard.tsx';

const MINUTE = 60_000;

beforeEach(() => void jest.spyOn(Date, 'now'));
afterEach(() => void jest.restoreAllMocks());

/** The dashboard as somebody uses it, and a clock that can be put forward. */
async function openAt(start: number) {
  jest.mocked(Date.now).mockReturnValue(start);
  answer(listUshers, () => []);
  await openDashboard('/ushers', 'ADMIN');
  const asked = answer(authDetail, (): AuthDetail => accountOf('ADMIN'));
  return { asked, later: (ms: number) => void jest.mocked(Date.now).mockReturnValue(start + ms) };
}

test('who types for long without a call is heard of every five minutes', async () => {
  const { asked, later } = await openAt(1_800_000_000_000);
  later(4 * MINUTE);
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(asked).toHaveLength(0);
  later(6 * MINUTE);
  fireEvent.keyDown(document.body, { key: 'b' });
  fireEvent.keyDown(document.body, { key: 'c' });
  await waitFor(() => expect(asked).toHaveLength(1));
  later(12 * MINUTE);
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(asked).toHaveLength(2));
});

test('a screen that nobody touches is not heard of', async () => {
  const { asked, later } = await openAt(1_800_000_000_000);
  later(30 * MINUTE);
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked).toHaveLength(0);
});
