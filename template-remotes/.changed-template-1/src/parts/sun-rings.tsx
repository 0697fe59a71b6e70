import { css } from '@emotion/react';

const rings = css({
  position: 'absolute',
  width: 184,
  aspectRatio: '1',
  borderRadius: '50%',
  pointerEvents: 'none',
  background:
    'radial-gradient(closest-side, var(--clay-2) 0 56%, var(--clay-1) 56.6% 78%, color-mix(in oklab, var(--base) 55%, var(--clay-1)) 78.6% 99%, #0000 100%)',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '31.5%',
    borderRadius: '50%',
    background: 'linear-gradient(#fff1cf, #fbc98a 50%, #e98f55)',
  },
});

/** The sun with its rings, an ornament. */
export function SunRings({ className }: { className?: string }) {
  return <div css={rings} className={className} aria-hidden="true" />;
}
