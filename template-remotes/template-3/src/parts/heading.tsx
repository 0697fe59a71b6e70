import { css } from '@emotion/react';
import { DESKTOP, type HeadingProps } from '@janur/template-parts';
import { BRIGHT, FOIL } from './foil.ts';

const above = css({
  font: '500 .8125rem/1.4 var(--font-body)',
  letterSpacing: '.26em',
  textIndent: '.26em',
  textTransform: 'uppercase',
  color: 'var(--bronze)',
  '[data-on-soga] &': { color: 'var(--soft-on-soga)' },
});
const title = css({
  '[data-invitation] &': { font: '400 clamp(2.25rem, 11.2vw, 2.75rem)/1.16 var(--font-script)' },
  marginTop: 4,
  color: 'var(--title)',
  hyphens: 'auto',
  '& span': { padding: '0 .2em .12em' },
  // fine strokes: the gold stays bright to the foot of the letters
  '[data-on-soga] & span': { ...FOIL, ...BRIGHT },
  // Chinese, Japanese and Korean are set smaller: their signs fill the line
  '&:lang(zh), &:lang(ja), &:lang(ko)': { '& span': { fontSize: '.8em', lineHeight: 1.35 } },
  [DESKTOP]: { '[data-invitation] &': { fontSize: '3.75rem' } },
});

/** A section's title in script, with the small line over it; on soga it is gold (`data-on-soga` around it). */
export const Heading = ({ above: line, children }: HeadingProps) => (
  <header>
    {line && <p css={above}>{line}</p>}
    <h2 css={title}>
      <span>{children}</span>
    </h2>
  </header>
);
