import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { archPath, openArch } from './arch-path.ts';
import { FAR_DOWN, innerOf, RevealCut, Voussoirs } from './reveal-cut.tsx';

const WIDTH = 306;
const CENTRE = WIDTH / 2;
const CUT = { top: 20, width: 266, depth: 11 };
const HOLE = innerOf(CUT);
const share = (units: number) => `${((units / WIDTH) * 100).toFixed(2)}cqw`;

const frame = css({ position: 'relative', overflow: 'hidden', containerType: 'inline-size' });
const drawing = css({ position: 'absolute', insetInline: 0, top: 0, width: '100%' });
/** The stone at the foot of an arch that stands by itself. */
export const sill = css({
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: 11,
    background: 'linear-gradient(var(--lit) 2px, var(--clay-3) 2px 8px, var(--clay-6) 8px)',
  },
});
const hole = css({
  '--u': `calc(100cqw / ${WIDTH})`,
  position: 'absolute',
  top: share(HOLE.top),
  insetInline: share((WIDTH - HOLE.width) / 2),
  bottom: 0,
  borderRadius: '999px 999px 0 0',
  overflow: 'hidden',
});

/** One clay arch, as high as its box. What it frames stands inside, cropped by the arch. */
export function ArchFrame({ className, children }: { className?: string; children: ReactNode }) {
  const id = useId();
  return (
    <div css={frame} className={className}>
      <svg css={drawing} viewBox={`0 0 ${WIDTH} ${FAR_DOWN}`} aria-hidden="true" focusable="false">
        <path d={archPath(CENTRE, 0, WIDTH, FAR_DOWN)} fill="var(--clay-2)" />
        <path d={openArch(CENTRE, 0.7, WIDTH - 1.4, FAR_DOWN)} fill="none" stroke="var(--lit)" strokeWidth="1.4" />
        <path d={archPath(CENTRE, 14, 278, FAR_DOWN)} fill="var(--clay-3)" />
        <Voussoirs centre={CENTRE} top={7} width={292} color="var(--clay-6)" depth={13} gap={15.5} opacity={0.5} />
        <RevealCut id={id} centre={CENTRE} {...CUT} lit="var(--clay-1)" shaded="var(--clay-6)" />
      </svg>
      <div css={hole}>{children}</div>
    </div>
  );
}
