import { css } from '@emotion/react';
import { Backdrop, type PictureView } from '@janur/kit';
import { DESKTOP, type PageProps } from '@janur/template-parts';
import { Hung } from '../drawings/hung.tsx';
import { Heading } from './heading.tsx';
import { column, middle } from './layout.ts';

const banner = css({
  position: 'relative',
  aspectRatio: '16 / 10',
  marginTop: 'var(--gap)',
  overflow: 'hidden',
  border: '2px solid var(--gold)',
});

/** A section in the middle of the cloth … */
export const Middle = ({ title, above, children }: PageProps) => (
  <div css={[column, middle]}>
    <Heading above={above}>{title}</Heading>
    {children}
  </div>
);

/** … or with its heading alone in the middle. */
export const Page = ({ title, above, children }: PageProps) => (
  <div css={column}>
    <Heading css={middle} above={above}>
      {title}
    </Heading>
    {children}
  </div>
);

/** On wide windows the title hangs at the left, and stays while what is told at the right goes by. */
const spread = css({
  [DESKTOP]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    columnGap: 72,
    width: 'min(1080px, 100% - 80px)',
    '& > :first-of-type': { position: 'sticky', top: '16vh', alignSelf: 'start' },
  },
});

export const Spread = ({ title, above, children }: PageProps) => (
  <div css={[column, spread]}>
    <div>
      <Heading css={middle} above={above}>
        {title}
      </Heading>
      <Hung />
    </div>
    <div>{children}</div>
  </div>
);

export const Banner = ({ picture, className }: { picture: PictureView; className?: string }) => (
  <div css={banner} className={className}>
    <Backdrop picture={picture} sizes="(min-width: 992px) 580px, 90vw" />
  </div>
);
