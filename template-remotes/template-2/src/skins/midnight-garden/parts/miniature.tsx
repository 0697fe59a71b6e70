import { css } from '@emotion/react';
import type { ReactNode } from 'react';

/** A medallion of gold on its chain; `--chain` is the length of the chain. */
const frame = css({
  position: 'relative',
  paddingTop: 'var(--chain, 0px)',
  width: '100%',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 'calc(50% - 4px)',
    top: 0,
    width: 8,
    height: 'calc(var(--chain, 0px) - 9px)',
    background:
      'radial-gradient(ellipse 2.6px 5px at 50% 50%, #0000 58%, var(--gold-2) 62% 88%, #0000 94%) 50% 100% / 8px 9px repeat-y',
  },
});
const wire = css({
  position: 'relative',
  padding: 2,
  borderRadius: '50%',
  background: 'linear-gradient(135deg, var(--gold-1), var(--gold-2) 40%, var(--gold-3) 60%, var(--gold-4))',
  boxShadow: '0 18px 30px -10px #000c',
  // the eye that the chain runs through
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 'calc(50% - 8px)',
    top: -13,
    width: 16,
    height: 16,
    borderRadius: '50%',
    border: '2px solid var(--gold-2)',
  },
});
const rim = css({
  padding: 6,
  borderRadius: '50%',
  background: 'var(--night)',
});
const window = css({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: 'var(--shape, 3 / 4)',
  borderRadius: '50%',
  background: 'radial-gradient(circle at 40% 34%, var(--glow), var(--dusk) 55%, var(--night))',
  boxShadow: '0 0 0 1px color-mix(in srgb, var(--gold) 55%, #0000)',
  display: 'grid',
  placeContent: 'center',
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectPosition: '50% 25%' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: '50%',
    boxShadow: 'inset 0 0 34px 4px #0009',
  },
});

export function Miniature({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div css={frame} className={className}>
      <div css={wire}>
        <div css={rim}>
          <div css={window}>{children}</div>
        </div>
      </div>
    </div>
  );
}
