import { css } from '@emotion/react';
import { hempLeaves } from '../parts/layout.ts';

/** The sheet around it has lost its corner (`--fold`); here it lies, turned over: the patterned back of the paper. */
export const foldedSheet = {
  '--fold': 'clamp(84px, 27vw, 114px)',
  background: 'var(--paper)',
  clipPath: 'polygon(0 0, calc(100% - var(--fold)) 0, 100% var(--fold), 100% 100%, 0 100%)',
} as const;

const corner = css({
  position: 'absolute',
  zIndex: 1,
  right: 0,
  top: 0,
  width: 'calc(var(--fold) + 6px)',
  height: 'calc(var(--fold) + 10px)',
  pointerEvents: 'none',
});
const back = { position: 'absolute', inset: 0, clipPath: 'polygon(6px 0, 100% calc(100% - 10px), 0 100%)' } as const;
/** What it throws on the sheet, by degrees. */
const shade = css({ position: 'absolute', inset: '-6px -6px -14px -14px', overflow: 'visible' });
const DEGREES = [0, 1, 2, 3, 4, 5, 6, 7];
const pattern = css(back, {
  background: 'var(--cloth, var(--primary))',
  '& i': { ...hempLeaves, '--leaf': '30px', '--lines': 'var(--thread, var(--on-primary))', opacity: 0.52 },
  '&[data-red]': { '--cloth': 'var(--seal)', '--thread': '#fff' },
});

export const Fold = ({ isRed }: { isRed: boolean }) => (
  <div css={corner} aria-hidden="true">
    <svg css={shade} viewBox="-14 -6 140 144" preserveAspectRatio="none" width="100%" height="100%">
      <g fill="#4a3a20" stroke="#4a3a20" strokeLinejoin="round" opacity=".2" transform="translate(-3,5)">
        {DEGREES.map((degree) => (
          <path key={degree} d="M6,0L120,114L0,124Z" opacity=".16" strokeWidth={2 + degree * 2.2} />
        ))}
      </g>
    </svg>
    <div css={pattern} data-red={isRed ? '' : undefined}>
      <i />
    </div>
  </div>
);
