import { css, keyframes } from '@emotion/react';
import { useNavItems, type SectionName } from '@janur/kit';
import { DESKTOP, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import { Patchwork } from '../drawings/patchwork.tsx';
import { GILT } from '../parts/grounds.ts';

const drawn = keyframes({ to: { transform: 'translateY(-34vh)' } });
const glint = keyframes({ from: { transform: 'translateY(-60vh)' }, to: { transform: 'translateY(110vh)' } });
const still = { [WITHOUT_MOTION]: { animation: 'none' }, [REDUCED_MOTION]: { animation: 'none' } } as const;

/**
 * Which batik is in the light while a section is read: kawung for how it began, truntum, the love that grows again, for
 * the feast, ceplok for the pictures, parang, which never breaks off, for the answer and what is wished.
 */
const LIT: Partial<Record<SectionName, string>> = {
  our_story: 'kawung',
  wedding_event: 'truntum',
  gallery: 'ceplok',
  rsvp: 'parang',
  wishes: 'kawung',
};
const light = css({
  '& path[data-motif]': {
    transition: 'fill-opacity 1200ms',
    [WITHOUT_MOTION]: { transition: 'none' },
    [REDUCED_MOTION]: { transition: 'none' },
  },
  ...Object.fromEntries(
    [...new Set(Object.values(LIT))].map((motif) => [
      `&[data-lit="${motif}"] path:not([data-motif="${motif}"])`,
      { fillOpacity: 0.34 },
    ]),
  ),
});

const hanging = css({
  display: 'none',
  [DESKTOP]: {
    display: 'block',
    position: 'fixed',
    left: 0,
    top: 0,
    width: '34vw',
    height: '100vh',
    overflow: 'hidden',
    background: 'var(--soga-deep)',
    boxShadow: '0 0 34px #1d0e0880',
    '& svg': { width: '100%', height: '134vh' },
    // the cloth is drawn up past the window as the page is read, and the light goes down over it
    '@supports (animation-timeline: scroll())': {
      '& svg': { animation: `${drawn} linear both`, animationTimeline: 'scroll(root)', ...still },
      '&::before': {
        content: '""',
        position: 'absolute',
        zIndex: 1,
        insetInline: 0,
        top: 0,
        height: '50vh',
        background: 'linear-gradient(#0000, #fff2c42e 50%, #0000)',
        animation: `${glint} linear both`,
        animationTimeline: 'scroll(root)',
        ...still,
      },
    },
    // the hem, and how the cloth falls
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `${GILT} 100% 0 / 7px 100% no-repeat, linear-gradient(90deg, #0003, #0000 18%, #0002 40%, #fff1 52%, #0000 66%, #0004 calc(100% - 7px))`,
    },
  },
});

/** The patchwork as a cloth that hangs at the left of wide windows and stays there. */
export function Cloth() {
  const section = useNavItems().find(({ isActive }) => isActive)?.section;
  return (
    <div css={[hanging, light]} data-lit={section && LIT[section]} aria-hidden="true">
      <Patchwork id="hanging-cloth" cloth="length" />
    </div>
  );
}
