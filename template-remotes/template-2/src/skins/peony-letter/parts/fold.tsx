import { css } from '@emotion/react';
import { DESKTOP, type PageProps } from '@janur/template-parts';
import type { ReactNode } from 'react';
import posy from '../assets/posy-left.webp';
import { DECKLED } from './deckle.ts';
import { Heading } from './heading.tsx';
import { column, middle } from './layout.ts';
import { SHEET } from './paper.ts';

const CREASE =
  'linear-gradient(90deg, #0000 calc(50% - 70px), color-mix(in srgb, var(--wine-deep) 13%, transparent) 50%, color-mix(in srgb, #fff 60%, transparent) 50%, #0000 calc(50% + 70px))';

/** On a desk the letter lies open: what it is about on the left page, the rest on the right one. */
const letter = css({
  [DESKTOP]: {
    width: 'min(1240px, 100% - 96px)',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    isolation: 'isolate',
    marginBlock: 44,
    padding: 0,
    color: 'var(--ink)',
    '--focus': 'var(--ink)',
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -2,
      inset: '5px 5px 2px',
      boxShadow:
        '0 10px 30px 4px color-mix(in srgb, var(--wine) 26%, transparent), 0 2px 5px color-mix(in srgb, var(--wine) 22%, transparent)',
    },
    '&::after': {
      ...DECKLED,
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      background: `${CREASE}, ${SHEET}`,
    },
  },
});
const page = css({ minWidth: 0 });
const left = css(page, {
  [DESKTOP]: {
    position: 'relative',
    padding: '72px 64px',
    '& > div': { position: 'sticky', top: 'max(56px, 50vh - 280px)' },
    '& header h2': { color: 'var(--title)' },
    '& header p': { color: 'var(--caps-on-base)' },
  },
});
const right = css(page, { [DESKTOP]: { padding: '72px 64px 76px', alignSelf: 'center' } });

/** What stands on the left page alone. */
const aside = css({ display: 'none', [DESKTOP]: { display: 'block', marginTop: 40 } });

/** The first paragraph of what follows stands under the title, on the left page too. */
const parted = css({
  [DESKTOP]: {
    gridTemplateRows: 'auto 1fr',
    '& > div:first-of-type': { paddingBottom: 0, alignSelf: 'end' },
    '& > div:last-of-type': {
      display: 'contents',
      '& > p:first-of-type': { gridColumn: 1, gridRow: 2, padding: '0 64px 72px', fontSize: '1.375rem', maxWidth: 560 },
      '& > :not(p)': { gridColumn: 2, gridRow: '1 / span 2', padding: '64px 56px 68px', margin: 0 },
    },
  },
});

/** The list's sheets lie on both pages in turn, the first of them below the title. */
const spread = css({
  [DESKTOP]: {
    alignItems: 'start',
    paddingBottom: 76,
    '& > div:first-of-type': { gridArea: '1 / 1', padding: '72px 64px 40px', '& > div': { position: 'static' } },
    '& > div:last-of-type, & > div:last-of-type > ol': { display: 'contents' },
    '& li:nth-of-type(odd)': { gridColumn: 1, marginInline: '52px 64px' },
    '& li:nth-of-type(even)': { gridColumn: 2, marginInline: '64px 52px' },
    '& li:nth-of-type(2)': { gridRow: '1 / span 2', marginTop: 72 },
  },
});

/** Flowers at the foot of a left page that words alone stand on. */
const flowers = css({
  display: 'none',
  [DESKTOP]: {
    display: 'block',
    position: 'absolute',
    left: -34,
    bottom: -26,
    width: 'min(340px, 26vw)',
    height: 'auto',
    pointerEvents: 'none',
  },
});

interface FoldProps extends PageProps {
  /** On the left page, below the title; on phones it is left out. */
  drawing?: ReactNode;
  /** Below the title everywhere. */
  lead?: ReactNode;
  isParted?: boolean;
  isSpread?: boolean;
}

/** A section as a letter of two pages; on phones its paper is the page's own. */
export const Fold = ({ title, above, drawing, lead, isParted = false, isSpread = false, children }: FoldProps) => (
  <div css={[column, middle, letter, isParted && parted, isSpread && spread]}>
    <div css={left}>
      <div>
        <Heading above={above}>{title}</Heading>
        {lead}
        {drawing && (
          <div css={aside} aria-hidden="true">
            {drawing}
          </div>
        )}
      </div>
    </div>
    <div css={right}>{children}</div>
    {isParted && <img css={flowers} src={posy} alt="" width="224" height="200" loading="lazy" draggable={false} />}
  </div>
);
