import { css } from '@emotion/react';
import { DESKTOP, HealthSection } from '@janur/template-parts';
import { dialog, pill } from '../parts/look.ts';
import { Room } from '../parts/room.tsx';

/** Signs of the road: an arrow, a lozenge, a pennant, a shield. */
const SIGNS = [
  { ground: 'var(--red)', ink: 'var(--cream)', shape: 'polygon(0 14%, 78% 14%, 100% 50%, 78% 86%, 0 86%)' },
  { ground: 'var(--gold)', ink: 'var(--soot)', shape: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)' },
  { ground: 'var(--teal)', ink: 'var(--cream)', shape: 'polygon(8% 8%, 92% 0, 100% 92%, 0 100%)' },
  { ground: 'var(--deep)', ink: 'var(--cream)', shape: 'polygon(50% 0, 96% 16%, 86% 74%, 50% 100%, 14% 74%, 4% 16%)' },
] as const;

const diner = css({
  marginTop: 18,
  '& [data-part="open"]': { ...pill, width: 'min(320px, 100%)', minHeight: 56, borderRadius: 28 },
  '& [data-part="dialog"]': {
    ...dialog,
    margin: 'auto auto 0',
    width: 'min(560px, 100vw)',
    borderBottom: 0,
    borderRadius: '28px 28px 0 0',
  },
  '& [data-part="text"]': { font: '400 1.0625rem/1.5 var(--font-body)' },
  '& [data-part="rules"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(124px, 1fr))',
    gap: '26px 14px',
    marginTop: 26,
    textAlign: 'center',
  },
  '& [data-part="rule"]': {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: 12,
    font: '600 1rem/1.3 var(--font-body)',
    overflowWrap: 'anywhere',
  },
  // the pole behind the sign
  '& [data-part="rule"]::before': {
    content: '""',
    position: 'absolute',
    top: 60,
    width: 8,
    height: 84,
    background: 'var(--soot)',
  },
  '& [data-part="icon"]': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 118,
    height: 118,
    marginBottom: 24,
    '& svg': { width: 44, height: 44, strokeWidth: 2.4 },
  },
  ...Object.fromEntries(
    SIGNS.map(({ ground, ink, shape }, index) => [
      `& [data-part="rule"]:nth-of-type(${index + 1}) [data-part="icon"]`,
      { color: ink, background: ground, clipPath: shape },
    ]),
  ),
  [DESKTOP]: { '& [data-mode="inline"] [data-part="rules"]': { gridTemplateColumns: 'repeat(4, 1fr)' } },
});

/** Four signs of a diner; with MODAL1 in a sheet behind a button. */
export const Health = () => <HealthSection page={(props) => <Room tone="peach" {...props} />} rules={diner} />;
