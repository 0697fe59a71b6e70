import { css } from '@emotion/react';
import { Backdrop, type PictureView } from '@janur/kit';
import type { PageProps } from '@janur/template-parts';
import { Heading } from './heading.tsx';
import { column } from './layout.ts';

const centred = css({ textAlign: 'center', '& h2': { marginInline: 'auto' } });
const banner = css({
  position: 'relative',
  aspectRatio: '16 / 10',
  marginTop: 'var(--gap)',
  overflow: 'hidden',
  borderRadius: '999px 999px 4px 4px / 70% 70% 4px 4px',
  boxShadow: '0 0 0 7px var(--clay-2), 0 0 0 8.5px var(--lit)',
});

/** A section in the plaster's column … */
export const Page = ({ title, children }: PageProps) => (
  <div css={column}>
    <Heading>{title}</Heading>
    {children}
  </div>
);

/** … with its heading in the middle … */
export const Headed = ({ title, above, children }: PageProps) => (
  <div css={column}>
    <Heading css={centred} above={above}>
      {title}
    </Heading>
    {children}
  </div>
);

/** … or all of it. */
export const Middle = ({ title, children }: PageProps) => (
  <div css={[column, centred]}>
    <Heading>{title}</Heading>
    {children}
  </div>
);

export const Banner = ({ picture }: { picture: PictureView }) => (
  <div css={banner}>
    <Backdrop picture={picture} sizes="(min-width: 992px) 560px, 90vw" />
  </div>
);
