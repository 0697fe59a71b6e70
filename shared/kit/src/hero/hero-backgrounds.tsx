import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { StillButton, useHeroMoves } from '../controls/still-button.tsx';
import { useStillness } from '../model/motion.ts';
import { Backdrop } from '../parts/backdrop.tsx';
import { useHeroMotion } from '../stores/hero-motion.ts';
import { useOpeningModal } from '../stores/opening.ts';
import type { HeroFilm } from './hero-film.ts';
import { useHero } from './use-hero.ts';

const TURN = 6000; // ms that a picture stands

const layer = css({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: 'opacity 1200ms',
  '&[data-shown]': { opacity: 1 },
});
const filling = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
const pause = css({
  position: 'absolute',
  right: 8,
  bottom: 8,
  width: 48,
  height: 48,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  color: '#fff',
  background: 'rgb(0 0 0 / .45)',
  cursor: 'pointer',
});

/**
 * The hero's pictures or its film, filling the positioned box around it; nothing where the couple chose none. What moves
 * has a button that stops it (WCAG 2.2.2): `data-part` pause. A family that places a `StillButton` of its own says
 * `hasButton={false}`. A veil is for type that lies on the picture: where none does, the family says `isBare`, and in its
 * `package.json` that it omits `hero_backgrounds.overlay_opacity`. Under reduced motion the first picture stands.
 */
export function HeroBackgrounds({
  className,
  sizes,
  hasButton = true,
  isBare = false,
}: {
  className?: string;
  sizes?: string;
  hasButton?: boolean;
  isBare?: boolean;
}) {
  const { backgrounds, film, isSlider } = useHero();
  const isStill = useStillness();
  const isSeen = useOpeningModal((store) => !store.isShown);
  const isPaused = useHeroMotion((store) => store.isPaused);
  const [shown, setShown] = useState(0);
  const isMoving = useHeroMoves();
  const count = backgrounds.length;

  useEffect(() => {
    if (!isMoving || isPaused || film || !isSeen) return;
    const timer = setInterval(() => setShown((current) => (current + 1) % count), TURN);
    return () => clearInterval(timer);
  }, [count, film, isMoving, isPaused, isSeen]);

  const visible = isSlider && !isStill ? backgrounds : backgrounds.slice(0, 1);
  return (
    <div className={className} data-part="hero-backgrounds">
      {film && !isStill ? (
        <Film film={film} poster={film.posterUrl ?? backgrounds[0]?.src} isPaused={isPaused} />
      ) : (
        visible.map((picture, index) => (
          // the next one is loaded while this one stands and is seen
          <div key={picture.id} css={layer} data-shown={index === shown % visible.length ? '' : undefined}>
            {(index === 0 || (isSeen && index <= shown + 1)) && (
              <Backdrop picture={isBare ? { ...picture, overlayOpacity: 0 } : picture} {...(sizes ? { sizes } : {})} />
            )}
          </div>
        ))
      )}
      {hasButton && <StillButton css={pause} />}
    </div>
  );
}

function Film({ film, poster, isPaused }: { film: HeroFilm; poster: string | undefined; isPaused: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const { url, webmUrl } = film;
  useEffect(() => {
    if (isPaused) video.current?.pause();
    // a browser that saves power or data leaves the poster
    else void video.current?.play()?.catch(() => undefined);
  }, [isPaused]);
  const of = webmUrl ? {} : { src: url };
  return (
    <video ref={video} css={filling} {...of} poster={poster} muted loop playsInline preload="metadata" aria-hidden>
      {webmUrl && <source src={webmUrl} type="video/webm; codecs=vp9" />}
      {webmUrl && <source src={url} type="video/mp4" />}
    </video>
  );
}
