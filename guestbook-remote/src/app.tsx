import '@janur/ui/fonts.css';
import { createApi } from '@janur/data';
import { StaffTexts, useKeptFocus } from '@janur/ui';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { useUsher } from './device/role.ts';
import { Services } from './device/services.tsx';
import { watchingSession } from './device/session.ts';
import { watchInstall } from './device/use-install.ts';
import { browserServices } from './event-store/index.ts';
import { startWithoutNetwork } from './offline/start-without-network.ts';
import { routes } from './routes.tsx';
import en from './texts/en.json' with { type: 'json' };
import id from './texts/id.json' with { type: 'json' };
import { loadTexts } from './texts/load-texts.ts';

const api = watchingSession(createApi());
const services = browserServices(api, { usherName: () => useUsher.getState().name ?? null });
const router = createBrowserRouter(routes, { basename: '/guest-book' });
const texts = { id, en };
watchInstall();
void startWithoutNetwork();

/** The guest-book of ushers, at `/guest-book`. A default export because the shell's loader asks for one. */
export default function App() {
  useKeptFocus();
  return (
    <StaffTexts texts={texts} loadTexts={loadTexts}>
      <Services services={services}>
        <RouterProvider router={router} />
      </Services>
    </StaffTexts>
  );
}
