import { css } from '@emotion/react';
import type { FrameProps } from '@janur/kit';
import { DESKTOP } from '../../skeleton/media.ts';
import { smooth } from '../../skeleton/smooth.ts';
import { BouquetColumn } from './bouquet-column.tsx';
import { Nav } from './nav.tsx';

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
