import type { Boot, InvitationBoot } from '@janur/contracts/boot';
import { InvitationProvider, readLink } from '@janur/kit';
import { Gate } from './gate/gate.tsx';
import { LockScreen } from './gate/lock-screen.tsx';
import { lazy, Suspense } from 'react';
import { Loading } from './loading/loading.tsx';
import { Overlay } from './overlay/overlay.tsx';
import { TemplateOrPaper } from './template-or-paper.tsx';

const LoginScreen = lazy(() => import('./gate/login-screen.tsx'));

/** The invitation of the slug: its template, or the screen that stands before it. */
export default function App({ boot }: { boot: Boot }) {
  const { invitation } = boot;
  switch (invitation?.state) {
    case 'ready':
      return <Ready invitation={invitation} />;
    case 'locked':
      return (
        <Gate>
          <LockScreen slug={invitation.slug} lock={invitation.lock} hasWrongCode={invitation.hasWrongCode} />
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
    default:
      return <Loading isRetrying />;
  }
}

function Ready({ invitation }: { invitation: Extract<InvitationBoot, { state: 'ready' }> }) {
  const { client, guest, slug, template } = invitation;
  const link = readLink(slug, new URLSearchParams(window.location.search));
  return (
    <InvitationProvider invitation={{ client, guest, link }}>
      <TemplateOrPaper entry={template} />
      <Overlay />
    </InvitationProvider>
  );
}
