import { css } from '@emotion/react';
import { Backdrop, type PictureView } from '@janur/kit';
import type { PageProps } from '@janur/template-parts';
import { Heading } from './heading.tsx';
import { column } from './layout.ts';
import { polaroid } from './polaroid.ts';

const banner = css(polaroid, {
  marginTop: 28,
  paddingBottom: 30,
  rotate: '1.2deg',
  '& [data-picture]': { aspectRatio: '16 / 10' },
});

/** A page of the album … */
export const Page = ({ title, above, children }: PageProps) => (
  <div css={column}>
    <Heading above={above}>{title}</Heading>
    {children}
  </div>
);

/** … or two that lie open. */
export const Spread = ({ title, above, children }: PageProps) => (
  <div css={column} data-spread="">
    <Heading above={above}>{title}</Heading>
    {children}
  </div>
);

export const Banner = ({ picture, className }: { picture: PictureView; className?: string }) => (
  <div css={banner} className={className}>
    <div data-picture="">
      <Backdrop picture={picture} sizes="(min-width: 992px) 600px, 84vw" />
    </div>
  </div>
);
