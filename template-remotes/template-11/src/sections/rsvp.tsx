import { css } from '@emotion/react';
import { Backdrop } from '@janur/kit';
import { RsvpSection } from '@janur/template-parts';
import { Room } from '../parts/room.tsx';
import { jukebox, keys, lights, panel } from './jukebox-styles.ts';

const banner = css({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: 14,
  margin: '0 0 22px',
});

/** A jukebox: coloured tubes around, and answers on its keys. */
export const Rsvp = () => (
  <RsvpSection
    page={({ title, children }) => (
      <Room tone="peach" title={title}>
        <div css={jukebox}>
          <div css={panel}>
            <div css={lights} aria-hidden="true" />
            {children}
          </div>
        </div>
      </Room>
    )}
    form={keys}
    banner={(picture) => (
      <div css={banner}>
        <Backdrop picture={picture} sizes="(min-width: 992px) 560px, 90vw" />
      </div>
    )}
  />
);
