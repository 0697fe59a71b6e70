import { css } from '@emotion/react';
import { Backdrop, type PictureView } from '@janur/kit';
import type { PageProps } from '@janur/template-parts';
import { KAWUNG, soga } from './grounds.ts';
import { Heading } from './heading.tsx';
import { column } from './layout.ts';

const cloth = css({ background: KAWUNG });
const banner = css({
  position: 'relative',
  aspectRatio: '16 / 10',
  marginTop: 'var(--gap)',
  overflow: 'hidden',
  border: '3px solid var(--wire)',
});

/** A section on cream cloth. */
export const Page = ({ title, above, children }: Omit<PageProps, 'of'>) => (
  <div css={cloth}>
    <div css={column}>
      <Heading above={above}>{title}</Heading>
      {children}
    </div>
  </div>
);

/** A section on soga at night, in golden letters. */
export const Night = ({ title, children }: PageProps) => (
  <div css={soga} data-on-soga="">
    <div css={column}>
      <Heading>{title}</Heading>
      {children}
    </div>
  </div>
);

export const Banner = ({ picture }: { picture: PictureView }) => (
  <div css={banner}>
    <Backdrop picture={picture} sizes="(min-width: 992px) 600px, 90vw" />
  </div>
);
