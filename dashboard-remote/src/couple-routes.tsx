import { lazy, type ReactNode, Suspense } from 'react';
import type { RouteObject } from 'react-router';
import { Only } from './frame/only.tsx';

const RsvpScreen = lazy(() => import('./rsvp/rsvp-screen.tsx').then((module) => ({ default: module.RsvpScreen })));
const GuestsScreen = lazy(() =>
  import('./guests/guests-screen.tsx').then((module) => ({ default: module.GuestsScreen })),
);
const ImportScreen = lazy(() =>
  import('./guests/import-screen.tsx').then((module) => ({ default: module.ImportScreen })),
);
const TablesScreen = lazy(() =>
  import('./guests/tables-screen.tsx').then((module) => ({ default: module.TablesScreen })),
);
const CardsScreen = lazy(() => import('./guests/cards-screen.tsx').then((module) => ({ default: module.CardsScreen })));
const SendingScreen = lazy(() =>
  import('./sending/sending-screen.tsx').then((module) => ({ default: module.SendingScreen })),
);
const AttendanceScreen = lazy(() =>
  import('./guest-book/attendance-screen.tsx').then((module) => ({ default: module.AttendanceScreen })),
);

const ScanLoginScreen = lazy(() =>
  import('./scan-login/scan-login-screen.tsx').then((module) => ({ default: module.ScanLoginScreen })),
);

const ofCouple = (path: string, screen: ReactNode): RouteObject => ({
  path,
  element: (
    <Only roles={['CLIENT']}>
      <Suspense>{screen}</Suspense>
    </Only>
  ),
});

/** The couple's screens; nobody else loads their code. */
export const COUPLE_ROUTES: RouteObject[] = [
  ofCouple('rsvp', <RsvpScreen />),
  ofCouple('guests', <GuestsScreen />),
  ofCouple('guests/import', <ImportScreen />),
  ofCouple('guests/tables', <TablesScreen />),
  ofCouple('guests/cards', <CardsScreen />),
  ofCouple('sending', <SendingScreen />),
  ofCouple('attendance', <AttendanceScreen />),
];

/** For ushers and couples with a login card; outside the frame, because nobody is logged in yet. */
export const SCAN_LOGIN_ROUTE: RouteObject = {
  path: '/scan-login',
  element: (
    <Suspense>
      <ScanLoginScreen />
    </Suspense>
  ),
};
