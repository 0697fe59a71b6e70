import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { lazyScreen as lazy } from './layout/lazy-screen.tsx';
import { Only } from './layout/only.tsx';
import type { Call } from './session/may.tsx';

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
const AlbumPage = lazy(() =>
  import('./features/album/album-page.tsx').then((module) => ({ default: module.AlbumPage })),
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

const DoorPage = lazy(() =>
  import('./features/evening/door-page.tsx').then((module) => ({ default: module.DoorPage })),
);
const ClosingPage = lazy(() =>
  import('./features/evening/closing-page.tsx').then((module) => ({ default: module.ClosingPage })),
);
const CoHostsPage = lazy(() =>
  import('./features/co-hosts/co-hosts-page.tsx').then((module) => ({ default: module.CoHostsPage })),
);
const JoinPage = lazy(() =>
  import('./features/co-hosts/join-page.tsx').then((module) => ({ default: module.JoinPage })),
);

const ScanLoginPage = lazy(() =>
  import('./features/scan-login/scan-login-page.tsx').then((module) => ({ default: module.ScanLoginPage })),
);

const ofCouple = (path: string, call: Call, screen: ReactNode): RouteObject => ({
  path,
  element: (
    <Only roles={['CLIENT']} call={call}>
      {screen}
    </Only>
  ),
});

/** The couple's screens; nobody else loads their code. */
export const COUPLE_ROUTES: RouteObject[] = [
  ofCouple('rsvp', 'getHeadcount', <RsvpPage />),
  ofCouple('guests', 'listRsvpGuests', <GuestsPage />),
  ofCouple('guests/import', 'uploadGuestList', <ImportPage />),
  ofCouple('guests/tables', 'uploadTableNumbers', <TablesPage />),
  ofCouple('guests/cards', 'exportGuestList', <CardsPage />),
  ofCouple('gifts', 'listGifts', <GiftsPage />),
  ofCouple('album', 'listPhotos', <AlbumPage />),
  ofCouple('tables', 'getSeating', <SeatingPage />),
  ofCouple('tables/print', 'getSeating', <SeatingPrintPage />),
  ofCouple('sending', 'getSendingQueues', <SendingPage />),
  ofCouple('attendance', 'listGuestBookGuests', <AttendancePage />),
  ofCouple('attendance/door', 'getDoorNow', <DoorPage />),
  ofCouple('attendance/closing', 'getEvening', <ClosingPage />),
  ofCouple('caterer', 'getCatererSheet', <CatererPage />),
  ofCouple('co-hosts', 'listCoHosts', <CoHostsPage />),
];

/** For ushers and couples with a login card; outside the frame, because nobody is logged in yet. */
export const SCAN_LOGIN_ROUTE: RouteObject = {
  path: '/scan-login',
  element: <ScanLoginPage />,
};

/** For who was invited by a couple and has no password yet, but the link. */
export const JOIN_ROUTE: RouteObject = {
  path: '/join',
  element: <JoinPage />,
};
