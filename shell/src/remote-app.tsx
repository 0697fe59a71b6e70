import type { AppRemote, Boot } from '@janur/contracts/boot';
import type { RemoteEntry } from '@janur/contracts';
import { loadRemoteModule } from '@janur/federation';
import { type ComponentType, Suspense, use } from 'react';
import { Boundary } from './boundary.tsx';
import { Trouble } from './screens/late.ts';

type RemoteComponent = ComponentType<{ boot: Boot }>;

/** Loads an application remote at run time and shows it; what goes wrong in it does not take the page along. */
export function RemoteApp({ boot, remote }: { boot: Boot; remote: AppRemote }) {
  const entry = boot.remotes[remote];
  if (!entry) return <Trouble />;
  return (
    <Boundary>
      <Suspense fallback={null}>
        <Loaded boot={boot} entry={entry} />
      </Suspense>
    </Boundary>
  );
}

function Loaded({ boot, entry }: { boot: Boot; entry: RemoteEntry }) {
  const Remote = asComponent(use(loadRemoteModule(entry, 'App')));
  return <Remote boot={boot} />;
}

function asComponent(loaded: unknown): RemoteComponent {
  if (typeof loaded !== 'function') throw new Error('The remote exposes no component');
  return loaded as RemoteComponent; // application remotes are released with the shell and take its boot data
}
