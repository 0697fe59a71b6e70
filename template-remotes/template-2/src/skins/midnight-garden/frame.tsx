import { css } from '@emotion/react';
import { type FrameProps, late } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import { smooth } from '../../skeleton/smooth.ts';
import { Nav } from './nav.tsx';

/** Only wide windows show it, and only once the opening is gone. */
const BouquetColumn = late(() => import('./sections/index.ts').then((sections) => sections.BouquetColumn), 0);

const page = css({
  position: 'relative',
  overflow: 'clip',
  background: 'var(--night)',
  [DESKTOP]: { paddingLeft: '38vw' },
});

/** The night, and on wide windows the bouquets that stand still at the left. */
export function Frame({ children }: FrameProps) {
  return (
    <div css={[page, smooth]}>
      <BouquetColumn />
      {children}
      <Nav />
    </div>
  );
}
