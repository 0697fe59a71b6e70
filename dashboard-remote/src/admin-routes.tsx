import type { Role } from '@janur/contracts';
import { lazy, type ReactNode, Suspense } from 'react';
import type { RouteObject } from 'react-router';
import { Only } from './frame/only.tsx';

const WishesScreen = lazy(() =>
  import('./wishes/wishes-screen.tsx').then((module) => ({ default: module.WishesScreen })),
);
const UshersScreen = lazy(() =>
  import('./ushers/ushers-screen.tsx').then((module) => ({ default: module.UshersScreen })),
);
const ReconciliationScreen = lazy(() =>
  import('./reconciliation/reconciliation-screen.tsx').then((module) => ({ default: module.ReconciliationScreen })),
);
const FamiliesScreen = lazy(() =>
  import('./registry/families-screen.tsx').then((module) => ({ default: module.FamiliesScreen })),
);
const FamilyScreen = lazy(() =>
  import('./registry/family-screen.tsx').then((module) => ({ default: module.FamilyScreen })),
);

const screenOf = (path: string, screen: ReactNode, roles: readonly Role[] = ['ADMIN']): RouteObject => ({
  path,
  element: (
    <Only roles={roles}>
      <Suspense>{screen}</Suspense>
    </Only>
  ),
});

/** What admins keep beside invitations, and what designers publish; nobody else loads their code. */
export const ADMIN_ROUTES: RouteObject[] = [
  screenOf('wishes', <WishesScreen />),
  screenOf('ushers', <UshersScreen />),
  screenOf('reconciliation', <ReconciliationScreen />),
  screenOf('templates', <FamiliesScreen />, ['ADMIN', 'DESIGNER']),
  screenOf('templates/:name', <FamilyScreen />, ['ADMIN', 'DESIGNER']),
];
