import { css } from '@emotion/react';
import { Backdrop, type PictureView } from '@janur/kit';
import type { PageProps } from '@janur/template-parts';
import type { BesideKind } from '../drawings/beside.tsx';
import { Heading } from './heading.tsx';
import { ground, room } from './layout.ts';

const banner = css({ position: 'relative', aspectRatio: '16 / 10', margin: '26px -24px 0 0', overflow: 'hidden' });

interface RoomProps extends PageProps {
  /** What stands below the title where it has a column of its own. */
  beside?: BesideKind;
}

/** A section in the paper's room … */
export const Page = ({ title, above, beside, children }: RoomProps) => (
  <div css={room}>
    <Heading above={above} beside={beside}>
      {title}
    </Heading>
    {children}
  </div>
);

/** … on a sheet of its own. */
export const OnSheet = (props: RoomProps) => (
  <div css={ground}>
    <Page {...props} />
  </div>
);

export const Banner = ({ picture, className }: { picture: PictureView; className?: string }) => (
  <div css={banner} className={className}>
    <Backdrop picture={picture} sizes="(min-width: 992px) 800px, 92vw" />
  </div>
);
