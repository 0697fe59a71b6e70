import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { lazyScreen as lazy } from './layout/lazy-screen.tsx';
import { Only } from './layout/only.tsx';

const RsvpPage = lazy(() => import('./features/rsvp/rsvp-page.tsx').then((module) => ({ default: module.RsvpPage })));
const GuestsPage = lazy(() =>
  import('./features/guests/guests-page.tsx').then((module) => ({ default: module.GuestsPage })),
);
const ImportPage = lazy(() =>
  import('./features/guests/import-page.tsx').then((module) => ({ default: module.ImportPage })),
);
const TablesPage = lazy(() =>
  import('./features/guests/tables-page.tsx').then((module) => ({ default: module.TablesPage })),
);
const CardsPage = lazy(() =>
  import('./features/guests/cards-page.tsx').then((module) => ({ default: module.CardsPage })),
);
const GiftsPage = lazy(() =>
  import('./features/gifts/gifts-page.tsx').then((module) => ({ default: module.GiftsPage })),
);
const SeatingPage = lazy(() =>
  import('./features/seating/seating-page.tsx').then((module) => ({ default: module.SeatingPage })),
);
const SeatingPrintPage = lazy(() =>
  import('./features/seating/print/print-page.tsx').then((module) => ({ default: module.SeatingPrintPage })),
);
const SendingPage = lazy(() =>
  import('./features/sending/sending-page.tsx').then((module) => ({ default: module.SendingPage })),
);
const CatererPage = lazy(() =>
  import('./features/caterer/caterer-page.tsx').then((module) => ({ default: module.CatererPage })),
);
const AttendancePage = lazy(() =>
  import('./features/guest-book/attendance-page.tsx').then((module) => ({ default: module.AttendancePage })),
);

const ScanLoginPage = lazy(() =>
  import('./features/scan-login/scan-login-page.tsx').then((module) => ({ default: module.ScanLoginPage })),
);

const ofCouple = (path: string, screen: ReactNode): RouteObject => ({
  path,
  element: <Only roles={['CLIENT']}>{screen}</Only>,
});

/** The couple's screens; nobody else loads their code. */
export const COUPLE_ROUTES: RouteObject[] = [
  ofCouple('rsvp', <RsvpPage />),
  ofCouple('guests', <GuestsPage />),
  ofCouple('guests/import', <ImportPage />),
  ofCouple('guests/tables', <TablesPage />),
  ofCouple('guests/cards', <CardsPage />),
  ofCouple('gifts', <GiftsPage />),
  ofCouple('tables', <SeatingPage />),
  ofCouple('tables/print', <SeatingPrintPage />),
  ofCouple('sending', <SendingPage />),
  ofCouple('attendance', <AttendancePage />),
  ofCouple('caterer', <CatererPage />),
];

/** For ushers and couples with a login card; outside the frame, because nobody is logged in yet. */
export const SCAN_LOGIN_ROUTE: RouteObject = {
  path: '/scan-login',
  element: <ScanLoginPage />,
};
