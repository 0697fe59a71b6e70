import { css } from '@emotion/react';
import { DESKTOP, NARROW } from '@janur/template-parts';
import type { ReactNode } from 'react';
import dark from '../assets/laminate-dark.svg';
import { Heading } from './heading.tsx';

/** The grounds of the party, each with the inks that are readable on it; the title and its accent are large. */
const ROOMS = {
  cream: { ground: 'var(--base)', ink: 'var(--ink)', title: 'var(--title)', accent: 'var(--ink)' },
  peach: {
    ground: 'var(--third)',
    ink: 'var(--ink-on-third)',
    title: 'var(--title-on-third)',
    accent: 'var(--ink-on-third)',
  },
  teal: { ground: 'var(--teal)', ink: 'var(--cream)', title: 'var(--cream)', accent: 'var(--spark)' },
  deep: { ground: 'var(--deep)', ink: 'var(--cream)', title: 'var(--cream)', accent: 'var(--spark)' },
  gold: { ground: 'var(--gold)', ink: 'var(--soot)', title: 'var(--soot)', accent: 'var(--soot)' },
} as const;

const room = css({
  position: 'relative',
  overflow: 'clip',
  color: 'var(--room-ink)',
  '--focus': 'var(--room-ink)',
  background: 'var(--room)',
});
const laminate = css({ position: 'absolute', inset: 0, background: `url("${dark}") 50% 0 / 444px 840px` });
const column = css({
  position: 'relative',
  width: 'min(560px, 100%)',
  marginInline: 'auto',
  padding: '56px 22px 64px',
  [NARROW]: { paddingInline: 16 },
  [DESKTOP]: {
    width: 'min(600px, 100%)',
    padding: '96px 0 104px',
    '&[data-wide]': { width: 'min(960px, 100% - 72px)' },
  },
});

interface RoomProps {
  tone: keyof typeof ROOMS;
  title?: string;
  isWide?: boolean;
  /** Behind the words, over the whole width. */
  scenery?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** One room of the party; dark ones have boomerangs in their laminate. */
export function Room({ tone, title: words, isWide = false, scenery, children, className }: RoomProps) {
  const { ground, ink, title, accent } = ROOMS[tone];
  return (
    <div css={[room, { '--room': ground, '--room-ink': ink, '--room-title': title, '--room-accent': accent }]}>
      {(tone === 'teal' || tone === 'deep') && <div css={laminate} />}
      {scenery}
      <div css={column} className={className} data-wide={isWide || undefined}>
        {words && <Heading>{words}</Heading>}
        {children}
      </div>
    </div>
  );
}
