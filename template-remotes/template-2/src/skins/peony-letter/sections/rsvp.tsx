import { css } from '@emotion/react';
import { useCouple, useDay } from '@janur/kit';
import { RsvpSection } from '@janur/template-parts';
import { BannerStamp } from '../parts/banner-stamp.tsx';
import { Fold } from '../parts/fold.tsx';
import { PhotoStamp } from '../parts/photo-stamp.tsx';
import { Postmark } from '../parts/postmark.tsx';
import { rsvpForm } from './rsvp-form-styles.ts';

const franked = css({ position: 'relative', width: 236, height: 300, margin: '0 auto', rotate: '-3deg' });
const stamp = css({ height: '100%' });
const mark = css({
  '&&': { position: 'absolute' },
  left: -66,
  bottom: 22,
  width: 138,
  rotate: '-11deg',
});

/** The reply card; with WISH_ONLY it is titled for wishes. */
export const Rsvp = () => (
  <RsvpSection
    page={(props) => <Fold {...props} drawing={<Franked />} />}
    form={rsvpForm}
    banner={(picture) => <BannerStamp picture={picture} />}
  />
);

/** The stamp that a reply needs, cancelled already. */
function Franked() {
  const { initials, joinedNames } = useCouple();
  const day = useDay();
  return (
    <div css={franked}>
      <PhotoStamp css={stamp} picture={null} value={initials.join(' & ')} sizes="240px" />
      {day && <Postmark css={mark} isCancelling around={joinedNames} lines={[day.format('weekday_short'), day.day]} />}
    </div>
  );
}
