import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { CJK, DESKTOP } from '@janur/template-parts';
import { Coronet } from './coronet.tsx';
import { doubleRule, italic } from './layout.ts';
import { Plate, type PlateOf } from './plate.tsx';

const heading = css({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  '& img': { width: 68, height: 'auto' },
  [DESKTOP]: { '& img': { width: 92 } },
});
const rule = css(doubleRule, { justifySelf: 'stretch', marginTop: 20 });
const title = css({
  marginTop: 10,
  marginRight: '-.1em',
  fontSize: 'clamp(1.5rem, 8.7vw, 2.125rem)',
  lineHeight: 1.15,
  letterSpacing: '.1em',
  textTransform: 'uppercase',
  color: 'var(--title)',
  hyphens: 'auto',
  [CJK]: { fontSize: '1.75rem', lineHeight: 1.35, marginRight: 0 },
  [DESKTOP]: { fontSize: '2.625rem' },
});
const below = css(italic, { marginTop: 8 });

/** A section's title under the coronet, over the double rule. */
export function Heading({
  line,
  plate,
  children,
  className,
}: {
  line?: string | undefined;
  plate?: PlateOf | undefined;
  children: string;
  className?: string;
}) {
  return (
    <header className={className}>
      <Reveal css={heading}>
        <Coronet isLazy />
        <h2 css={title}>{children}</h2>
        {line && <p css={below}>{line}</p>}
        <span css={rule} />
        {plate && <Plate of={plate} />}
      </Reveal>
    </header>
  );
}
