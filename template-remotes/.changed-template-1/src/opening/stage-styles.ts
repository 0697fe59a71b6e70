import { css } from '@emotion/react';
import { REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import { AFTER_YOU, LOW, WIDE } from './opening-layout.ts';

export const stage = css({
  gridArea: 'stage',
  position: 'relative',
  zIndex: 1,
  overflow: 'clip',
  overflowClipMargin: 24,
  minHeight: 0,
});

/** All of the building goes past when the guest walks through the gate. */
export const walk = css({
  position: 'absolute',
  inset: 0,
  transformOrigin: '50% 62%',
  [AFTER_YOU]: {
    transform: 'scale(3.4)',
    opacity: 0,
    willChange: 'transform, opacity',
    transition: 'transform 1050ms cubic-bezier(.6,0,.7,.4), opacity 300ms 780ms linear',
  },
  [WITHOUT_MOTION.replace('&', AFTER_YOU)]: { transform: 'none', transition: 'opacity 200ms' },
  [REDUCED_MOTION]: { [AFTER_YOU]: { transform: 'none', transition: 'opacity 200ms' } },
});

/** The view goes first, so that the invitation is seen through the gate. */
export const view = css({
  '--horizon': 'calc(150 * var(--u) * var(--land))',
  left: 'max(0px, 50% - 720 * var(--u))',
  right: 'max(0px, 50% - 720 * var(--u))',
  [AFTER_YOU]: { opacity: 0, transition: 'opacity 520ms 120ms' },
});

export const cover = css({ [AFTER_YOU]: { opacity: 0, transition: 'opacity 520ms 120ms' } });

export const wall = css({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  justifyContent: 'center',
  overflow: 'hidden',
});
export const gate = css({
  width: 'calc(390 * var(--u))',
  flex: 'none',
  alignSelf: 'flex-start',
  marginTop: 'calc(-1 * var(--lift))',
});

export const wing = css({
  display: 'none',
  [WIDE]: {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    marginInline: -1,
    containerType: 'inline-size',
  },
  [LOW]: { display: 'none' },
});
export const wingTop = css({
  flex: 'none',
  height: 'calc(132 * var(--u))',
  background: 'var(--wall)',
  '@container (max-width: 239px)': { flex: 1 },
});
export const wingRow = css({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  marginTop: -1,
  '@container (max-width: 239px)': { flex: 'none', height: 0 },
});
export const wingFill = css({ flex: 1, background: 'var(--wall)', marginInline: -1 });
export const wingGate = css({ width: 'min(70%, calc(214 * var(--u)))', flex: 'none', alignSelf: 'flex-start' });

/** Late sun from the upper right. */
export const light = css({
  position: 'absolute',
  inset: 0,
  background: 'linear-gradient(212deg, #fffaf059, #fffaf000 40%, #96502800 66%, #9650281f)',
});

export const foliage = css({ position: 'absolute', maxWidth: 'none', opacity: 0.28 });
export const foliageRight = css({
  top: 'calc(-96 * var(--u))',
  right: 'calc(-24 * var(--u))',
  width: 'calc(230 * max(var(--u), 1px))',
  height: 'auto',
});
export const foliageLeft = css({
  top: 'calc(24 * var(--u))',
  left: 'calc(-96 * var(--u))',
  width: 'calc(240 * max(var(--u), 1px))',
  height: 'auto',
  transform: 'scaleX(-1)',
});

export const threshold = css({
  position: 'absolute',
  bottom: 0,
  left: '50%',
  width: 'calc(390 * var(--u))',
  marginLeft: 'calc(-195 * var(--u))',
});
export const steps = css({ position: 'absolute', bottom: 'calc(-3 * var(--u))', left: 0, width: '100%' });

const inFront = { position: 'absolute', height: 'auto', maxWidth: 'none' } as const;
const grow = { transition: 'transform 1050ms cubic-bezier(.6,0,.7,.4)' };
export const jar = css({
  ...inFront,
  width: 'calc(240 * var(--u) * var(--tree))',
  left: 'calc(47 * var(--u) - 120 * var(--u) * var(--tree))',
  bottom: 'calc(-6 * var(--u) - 12 * var(--u) * var(--tree))',
  [WIDE]: { left: 'calc(-128 * var(--u))' },
  [LOW]: { left: 'calc(-40 * var(--u))' },
  [AFTER_YOU]: { ...grow, transform: 'translateX(-30%) scale(1.3)' },
});
export const pots = css({
  ...inFront,
  width: 'calc(138 * var(--u) * var(--tree))',
  left: 'calc(340 * var(--u) - 70 * var(--u) * var(--tree))',
  bottom: 'calc(-8 * var(--u) - 12 * var(--u) * var(--tree))',
  [WIDE]: { left: 'calc(298 * var(--u))' },
  [AFTER_YOU]: { ...grow, transform: 'translateX(40%) scale(1.3)' },
});
