import { css } from '@emotion/react';
import { CJK } from '@janur/template-parts';
import type { ReactNode } from 'react';

const letters = css({
  display: 'grid',
  placeItems: 'center',
  containerType: 'size',
  color: 'var(--title-on-third)',
  '& span': {
    padding: '0 .3em',
    font: '400 min(46cqw, 52cqh)/1 var(--font-script)',
    opacity: 0.86,
    [CJK]: { fontSize: 'min(30cqw, 34cqh)' },
  },
  '& span:has(i)': { fontSize: 'min(28cqw, 52cqh)', [CJK]: { fontSize: 'min(24cqw, 34cqh)' } },
  '& i': { fontSize: '.5em', color: 'var(--rust)', padding: '0 .18em' },
});

/** Where there is no photo the brush wrote the initials on its wash. Only drawn: the names stand beside it. */
export const Monogram = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div css={letters} className={className} aria-hidden="true">
    <span>{children}</span>
  </div>
);
