import type { Boot } from '@janur/contracts/boot';
import { lazy, Suspense } from 'react';
import { Gate } from './gate/gate.tsx';
import { LockScreen } from './gate/lock-screen.tsx';
import { Loading } from './loading/loading.tsx';

const Preview = lazy(() => import('./preview/preview.tsx'));
const LoginScreen = lazy(() => import('./gate/login-screen.tsx'));

/** What stands before an invitation, or in its place; guests with an open one never load it. */
export function ClosedPage({ invitation }: { invitation: Boot['invitation'] }) {
  switch (invitation?.state) {
    case 'locked':
      return (
        <Gate>
          <LockScreen
            slug={invitation.slug}
            lock={invitation.lock}
            hasWrongCode={invitation.hasWrongCode}
            isTooMany={invitation.isTooMany}
          />
        </Gate>
      );
    case 'login':
      return (
        <Gate>
          <Suspense>
            <LoginScreen slug={invitation.slug} />
          </Suspense>
        </Gate>
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
