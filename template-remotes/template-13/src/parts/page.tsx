import { css } from '@emotion/react';
import { Backdrop, type PictureView } from '@janur/kit';
import type { PageProps } from '@janur/template-parts';
import { Heading } from './heading.tsx';
import { column } from './layout.ts';

const banner = css({
  position: 'relative',
  aspectRatio: '16 / 10',
  marginTop: 'var(--gap)',
  overflow: 'hidden',
  borderRadius: 24,
  boxShadow: '0 0 0 1px var(--silver)',
});

/** A section in the sky's column. */
export const Page = ({ title, above, children }: PageProps) => (
  <div css={column}>
    <Heading above={above}>{title}</Heading>
    {children}
  </div>
);

export const Banner = ({ picture }: { picture: PictureView }) => (
  <div css={banner}>
    <Backdrop picture={picture} sizes="(min-width: 992px) 620px, 90vw" />
  </div>
);
