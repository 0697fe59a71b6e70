import { type ComponentType, createElement, lazy, Suspense, useEffect } from 'react';
import { useOpeningModal } from '../stores/opening.ts';
import { useNear } from './reveal.tsx';

interface PartProps {
  className?: string;
}

/**
 * A part that loads when the guest scrolls near it (guest-page budget: only what is seen at once loads first).
 * `minHeight` in px is kept free until then, so that nothing below jumps far.
 */
function nearby<P extends PartProps>(load: () => Promise<{ default: ComponentType<P> }>, minHeight: number) {
  const Part = lazy(load);
  return function Nearby(props: P) {
    const { ref, isNear } = useNear<HTMLDivElement>('800px 0px');
    const space = <div style={{ minHeight }} aria-hidden />;
    return <div ref={ref}>{isNear ? <Suspense fallback={space}>{createElement(Part, props)}</Suspense> : space}</div>;
  };
}

export const RsvpForm = nearby(() => import('../rsvp/rsvp-form.tsx'), 560);
export const WishesList = nearby(() => import('../wishes/wishes-list.tsx'), 240);
export const GalleryPictures = nearby(() => import('../gallery/gallery-pictures.tsx'), 480);
export const Album = nearby(() => import('../album/album.tsx'), 320);
export const Gifts = nearby(() => import('../gift/gifts.tsx'), 120);
export const PrewedVideo = nearby(() => import('../video/prewed-video.tsx'), 200);
export const HealthProtocol = nearby(() => import('../health-protocol/health-protocol.tsx'), 120);

export const ShareButton = nearby(() => import('../share/share-button.tsx'), 72);

/**
 * A section of a template that is shown once the invitation is open: before, nobody can see it. Its code is fetched while
 * the opening leaves. All come together, so that links to sections land where they should. `minHeight` in px is kept
 * free until then.
 */
export function late(load: () => Promise<ComponentType>, minHeight: number): ComponentType {
  const Section = lazy(async () => ({ default: await load() }));
  return function Late() {
    const isOpened = useOpeningModal((store) => !store.isShown);
    const isTapped = useOpeningModal((store) => !store.isFullscreen);
    useEffect(() => {
      if (isTapped) load().catch(() => undefined); // `Section` asks again and hears of it
    }, [isTapped]);
    const space = <div style={{ minHeight }} aria-hidden />;
    return isOpened ? <Suspense fallback={space}>{<Section />}</Suspense> : space;
  };
}
