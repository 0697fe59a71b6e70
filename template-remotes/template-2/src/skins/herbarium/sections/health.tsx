import { css } from '@emotion/react';
import type { HealthRule } from '@janur/kit';
import { DESKTOP, HealthSection } from '@janur/template-parts';
import broad from '../assets/wash-a.svg';
import { outlineButton } from '../parts/look.ts';
import { Page } from '../parts/page.tsx';
import { cutBy } from '../parts/wash.tsx';
import { sheet } from './sheet.ts';

/** In a field of 64 × 64: what is painted first, and the strokes over it. */
const PAINTED: Record<HealthRule, { fill: string; lines: string }> = {
  mask: {
    fill: 'M12,24Q32,12 52,24L50,42Q32,56 14,42Z',
    lines: 'M13,25Q3,22 5,30Q7,38 14,39M51,25Q61,22 59,30Q57,38 50,39M20,30Q32,26 44,30M20,38Q32,42 44,38',
  },
  hands: {
    fill: 'M32,6Q44,22 44,31A12,12 0 0 1 20,31Q20,22 32,6Z',
    lines: 'M8,56Q18,44 28,50L44,48M28,50Q40,58 58,44M27,31Q28,37 33,38',
  },
  distance: {
    fill: 'M10,18A7,7 0 1 1 24,18A7,7 0 1 1 10,18ZM40,18A7,7 0 1 1 54,18A7,7 0 1 1 40,18ZM8,46Q8,28 17,28T26,46ZM38,46Q38,28 47,28T56,46Z',
    lines: 'M12,55H52M18,50L12,55L18,60M46,50L52,55L46,60',
  },
  unwell: {
    fill: 'M27,12A6,6 0 0 1 39,12V36A11,11 0 1 1 27,36Z',
    lines: 'M33,20V42M46,14H54M46,22H52M46,30H54',
  },
};

const protocol = css({
  marginTop: 14,
  textAlign: 'center',
  '& [data-part="open"]': { ...outlineButton, minWidth: 'min(280px, 100%)' },
  '& [data-part="dialog"]': {
    ...sheet,
    width: 'min(560px, 100vw)',
    margin: 'auto auto 0',
    borderRadius: '34px 28px 0 0',
  },
  '& [data-part="text"]': { maxWidth: 480, marginInline: 'auto', fontSize: '1.1875rem' },
  '& [data-part="rules"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
    gap: '26px 12px',
    marginTop: 24,
    [DESKTOP]: { maxWidth: 860, marginInline: 'auto' },
  },
  '& [data-part="rule"]': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: 8,
    font: '500 1.125rem/1.3 var(--font-body)',
    overflowWrap: 'anywhere',
  },
  '& [data-part="icon"]': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 116,
    height: 96,
    color: 'var(--ink-on-third)',
  },
  '& [data-part="icon"]::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: 'var(--third)',
    ...cutBy(broad),
  },
  '& [data-part="rule"]:nth-of-type(even) [data-part="icon"]': { color: 'var(--ink)' },
  '& [data-part="rule"]:nth-of-type(even) [data-part="icon"]::before': { background: 'var(--peach)', rotate: '180deg' },
  '& svg': { position: 'relative' },
});

/** Four painted signs; with MODAL1 in a sheet behind a button. */
export const Health = () => <HealthSection page={Page} rules={protocol} icon={paintedIcon} />;

function paintedIcon(rule: HealthRule) {
  const { fill, lines } = PAINTED[rule];
  return (
    <svg viewBox="0 0 64 64" width="60" height="60" aria-hidden="true">
      <path d={fill} fill="var(--secondary)" fillOpacity=".7" />
      <path
        d={fill}
        fill="none"
        stroke="currentColor"
        strokeOpacity=".5"
        strokeWidth="1.4"
        transform="translate(1.4 -1)"
      />
      <path
        d={lines}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
