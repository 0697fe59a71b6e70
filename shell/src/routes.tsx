import type { Boot } from '@janur/contracts/boot';
import { BrowserRouter, Route, Routes as Switch } from 'react-router';
import { RemoteApp } from './remote-app.tsx';
import { Home, NotFound } from './screens/index.ts';

/** What stands at an address that is no invitation. */
export default function Routes({ boot }: { boot: Boot }) {
  return (
    <BrowserRouter>
      <Switch>
        <Route path="/" element={<Home />} />
        <Route path="/dashboard/*" element={<RemoteApp boot={boot} remote="dashboard-remote" />} />
        <Route path="/guest-book/*" element={<RemoteApp boot={boot} remote="guestbook-remote" />} />
        <Route path="*" element={<NotFound />} />
      </Switch>
    </BrowserRouter>
  );
}
