import { css, keyframes } from '@emotion/react';
import { from, late } from '@janur/kit';
import { DESKTOP, LOW, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import foliage from '../assets/foliage-shadow.webp';
import jar from '../assets/olive-jar.svg';
import pot from '../assets/pot.svg';
import { ArchFrame } from '../drawings/arch-frame.tsx';
import { plaster } from '../parts/plaster.ts';
import { Scenery } from '../parts/scenery.tsx';
import { HeroPicture } from './hero-picture.tsx';

/** Only wide windows show them, and only once the opening is gone. */
const Views = late(() => import('./index.ts').then((sections) => sections.Views), 0);

/** Wide windows keep the arch in view: while the page goes by, the sun goes down beside it. */
function throughTheDay(course: ReturnType<typeof keyframes>) {
  return {
    '@supports (animation-timeline: scroll())': {
      animation: `${course} linear both`,
      animationTimeline: 'scroll(root)',
    },
    [WITHOUT_MOTION]: { animation: 'none' },
    [REDUCED_MOTION]: { animation: 'none' },
  } as const;
}

const place = css({
  '--u': 'calc(100vw / 390)',
  position: 'relative',
  zIndex: 1,
  flex: 1,
  minHeight: 'clamp(210px, 37svh, calc(350 * var(--u)))',
  [`@media ${from('large')}`]: { '--u': 'calc(560px / 390)' },
  [LOW]: { '--u': 'calc(44vw / 390)', minHeight: 'max(92svh, 320px)' },
  '&[data-desktop-only]': { display: 'none' },
  [DESKTOP]: {
    '&, &[data-desktop-only]': { display: 'block' },
    '--u': 'calc(min(44vw, 80vh) / 390)',
    position: 'fixed',
    left: 0,
    top: 0,
    width: '44vw',
    height: '100vh',
    minHeight: 0,
    overflow: 'hidden',
    background: 'var(--clay-1)',
  },
});

/** What stands on the plinth keeps the drawing's proportions, centred in wider windows. */
const scene = css({
  position: 'absolute',
  insetBlock: 0,
  left: '50%',
  width: 'calc(390 * var(--u))',
  marginLeft: 'calc(-195 * var(--u))',
  [DESKTOP]: { bottom: 56 },
});

const sun = css({
  position: 'absolute',
  left: 'calc(-36 * var(--u))',
  top: 'calc(-8 * var(--u))',
  width: 'calc(256 * var(--u))',
  aspectRatio: '1',
  borderRadius: '50%',
  background:
    'radial-gradient(closest-side, #0000 45%, var(--clay-2) 45.4% 62.2%, var(--clay-1) 62.6% 81%, color-mix(in oklab, var(--base) 55%, var(--clay-1)) 81.4% 99.4%, #0000 100%)',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '27.2%',
    borderRadius: '50%',
    background: 'linear-gradient(#fff1cf, #fbc98a 50%, #e98f55)',
  },
  [DESKTOP]: {
    left: 'calc(-70 * var(--u))',
    top: '9vh',
    ...throughTheDay(keyframes({ to: { transform: 'translateY(62vh)' } })),
  },
});

/** The light of the hour, over all that stands beside the page. */
const evening = css({
  display: 'none',
  [DESKTOP]: {
    display: 'block',
    position: 'absolute',
    inset: 0,
    // light takes colours away, it lays no veil on faces
    mixBlendMode: 'multiply',
    background: 'linear-gradient(#a98bb0, #e3a684 58%, #d08a68)',
    opacity: 0,
    pointerEvents: 'none',
    ...throughTheDay(keyframes({ '0%, 30%': { opacity: 0 }, to: { opacity: 1 } })),
  },
});

const arch = css({
  position: 'absolute',
  top: 0,
  bottom: 0,
  [LOW]: { top: 20 },
  left: 'calc(79 * var(--u))',
  width: 'calc(306 * var(--u))',
  [DESKTOP]: { top: 'max(7vh, 100% - 520 * var(--u))', left: 'calc(50 * var(--u))' },
});
const view = css({ '--horizon': 'calc(150 * var(--u))' });

const standing = { position: 'absolute', height: 'auto', maxWidth: 'none' } as const;
const olive = css({
  ...standing,
  width: 'calc(182 * var(--u))',
  left: 'calc(-57 * var(--u))',
  bottom: 'calc(-13 * var(--u))',
  [DESKTOP]: { left: 'calc(-42 * var(--u))' },
});
const small = css({
  ...standing,
  width: 'calc(52 * var(--u))',
  left: 'calc(58 * var(--u))',
  bottom: 'calc(-15 * var(--u))',
  [DESKTOP]: { left: 'calc(72 * var(--u))' },
});

const ledge = css({
  display: 'none',
  [DESKTOP]: {
    display: 'block',
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: 56,
    background:
      'linear-gradient(var(--lit) 3px, var(--clay-2) 3px 14px, var(--clay-6) 14px 17px, var(--clay-4) 17px 26px, var(--primary) 26px)',
  },
});
const shade = css({
  display: 'none',
  [DESKTOP]: { display: 'block', position: 'absolute', top: 0, right: 0, width: 340, height: 'auto', opacity: 0.3 },
});

/** The pots stand before the arch; what is in it can still be tapped. */
const untouched = css({ pointerEvents: 'none' });

const onlyWide = css({ display: 'none', [DESKTOP]: { display: 'block' } });

/** The arch with the couple's picture before the valley. From 992 px it fills the left side and stays there. */
export function HeroArch({ isOnlyOnDesktop = false }: { isOnlyOnDesktop?: boolean }) {
  return (
    <div css={place} data-desktop-only={isOnlyOnDesktop || undefined}>
      <div css={[plaster, onlyWide]} />
      <img css={shade} src={foliage} alt="" loading="lazy" draggable={false} />
      <div css={scene}>
        <div css={sun} />
        <ArchFrame css={arch}>
          <Scenery css={view} />
          <HeroPicture />
          <Views />
        </ArchFrame>
      </div>
      <div css={ledge} />
      <div css={[scene, untouched]}>
        <img css={olive} src={jar} alt="" width="240" height="342" draggable={false} />
        <img css={small} src={pot} alt="" width="52" height="50" draggable={false} />
      </div>
      <div css={evening} />
    </div>
  );
}
