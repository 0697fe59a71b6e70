import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { CJK, DESKTOP, Quotation } from '@janur/template-parts';
import stroke from '../assets/stroke.svg';
import { Flowers } from '../parts/flowers.tsx';
import { cap, column } from '../parts/look.ts';
import { SPRIG } from '../parts/pieces.ts';
import { bleeding, cutBy, Wash } from '../parts/wash.tsx';

const quote = css({
  position: 'relative',
  maxWidth: 620,
  margin: '0 auto',
  paddingBlock: 'calc(78 * var(--u))',
  textAlign: 'center',
  '& p': { font: 'italic 500 clamp(1.375rem, 6.2vw, 1.875rem)/1.42 var(--font-body)', whiteSpace: 'pre-line' },
  '& cite': { ...cap, display: 'block', marginTop: 22 },
  '&[data-plain]': { paddingBlock: 12 },
  [CJK]: { '& p': { fontSize: 'clamp(1.125rem, 5vw, 1.5rem)', lineHeight: 1.7 } },
  [DESKTOP]: {
    maxWidth: 860,
    paddingBlock: 124,
    color: 'var(--ink-on-third)',
    '& p': { fontSize: 'clamp(2rem, 3vw, 2.75rem)', lineHeight: 1.3 },
  },
});
/** On wide windows the words stand in a pool of sage. */
const pool = css({ display: 'none', [DESKTOP]: { display: 'block', inset: '24px -7%' } });

/** Two twigs that lean to each other, above the words and, turned over, below them. */
const pair = css({
  position: 'absolute',
  left: '50%',
  top: 0,
  height: 'calc(60 * var(--u))',
  '& img:first-of-type': { right: 'calc(-8 * var(--u))', rotate: '6deg' },
  '& img:last-of-type': { left: 'calc(-8 * var(--u))', scale: '-1 1', rotate: '-6deg' },
  '&[data-end]': { top: 'auto', bottom: 0, scale: '1 -1' },
  [DESKTOP]: { '--u': '1.5px' },
});

const stage = css({ position: 'relative' });

const brushed = css({
  width: 132,
  height: 18,
  margin: '24px auto 16px',
  background: 'var(--secondary)',
  ...cutBy(stroke),
});

const Twigs = ({ isEnd = false }: { isEnd?: boolean }) => (
  <div css={pair} data-end={isEnd || undefined} aria-hidden="true">
    <Flowers piece={SPRIG} />
    <Flowers piece={SPRIG} />
  </div>
);

/** Words between facing twigs and no box; with NO_FLOWER over a single stroke of the brush. */
export const Quote = () => (
  <div css={column}>
    <Reveal css={stage}>
      <Wash css={[pool, bleeding]} shape="stroke" />
      <Quotation css={quote} above={<Twigs />} rule={<div css={brushed} />} below={<Twigs isEnd />} />
    </Reveal>
  </div>
);
