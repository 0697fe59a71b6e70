import { css } from '@emotion/react';
import { CJK, DESKTOP } from '@janur/template-parts';

const head = css({ textAlign: 'center' });
const above = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 9,
  marginBottom: 10,
  font: '400 1rem/1.3 var(--font-body)',
  color: 'var(--above, var(--ink))',
  '&::before': { content: '""', width: 10, height: 10, borderRadius: '50%', background: '#d9495a' },
});
const title = css({
  fontSize: 'clamp(3rem, 17vw, 4.75rem)',
  lineHeight: 0.9,
  letterSpacing: '.02em',
  color: 'var(--heading, var(--title))',
  hyphens: 'auto',
  [CJK]: { fontSize: '2.5rem' },
  [DESKTOP]: { fontSize: '6.5rem' },
});

interface HeadingProps {
  /** The words above it, else where in the film it stands: a timecode, for the eye alone. */
  above?: string | undefined;
  at: `${number}${number}:${string}`;
  children: string;
  className?: string;
}

/** A title card: the camera runs. */
export function Heading({ above: words, at, children, className }: HeadingProps) {
  return (
    <header css={head} className={className}>
      {words ? (
        <p css={above}>{words}</p>
      ) : (
        <p css={above} aria-hidden="true">
          {at}
        </p>
      )}
      <h2 css={title}>{children}</h2>
    </header>
  );
}
