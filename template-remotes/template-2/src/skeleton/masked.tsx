import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const cut = css({
  position: 'relative',
  overflow: 'hidden',
  maskSize: '100% 100%',
  maskRepeat: 'no-repeat',
  '& img': { width: '100%', height: '100%' },
});

/** What is inside of it, cut by a skin's mask (the address of a picture with alpha). */
export function Masked({ mask, className, children }: { mask: string; className?: string; children: ReactNode }) {
  return (
    <div css={cut} className={className} style={{ maskImage: `url("${mask}")` }}>
      {children}
    </div>
  );
}
