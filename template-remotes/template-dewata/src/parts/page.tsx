import { css } from '@emotion/react';
import { Backdrop, type PictureView } from '@janur/kit';
import type { PageProps } from '@janur/template-parts';
import { Heading } from './heading.tsx';
import { room } from './layout.ts';
import { pradaFrame } from './prada.ts';

/** A section in its room. */
export const Page = ({ title, above, children }: PageProps) => (
  <div css={room}>
    <Heading line={above}>{title}</Heading>
    {children}
  </div>
);

const banner = css(pradaFrame, { position: 'relative', aspectRatio: '3 / 2', marginBottom: 26 });

export const Banner = ({ picture, className }: { picture: PictureView; className?: string }) => (
  <div css={banner} className={className}>
    <Backdrop picture={picture} sizes="(min-width: 992px) 620px, 88vw" />
  </div>
);
