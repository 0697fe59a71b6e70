import type { Boot } from '@janur/contracts/boot';
import { lazy, Suspense } from 'react';
import { Loading } from './loading/loading.tsx';

const Preview = lazy(() => import('./preview/preview.tsx'));
const LoginScreen = lazy(() => import('./gate/login-screen.tsx'));

/** What stands before an invitation, or in its place; guests with an open one never load it, and a lock needs no script. */
export function ClosedPage({ invitation }: { invitation: Boot['invitation'] }) {
  switch (invitation?.state) {
    case 'login':
      return (
        <Suspense>
          <LoginScreen slug={invitation.slug} />
        </Suspense>
      );
    case 'preview':
      return (
        <Suspense fallback={<Loading />}>
          <Preview staff={invitation.staff} />
        </Suspense>
      );
    default:
      return <Loading isRetrying />;
  }
}
