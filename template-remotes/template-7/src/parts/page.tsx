import { css } from '@emotion/react';
import { Backdrop, type PictureView } from '@janur/kit';
import type { PageProps } from '@janur/template-parts';
import { Heading } from './heading.tsx';
import { column } from './layout.ts';
import { middle } from './middle.ts';

const banner = css({
  position: 'relative',
  aspectRatio: '16 / 10',
  maxWidth: 640,
  margin: '24px auto 0',
  overflow: 'hidden',
  border: '2px solid #d4a24a',
});

/** A section in the middle of the silk. */
export const Page = ({ title, above, children }: PageProps) => (
  <div css={[column, middle]}>
    <Heading above={above}>{title}</Heading>
    {children}
  </div>
);

export const Banner = ({ picture, className }: { picture: PictureView; className?: string }) => (
  <div css={banner} className={className}>
    <Backdrop picture={picture} sizes="(min-width: 992px) 600px, 90vw" />
  </div>
);
