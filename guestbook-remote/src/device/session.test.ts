import { routes } from '@janur/data';
import { apiOf, refusal } from '../testing/api.ts';
import { useSession, watchingSession } from './session.ts';

test.each([
  ['UNAUTHENTICATED', 401, true],
  ['INVALID_CREDENTIALS', 401, false],
  ['FORBIDDEN', 403, false],
] as const)('%s ends the session: %s %s', async (code, status, isOver) => {
  useSession.getState().begin();
  const { api } = apiOf({ authDetail: () => Promise.reject(refusal(status, code)) });
  await expect(watchingSession(api)(routes.authDetail, {})).rejects.toMatchObject({ code });
  expect(useSession.getState().isOver).toBe(isOver);
});
