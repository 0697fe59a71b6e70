import { css } from '@emotion/react';
import { Backdrop, type PictureView } from '@janur/kit';
import type { PageProps } from '@janur/template-parts';
import { Heading } from './heading.tsx';
import { column } from './layout.ts';
import { Petals } from './petals.tsx';

const banner = css({
  position: 'relative',
  aspectRatio: '16 / 10',
  marginTop: 'var(--gap)',
  overflow: 'hidden',
  border: '1px solid color-mix(in srgb, var(--gold) 60%, #0000)',
});

/** A section in the dark; petals may fall beside it. */
export const Page = ({ title, above, children, hasPetals = false }: PageProps & { hasPetals?: boolean }) => (
  <div css={column}>
    {hasPetals && <Petals />}
    <Heading above={above}>{title}</Heading>
    {children}
  </div>
);

export const Banner = ({ picture }: { picture: PictureView }) => (
  <div css={banner}>
    <Backdrop picture={picture} sizes="(min-width: 992px) 580px, 90vw" />
  </div>
);
