import { css } from '@emotion/react';
import { Backdrop, type PictureView } from '@janur/kit';
import type { PageProps } from '@janur/template-parts';
import { BRASS } from './brass.ts';
import { Heading } from './heading.tsx';
import { column } from './layout.ts';
import { lines, shape } from './lines.ts';
import { papered, rayed } from './walls.ts';

/** A section in the middle panel of the screen … */
export const Page = ({ title, above, children }: PageProps) => (
  <div css={column}>
    <Heading above={above}>{title}</Heading>
    {children}
  </div>
);
/** … before the wall of rays … */
export const Rayed = (props: PageProps) => (
  <div css={rayed}>
    <Page {...props} />
  </div>
);
/** … or before the wallpaper. */
export const Papered = (props: PageProps) => (
  <div css={papered}>
    <Page {...props} />
  </div>
);

const CORNER = { steps: 3, size: 7 };
const banner = css({
  position: 'relative',
  aspectRatio: '16 / 10',
  marginTop: 'var(--gap)',
  '& > *': { clipPath: shape(CORNER) },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: BRASS,
    clipPath: lines(CORNER, [0, 2], [7, 1]),
  },
});

export const Banner = ({ picture }: { picture: PictureView }) => (
  <div css={banner}>
    <Backdrop picture={picture} sizes="(min-width: 992px) 560px, 90vw" />
  </div>
);
