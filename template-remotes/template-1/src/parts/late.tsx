import { useOpeningModal } from '@janur/kit';
import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A section whose code is fetched once the invitation is open: before, nobody can see it. All come together, so that
 * links to sections land where they should. `minHeight` in px is kept free until then.
 */
export function late(load: () => Promise<ComponentType>, minHeight: number): ComponentType {
  const Section = lazy(async () => ({ default: await load() }));
  return function Late() {
    const isOpened = useOpeningModal((store) => !store.isShown);
    const space = <div style={{ minHeight }} aria-hidden />;
    return isOpened ? <Suspense fallback={space}>{<Section />}</Suspense> : space;
  };
}
