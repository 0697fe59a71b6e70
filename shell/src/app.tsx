import type { Boot } from '@janur/contracts/boot';
import { lazy, Suspense } from 'react';
import { Frame } from './frame.tsx';

const Routes = lazy(() => import('./routes.tsx'));

/** The host of all that is no invitation: the address decides which remote is loaded, and each owns what lies below. */
export function App({ boot }: { boot: Boot }) {
  return (
    <Frame boot={boot}>
      <Suspense>
        <Routes boot={boot} />
      </Suspense>
    </Frame>
  );
}
