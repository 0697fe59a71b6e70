import { css } from '@emotion/react';
import { Backdrop, RsvpForm, useBanner } from '@janur/kit';
import { useRsvpWords } from '@janur/template-parts';
import { Ceplok } from '../drawings/ceplok.tsx';
import { band, KAWUNG } from '../parts/grounds.ts';
import { Heading } from '../parts/heading.tsx';
import { column } from '../parts/layout.ts';
import { rsvpForm } from './rsvp-form-styles.ts';

const cloth = css({ background: KAWUNG });
const banner = css({
  position: 'relative',
  aspectRatio: '16 / 10',
  marginTop: 22,
  overflow: 'hidden',
  border: '3px solid var(--wire)',
});
const panel = css({ position: 'relative', marginTop: 28 });
const edge = css(band, { borderBottomWidth: 0, borderInline: '1px solid var(--wire)' });
const medallion = css({ position: 'absolute', zIndex: 1, left: 'calc(50% - 26px)', top: 19 });

/** The form as a card that cannot be forged; with WISH_ONLY it is titled for wishes. */
export function Rsvp() {
  const picture = useBanner('SECTION_RSVP_BANNER');
  const { eyebrow, title } = useRsvpWords();
  return (
    <div css={cloth}>
      <div css={column}>
        <Heading eyebrow={eyebrow}>{title}</Heading>
        {picture && (
          <div css={banner}>
            <Backdrop picture={picture} sizes="(min-width: 992px) 600px, 90vw" />
          </div>
        )}
        <div css={panel}>
          <div css={edge} />
          <Ceplok css={medallion} />
          <RsvpForm css={rsvpForm} />
        </div>
      </div>
    </div>
  );
}
