import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Boot } from '@janur/contracts/boot';
import { BrowserRouter, Route, Routes } from 'react-router';
import { Suspense } from 'react';
import { RemoteApp } from './remote-app.tsx';
import { Home, NotFound } from './screens/late.ts';
import { Providers } from './providers.tsx';

// Rules go in through the CSSOM, so that the page's CSP needs no 'unsafe-inline'.
const emotion = createCache({ key: 'j', speedy: true });

/** The host: the address decides which remote is loaded, each remote owns what lies below. */
export function App({ boot }: { boot: Boot }) {
  return (
    <CacheProvider value={emotion}>
      <Providers boot={boot}>
        <BrowserRouter>
          <Suspense>
            <Routes>
              <Route path="/dashboard/*" element={<RemoteApp boot={boot} remote="dashboard-remote" />} />
              <Route path="/guest-book/*" element={<RemoteApp boot={boot} remote="guestbook-remote" />} />
              <Route path="/" element={<Home />} />
              <Route path="/:slug" element={<Invitation boot={boot} />} />
              <Route path="/:slug/login" element={<Invitation boot={boot} />} />
              <Route path="*" element={<NotFound />} />
            </Routes>
          </Suspense>
        </BrowserRouter>
      </Providers>
    </CacheProvider>
  );
}

function Invitation({ boot }: { boot: Boot }) {
  if (!boot.invitation || boot.invitation.state === 'not-found') return <NotFound />;
  return <RemoteApp boot={boot} remote="invitation-remote" />;
}
