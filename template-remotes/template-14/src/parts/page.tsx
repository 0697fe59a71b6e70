import { css } from '@emotion/react';
import { Backdrop, type PictureView } from '@janur/kit';
import type { PageProps } from '@janur/template-parts';
import { Heading } from './heading.tsx';
import { ground, room } from './layout.ts';

const banner = css({ position: 'relative', aspectRatio: '16 / 10', margin: '26px -24px 0 0', overflow: 'hidden' });

/** A section in the paper's room … */
export const Page = ({ title, above, children }: PageProps) => (
  <div css={room}>
    <Heading above={above}>{title}</Heading>
    {children}
  </div>
);

/** … on a sheet of its own. */
export const OnSheet = (props: PageProps) => (
  <div css={ground}>
    <Page {...props} />
  </div>
);

export const Banner = ({ picture, className }: { picture: PictureView; className?: string }) => (
  <div css={banner} className={className}>
    <Backdrop picture={picture} sizes="(min-width: 992px) 800px, 92vw" />
  </div>
);
