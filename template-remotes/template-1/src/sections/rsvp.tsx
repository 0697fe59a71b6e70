import { css } from '@emotion/react';
import { Backdrop, RsvpForm, useBanner } from '@janur/kit';
import { useRsvpWords } from '@janur/template-parts';
import { Heading } from '../parts/heading.tsx';
import { column } from '../parts/layout.ts';
import { SunRings } from '../parts/sun-rings.tsx';
import { rsvpForm } from './rsvp-form-styles.ts';

const sun = css({ left: -132, top: 40, width: 210 });
const banner = css({
  position: 'relative',
  aspectRatio: '16 / 10',
  marginTop: 28,
  overflow: 'hidden',
  borderRadius: '999px 999px 4px 4px / 70% 70% 4px 4px',
  boxShadow: '0 0 0 7px var(--clay-2), 0 0 0 8.5px var(--lit)',
});
const head = css({ textAlign: 'center', '& h2': { marginInline: 'auto' } });

/** The form on a plaster panel with an arched head; with WISH_ONLY it is titled for wishes. */
export function Rsvp() {
  const picture = useBanner('SECTION_RSVP_BANNER');
  const { eyebrow, title } = useRsvpWords();
  return (
    <div css={column}>
      <SunRings css={sun} />
      <Heading css={head} above={eyebrow}>
        {title}
      </Heading>
      {picture && (
        <div css={banner}>
          <Backdrop picture={picture} sizes="(min-width: 992px) 560px, 90vw" />
        </div>
      )}
      <RsvpForm css={rsvpForm} />
    </div>
  );
}
