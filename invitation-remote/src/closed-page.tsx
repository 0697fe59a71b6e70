import type { Boot } from '@janur/contracts/boot';
import { lazy, Suspense, useState } from 'react';
import { Loading } from './loading/loading.tsx';

const Preview = lazy(() => import('./preview/preview.tsx'));
const LoginScreen = lazy(() => import('./gate/login-screen.tsx'));

/** What stands before an invitation, or in its place; guests with an open one never load it, and a lock needs no script. */
export function ClosedPage({ invitation }: { invitation: Boot['invitation'] }) {
  switch (invitation?.state) {
    case 'login':
      return <Login slug={invitation.slug} />;
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

/** Takes over what a guest has typed into the printed form meanwhile, and what the server said beside it. */
function Login({ slug }: { slug: string }) {
  // while this is drawn for the first time the printed form still stands
  const [printed] = useState(() => ({
    phone: document.querySelector<HTMLInputElement>('input#phone')?.value ?? '',
    said: document.getElementById('phone-error')?.textContent ?? '',
    hasFocus: document.activeElement?.id === 'phone',
  }));
  return (
    <Suspense>
      <LoginScreen slug={slug} printed={printed} />
    </Suspense>
  );
}
