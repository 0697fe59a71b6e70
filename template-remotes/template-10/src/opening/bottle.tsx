import { css, keyframes } from '@emotion/react';
import { LEAVING, REDUCED_MOTION } from '@janur/template-parts';
import type { ReactNode } from 'react';
import bottle from '../assets/bottle-open.svg';
import cork from '../assets/cork.svg';

const bob = keyframes({
  from: { transform: 'rotate(-8deg) translateY(-1.2%)' },
  to: { transform: 'rotate(-5.6deg) translateY(3%)' },
});

/** 336 × 120 units, its middle on the water; larger for a long name. */
const glass = css({
  '--b': 'var(--u)',
  position: 'absolute',
  left: '50%',
  top: 'calc(61 * var(--u))',
  width: 'calc(336 * var(--b))',
  height: 'calc(120 * var(--b))',
  marginLeft: 'calc(-159 * var(--b))',
  background: `url("${bottle}") 0 0 / 100% 100%`,
  transform: 'rotate(-7deg)',
  animation: `${bob} 3600ms ease-in-out infinite alternate`,
  '[data-guest="long"] &': { '--b': 'calc(1.12 * var(--u))', top: 'calc(42 * var(--u))' },
  '[data-animation="off"] &': { animation: 'none' },
  [REDUCED_MOTION]: { animation: 'none' },
});
/** The paper in it. */
const paper = css({
  position: 'absolute',
  left: '8.2%',
  top: '15.5%',
  width: '52%',
  height: '69%',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 'calc(2 * var(--u))',
  textAlign: 'center',
  color: '#1b414b',
  '& span': { font: '500 max(.75rem, calc(13 * var(--u)))/1.1 var(--font-body)' },
  '& strong, & time': {
    maxWidth: '100%',
    font: 'italic 600 max(.9375rem, calc(22.5 * var(--u)))/1.04 var(--font-heading)',
    overflowWrap: 'anywhere',
  },
  '[data-guest="long"] & strong': { fontSize: 'max(.875rem, calc(17.5 * var(--u)))', lineHeight: 1 },
});

const pop = keyframes({
  '20%': { transform: 'translate(24%, 0)' },
  '100%': { transform: 'translate(240%, -330%) rotate(230deg)' },
});
/** It flies out of the neck, before the water comes. */
const stopper = css({
  position: 'absolute',
  left: '87.8%',
  top: '32.5%',
  width: '10.4%',
  height: '35%',
  background: `url("${cork}") 0 0 / 100% 100%`,
  [LEAVING]: { animation: `${pop} 460ms cubic-bezier(.2,.6,.5,1) forwards` },
  '[data-animation="off"] [data-leaving] &': { animation: 'none' },
  [REDUCED_MOTION]: { [LEAVING]: { animation: 'none' } },
});

/** What is inside is ink on paper, whatever the couple's colours. */
export const Bottle = ({ children }: { children: ReactNode }) => (
  <div css={glass}>
    <i css={stopper} />
    <div css={paper}>{children}</div>
  </div>
);
