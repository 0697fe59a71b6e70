import { StaffTexts } from '@janur/ui';
import { act, configure, render } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { FIRST_CHOICES, usePreferences } from '../device/preferences.ts';
import { useUsher } from '../device/role.ts';
import { Services } from '../device/services.tsx';
import { useSession, watchingSession } from '../device/session.ts';
import { useUnlocked } from '../device/unlocked.ts';
import { uuidV7 } from '../event-store/index.ts';
import { routes } from '../routes.tsx';
import en from '../texts/en.json' with { type: 'json' };
import id from '../texts/id.json' with { type: 'json' };
import { loadTexts } from '../texts/load-texts.ts';
import { type Answers, apiOf } from './api.ts';
import { evening } from './evening.ts';
import { serverOf, type ServerState } from './server.ts';

// a screen's code comes when it is first asked for, on a machine that may be busy
configure({ asyncUtilTimeout: 15_000 });

const texts = { id, en };

interface Opened {
  path?: string;
  /** What the server knows and how it judges. */
  server?: Partial<ServerState>;
  /** Calls that the server answers otherwise. */
  answers?: Answers;
  /** The event the device is set to; `null` for a device on its first evening. */
  eventId?: number | null;
  isGateAsked?: boolean;
}

/** The whole guest-book at one address, with the event store itself, on a fresh device, before a server made of functions. */
export function openApp({ path = '/scan', server = {}, answers = {}, eventId = 7, isGateAsked = true }: Opened = {}) {
  localStorage.clear();
  useSession.setState({ isOver: false, mustChangePassword: false });
  useUsher.getState().forget();
  useUnlocked.getState().lock();
  usePreferences.setState({ ...FIRST_CHOICES, eventId: eventId ?? undefined, isGateAsked });
  const everyday = serverOf(server);
  const { api, calls } = apiOf({ ...everyday.answers, ...answers });
  const services = {
    api: watchingSession(api),
    indexedDB: new IDBFactory(),
    now: evening,
    newId: () => uuidV7(),
    usherName: () => useUsher.getState().name ?? null,
  };
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <StaffTexts texts={texts} loadTexts={loadTexts}>
      <Services services={services}>
        <RouterProvider router={router} />
      </Services>
    </StaffTexts>,
  );
  return {
    calls,
    server: everyday.state,
    where: () => router.state.location.pathname,
    /** As somebody who knows the address. */
    go: (address: string) => act(() => router.navigate(address)),
    /** As the device's own button does. */
    back: () => act(() => router.navigate(-1)),
    named: (name: string) => calls.filter((call) => call.name === name),
  };
}
