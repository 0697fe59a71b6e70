import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Boot } from '@janur/contracts/boot';
import { lazy, Suspense } from 'react';
import { Providers } from './providers.tsx';
import { RemoteApp } from './remote-app.tsx';

// Rules go in through the CSSOM, so that the page's CSP needs no 'unsafe-inline'.
const emotion = createCache({ key: 'j', speedy: true });

const Routes = lazy(() => import('./routes.tsx'));

/**
 * The host. A guest's page is one invitation and the server has found it already, so it loads without the router;
 * everywhere else the address decides which remote is loaded, and each remote owns what lies below.
 */
export function App({ boot }: { boot: Boot }) {
  return (
    <CacheProvider value={emotion}>
      <Providers boot={boot}>
        {isInvitation(boot) ? <RemoteApp boot={boot} remote="invitation-remote" /> : <Routed boot={boot} />}
      </Providers>
    </CacheProvider>
  );
}

function Routed({ boot }: { boot: Boot }) {
  return (
    <Suspense>
      <Routes boot={boot} />
    </Suspense>
  );
}

const isInvitation = ({ invitation }: Boot) => invitation !== null && invitation.state !== 'not-found';
