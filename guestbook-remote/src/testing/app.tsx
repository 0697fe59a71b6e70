import { StaffTexts } from '@janur/ui';
import { render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { usePreferences } from '../device/preferences.ts';
import { Services } from '../device/services.tsx';
import { useSession, watchingSession } from '../device/session.ts';
import { useUnsent } from '../operations/unsent.ts';
import { routes } from '../routes.tsx';
import en from '../texts/en.json' with { type: 'json' };
import id from '../texts/id.json' with { type: 'json' };
import { type Answers, apiOf } from './api.ts';
import { anEvent } from './guest.ts';

const everyday: Answers = {
  listGuestBookEvents: () => ({ client_name: 'Larasati & Bagaskara', events: [anEvent()] }),
  getEventDetail: () => anEvent(),
  authDetail: () => ({ id: 1, name: 'Dina', username: 'dina', role: 'USHER', is_guest_book: true, version: 'V2' }),
};

interface Opened {
  path?: string;
  answers?: Answers;
  /** The event the device is set to; `null` for a device on its first evening. */
  eventId?: number | null;
}

/** The whole guest-book at one address, on a fresh device, before a server made of functions. */
export function openApp({ path = '/scan', answers = {}, eventId = 7 }: Opened = {}) {
  localStorage.clear();
  useUnsent.setState({ operations: [] });
  useSession.setState({ isOver: false });
  usePreferences.setState({ eventId: eventId ?? undefined, scheme: 'dark', hand: 'right', hasSound: true });
  const { api, calls } = apiOf({ ...everyday, ...answers });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <StaffTexts texts={{ id, en }}>
      <Services api={watchingSession(api)}>
        <RouterProvider router={router} />
      </Services>
    </StaffTexts>,
  );
  return {
    calls,
    where: () => router.state.location.pathname,
    named: (name: string) => calls.filter((call) => call.name === name),
  };
}
