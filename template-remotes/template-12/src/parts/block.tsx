import { css } from '@emotion/react';
import { DESKTOP } from '@janur/template-parts';
import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { RULE } from './type.ts';

const block = css({
  borderTop: RULE,
  [DESKTOP]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)' },
});
const content = css({
  minWidth: 0,
  borderTop: RULE,
  [DESKTOP]: { borderTop: 0, borderLeft: RULE },
});

interface BlockProps {
  title: string;
  note?: string;
  className?: string;
  children: ReactNode;
}

/** A section: its title, a rule, what it holds; on wide windows the title has the first of four columns. */
export const Block = ({ title, note, className, children }: BlockProps) => (
  <div css={block} className={className}>
    <Heading {...(note ? { note } : {})}>{title}</Heading>
    <div css={content}>{children}</div>
  </div>
);
