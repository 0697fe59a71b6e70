import { css } from '@emotion/react';
import { Backdrop, type PictureView } from '@janur/kit';
import { DESKTOP, type PageProps } from '@janur/template-parts';
import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { column, facing } from './layout.ts';
import { polaroid } from './polaroid.ts';

const banner = css(polaroid, {
  marginTop: 28,
  paddingBottom: 30,
  rotate: '1.2deg',
  '& [data-picture]': { aspectRatio: '16 / 10' },
});
/** Only the left page of an open album has room for it. */
const glued = css({ display: 'none', [DESKTOP]: { display: 'block', marginTop: 34 } });

interface AlbumPage extends PageProps {
  /** What lies below the heading where the album is open. */
  aside?: ReactNode;
}

/** A page of the album; where it lies open, its heading faces it … */
export const Page = ({ title, above, aside, children }: AlbumPage) => (
  <div css={[column, facing]}>
    <div>
      <Heading above={above}>{title}</Heading>
      {aside && <div css={glued}>{aside}</div>}
    </div>
    <div>{children}</div>
  </div>
);

/** The rings go through the middle. */
const onLeft = css({ [DESKTOP]: { maxWidth: 'calc(50% - 44px)' } });

/** … or two that are filled from edge to edge. */
export const Spread = ({ title, above, children }: PageProps) => (
  <div css={column}>
    <Heading css={onLeft} above={above}>
      {title}
    </Heading>
    {children}
  </div>
);

export const Banner = ({ picture, className }: { picture: PictureView; className?: string }) => (
  <div css={banner} className={className}>
    <div data-picture="">
      <Backdrop picture={picture} sizes="(min-width: 992px) 480px, 84vw" />
    </div>
  </div>
);
