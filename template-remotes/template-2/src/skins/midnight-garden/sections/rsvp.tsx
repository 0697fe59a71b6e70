import { css } from '@emotion/react';
import { Backdrop, RsvpForm, useBanner } from '@janur/kit';
import { useRsvpWords } from '@janur/template-parts';
import between from '../assets/between.webp';
import { ground } from '../parts/ground.ts';
import { Heading } from '../parts/heading.tsx';
import { column, ornament } from '../parts/layout.ts';
import { lit } from '../parts/light.ts';
import { rsvpForm } from './rsvp-form-styles.ts';

const night = ground(50, 40);
const banner = css({
  position: 'relative',
  aspectRatio: '16 / 10',
  marginTop: 22,
  overflow: 'hidden',
  border: '1px solid color-mix(in srgb, var(--gold) 60%, #0000)',
});
const panel = css({ position: 'relative', marginTop: 84 });
const flowers = css(ornament, lit, { left: -70, top: -78, width: 220 });

/** The form on a dark card that flowers lie over; with WISH_ONLY it is titled for wishes. */
export function Rsvp() {
  const picture = useBanner('SECTION_RSVP_BANNER');
  const { eyebrow, title } = useRsvpWords();
  return (
    <div css={night}>
      <div css={column}>
        <Heading above={eyebrow}>{title}</Heading>
        {picture && (
          <div css={banner}>
            <Backdrop picture={picture} sizes="(min-width: 992px) 580px, 90vw" />
          </div>
        )}
        <div css={panel}>
          <RsvpForm css={rsvpForm} />
          <img css={flowers} src={between} alt="" width="240" height="236" loading="lazy" draggable={false} />
        </div>
      </div>
    </div>
  );
}
