import { css } from '@emotion/react';
import { Backdrop, RsvpForm, useBanner } from '@janur/kit';
import { useRsvpWords } from '@janur/template-parts';
import { Heading } from '../parts/heading.tsx';
import { Room } from '../parts/room.tsx';
import { jukebox, keys, lights, panel } from './jukebox-styles.ts';

const banner = css({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: 14,
  margin: '0 0 22px',
});

/** A jukebox: coloured tubes around, and answers on its keys; with WISH_ONLY it is titled for wishes. */
export function Rsvp() {
  const picture = useBanner('SECTION_RSVP_BANNER');
  const { title } = useRsvpWords();
  return (
    <Room tone="peach">
      <Heading>{title}</Heading>
      <div css={jukebox}>
        <div css={panel}>
          <div css={lights} aria-hidden="true" />
          {picture && (
            <div css={banner}>
              <Backdrop picture={picture} sizes="(min-width: 992px) 560px, 90vw" />
            </div>
          )}
          <RsvpForm css={keys} />
        </div>
      </div>
    </Room>
  );
}
