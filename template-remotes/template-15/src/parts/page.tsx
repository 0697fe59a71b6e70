import { css } from '@emotion/react';
import { Backdrop, type PictureView, type SectionName } from '@janur/kit';
import { DESKTOP, type PageProps } from '@janur/template-parts';
import { Heading } from './heading.tsx';
import { column } from './layout.ts';
import { letterbox } from './letterbox.ts';

/** Where in the film each section stands. */
export const TIMECODES: Partial<Record<SectionName, `${number}${number}:${string}`>> = {
  bride_groom: '00:03:12:05',
  our_story: '00:11:46:20',
  wedding_event: '00:24:07:18',
  gallery: '00:32:19:02',
  video: '00:45:00:00',
  rsvp: '00:51:33:11',
  wishes: '01:08:27:14',
  gift: '01:19:05:22',
};

const banner = css({
  position: 'relative',
  aspectRatio: '1.85',
  marginTop: 'var(--gap)',
  overflow: 'hidden',
  [DESKTOP]: { aspectRatio: '2.39' },
});

/** A section under its title card. */
export const Page = ({ of, title, above, isWide = false, children }: PageProps & { isWide?: boolean }) => (
  <div css={column} data-wide={isWide ? '' : undefined}>
    <TitleCard of={of} title={title} above={above} />
    {children}
  </div>
);

export const TitleCard = ({ of, title, above }: Pick<PageProps, 'of' | 'title'> & { above?: string | undefined }) => (
  <Heading at={TIMECODES[of] ?? '00:00:00:00'} above={above}>
    {title}
  </Heading>
);

export const Banner = ({ picture }: { picture: PictureView }) => (
  <div css={[banner, letterbox]}>
    <Backdrop picture={picture} sizes="(min-width: 992px) 640px, 92vw" />
  </div>
);
