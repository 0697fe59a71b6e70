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
const shade = css(back, { background: '#4a3a20', opacity: 0.2, transform: 'translate(-3px, 5px)' });
const shadeSoft = css(back, { background: '#4a3a20', opacity: 0.12, transform: 'translate(-5px, 9px)' });
const pattern = css(back, {
  background: 'var(--cloth, var(--primary))',
  '& i': { ...hempLeaves, '--leaf': '30px', '--lines': 'var(--thread, var(--on-primary))', opacity: 0.52 },
  '&[data-red]': { '--cloth': 'var(--seal)', '--thread': '#fff' },
});

export const Fold = ({ isRed }: { isRed: boolean }) => (
  <div css={corner} aria-hidden="true">
    <div css={shadeSoft} />
    <div css={shade} />
    <div css={pattern} data-red={isRed ? '' : undefined}>
      <i />
    </div>
  </div>
);
