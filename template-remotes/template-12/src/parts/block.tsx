import { css } from '@emotion/react';
import { Backdrop, type PictureView } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { harsh, RULE } from './type.ts';

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
  note?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A section: its title, a rule, what it holds; on wide windows the title has the first of four columns. */
export const Block = ({ title, note, className, children }: BlockProps) => (
  <div css={block} className={className}>
    <Heading note={note}>{title}</Heading>
    <div css={content}>{children}</div>
  </div>
);

const banner = css({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderBottom: RULE,
  '& img': harsh,
});

export const Banner = ({ picture }: { picture: PictureView }) => (
  <div css={banner}>
    <Backdrop picture={picture} sizes="(min-width: 992px) 75vw, 100vw" />
  </div>
);
