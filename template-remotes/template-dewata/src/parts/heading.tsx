import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { CJK, DESKTOP } from '@janur/template-parts';
import flower from '../assets/flower.svg';
import { eyebrowText } from './layout.ts';

const heading = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 10,
  marginBottom: 34,
  textAlign: 'center',
  '& p': eyebrowText,
  [DESKTOP]: { marginBottom: 48 },
});
export const titleStyle = {
  fontSize: 'clamp(2rem, 10.4vw, 2.625rem)',
  lineHeight: 1.12,
  color: 'inherit',
  hyphens: 'auto',
  [CJK]: { fontSize: '2rem', lineHeight: 1.35 },
  [DESKTOP]: { fontSize: '3.25rem' },
} as const;
const title = css(titleStyle, { '[data-tone="base"] &': { color: 'var(--title)' } });
/** A flower on a rule of gold. */
const rule = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 10,
  width: 'min(220px, 70%)',
  '& img': { width: 34, height: 33 },
  '&::before, &::after': { content: '""', height: 1.5, background: 'linear-gradient(90deg, #0000, var(--gilt))' },
  '&::after': { transform: 'scaleX(-1)' },
});

interface HeadingProps {
  line?: string | undefined;
  /** On the green of the couple's primary colour it stands in white. */
  tone?: 'base' | 'green';
  children: string;
}

/** A section's title over a frangipani. */
export function Heading({ line, tone = 'base', children }: HeadingProps) {
  return (
    <header data-tone={tone}>
      <Reveal css={heading}>
        {line && <p>{line}</p>}
        <h2 css={title}>{children}</h2>
        <span css={rule} aria-hidden="true">
          <img src={flower} alt="" width="80" height="78" loading="lazy" draggable={false} />
        </span>
      </Reveal>
    </header>
  );
}
