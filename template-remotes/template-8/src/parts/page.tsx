import { css } from '@emotion/react';
import { DESKTOP, NARROW } from '@janur/template-parts';
import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { Wave } from './wave.tsx';

/** A page's paper with the title and the words that are readable on it. */
const TONES = {
  base: { ground: 'var(--base)', title: 'var(--title)', ink: 'var(--ink)' },
  third: { ground: 'var(--third)', title: 'var(--title-on-third)', ink: 'var(--ink-on-third)' },
  sky: { ground: 'var(--sky)', title: 'var(--crayon)', ink: 'var(--toy-ink)' },
  sun: { ground: '#ffe39a', title: 'var(--crayon)', ink: 'var(--toy-ink)' },
  night: { ground: 'var(--night)', title: '#fff', ink: '#fff' },
} as const;

const page = css({
  position: 'relative',
  color: 'var(--page-ink)',
  '--focus': 'var(--page-ink)',
  background: 'var(--page)',
});
const edge = css({ bottom: 'calc(100% - 1px)', height: 34, [DESKTOP]: { height: 64 } });
const column = css({
  position: 'relative',
  width: 'min(560px, 100%)',
  marginInline: 'auto',
  padding: '38px 20px 76px',
  '&&[data-wide]': { [DESKTOP]: { width: 'min(1120px, 100% - 80px)' } },
  [NARROW]: { paddingInline: 14 },
  [DESKTOP]: { paddingBlock: '64px 120px', paddingInline: 0, width: 'min(640px, 100% - 80px)' },
});

/** On wide windows the picture book lies open: the title and a picture at the left, the rest at the right. */
const spread = css({
  [DESKTOP]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gap: 'clamp(40px, 6vw, 96px)',
    alignItems: 'start',
  },
});
const leftPage = css({ [DESKTOP]: { position: 'sticky', top: 'clamp(24px, 9vh, 96px)' } });
const picture = css({ display: 'none', [DESKTOP]: { display: 'block' } });

interface GroundProps {
  title?: string;
  above?: string;
  tone: keyof typeof TONES;
  /** Beside the words, over the whole width. */
  scenery?: ReactNode;
  isWide?: boolean;
  /** The picture under the title, on the left page of a wide window. */
  beside?: ReactNode;
  children: ReactNode;
}

/** One page of the picture book; it lies over the one before with a soft edge. */
export function Page({ tone, title: words, above, scenery, isWide = false, beside, children }: GroundProps) {
  const { ground, title, ink } = TONES[tone];
  return (
    <div css={[page, { '--page': ground, '--page-title': title, '--page-ink': ink }]}>
      <Wave css={edge} fill="var(--page)" />
      {scenery}
      <div css={[column, beside ? spread : undefined]} data-wide={isWide || Boolean(beside) || undefined}>
        {beside ? (
          <>
            <div css={leftPage}>
              {words && <Heading above={above}>{words}</Heading>}
              <div css={picture}>{beside}</div>
            </div>
            <div>{children}</div>
          </>
        ) : (
          <>
            {words && <Heading above={above}>{words}</Heading>}
            {children}
          </>
        )}
      </div>
    </div>
  );
}
