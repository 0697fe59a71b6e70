import { css } from '@emotion/react';
import { DESKTOP, NARROW } from '@janur/template-parts';
import type { ReactNode } from 'react';
import lines from '../assets/edge-lines.svg';
import mask from '../assets/edge-mask.svg';
import grains from '../assets/sand.svg';
import { Heading } from './heading.tsx';

const GROUNDS = {
  base: 'var(--base)',
  third: 'var(--third)',
  sand: 'var(--sand)',
  deep: 'var(--deep)',
} as const;

const page = css({
  position: 'relative',
  padding: '64px 24px 92px',
  color: 'var(--ink)',
  '&[data-tone="third"]': {
    color: 'var(--ink-on-third)',
    '--heading': 'var(--title-on-third)',
    '--focus': 'currentColor',
  },
  '&[data-tone="deep"]': { color: 'var(--on-primary)', '--heading': 'currentColor', '--focus': 'currentColor' },
  [NARROW]: { paddingInline: 16 },
  [DESKTOP]: { padding: '96px 40px 120px' },
});
const column = css({ position: 'relative', maxWidth: 560, marginInline: 'auto', '&[data-wide]': { maxWidth: 700 } });

/** The water of a section washes over the one above it. */
const edge = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 'calc(100% - 1px)',
  height: 58,
  pointerEvents: 'none',
  background: 'var(--ground)',
  mask: `url("${mask}") 50% 0 / auto 72px repeat-x`,
  '& + i': {
    position: 'absolute',
    insetInline: 0,
    top: -57,
    height: 72,
    pointerEvents: 'none',
    opacity: 0.85,
    background: `url("${lines}") 50% 0 / auto 72px repeat-x`,
  },
});

interface GroundProps {
  title?: string;
  above?: string;
  tone: keyof typeof GROUNDS;
  isWide?: boolean;
  className?: string;
  /** What stands behind the column. */
  scenery?: ReactNode;
  children: ReactNode;
}

/** A section on its ground, with a water edge above. */
export function Page({ tone, title, above, isWide = false, className, scenery, children }: GroundProps) {
  const ground = GROUNDS[tone];
  const background = tone === 'sand' ? `url("${grains}"), ${ground}` : ground;
  return (
    <div css={page} className={className} data-tone={tone} style={{ background }}>
      <Edge ground={ground} />
      {scenery}
      <div css={column} data-wide={isWide || undefined}>
        {title && <Heading above={above}>{title}</Heading>}
        {children}
      </div>
    </div>
  );
}

export const Edge = ({ ground }: { ground: string }) => (
  <>
    <i css={[edge, { '--ground': ground }]} aria-hidden="true" />
    <i aria-hidden="true" />
  </>
);
