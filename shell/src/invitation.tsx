import type { RemoteEntry } from '@janur/contracts';
import type { Boot } from '@janur/contracts/boot';
import { loadRemoteModule } from '@janur/federation';
import type { PreparedPage } from '@janur/kit';
import { startTransition, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Boundary } from './boundary.tsx';
import { endDocument, isDocumentUsed, showDocument } from './document.ts';
import { Frame } from './frame.tsx';
import { Trouble } from './screens/late.ts';

type Prepare = (boot: Boot) => Promise<PreparedPage>;

/**
 * A guest's page is one invitation and the server has found it already, so it loads without the router. What the server
 * printed stays in place, and can be tapped, until all that React needs to take it over is there.
 */
export async function showInvitation(boot: Boot, root: HTMLElement): Promise<void> {
  const prepared = await preparePage(boot);
  if (!prepared || isDocumentUsed()) return;
  const { page, isPrinted } = prepared;
  endDocument();
  const tree = (
    <Frame boot={boot}>
      <Boundary>{page}</Boundary>
    </Frame>
  );
  // in slices, so that a tap meanwhile is answered at once
  if (isPrinted) startTransition(() => void hydrateRoot(root, tree));
  else createRoot(root).render(tree);
}

/** Null where the document is read in its place. */
async function preparePage(boot: Boot): Promise<PreparedPage | null> {
  try {
    const template = boot.invitation?.state === 'ready' ? boot.invitation.template : null;
    if (template) startLoading(template);
    const entry = boot.remotes['invitation-remote'];
    if (!entry) throw new Error('The page names no invitation remote');
    return await asPrepare(await loadRemoteModule(entry, 'App'))(boot);
  } catch (error) {
    console.error(error);
    if (showDocument()) return null;
    const page = (
      <Suspense>
        <Trouble />
      </Suspense>
    );
    return { page, isPrinted: false };
  }
}

/** Beside the invitation remote, which asks for it later and hears then when it failed. */
function startLoading(template: RemoteEntry) {
  loadRemoteModule(template, 'Template').catch(() => undefined);
}

function asPrepare(loaded: unknown): Prepare {
  if (typeof loaded !== 'function') throw new Error('The invitation remote exposes no function');
  return loaded as Prepare; // it is released with the shell
}
