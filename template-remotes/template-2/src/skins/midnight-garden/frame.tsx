import { css } from '@emotion/react';
import type { FrameProps } from '@janur/kit';
import { lazy, Suspense } from 'react';
import { DESKTOP } from '../../skeleton/media.ts';
import { smooth } from '../../skeleton/smooth.ts';
import { Nav } from './nav.tsx';

/** Only wide windows show it: nobody's first screen waits for it. */
const BouquetColumn = lazy(() =>
  import('./sections/later.ts').then((sections) => ({ default: sections.BouquetColumn })),
);

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
      <Suspense>
        <BouquetColumn />
      </Suspense>
      {children}
      <Nav />
    </div>
  );
}
