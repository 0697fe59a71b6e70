import { css } from '@emotion/react';
import { RsvpForm, useInvitation, useTexts } from '@janur/kit';
import { Heading } from '../parts/heading.tsx';
import { column } from '../parts/layout.ts';
import { SunRings } from '../parts/sun-rings.tsx';
import { rsvpForm } from './rsvp-form-styles.ts';

const sun = css({ left: -132, top: 40, width: 210 });
const head = css({ textAlign: 'center', '& h2': { marginInline: 'auto' } });

/** The form on a plaster panel with an arched head; with WISH_ONLY it is titled for wishes. */
export function Rsvp() {
  const { client } = useInvitation();
  const { t } = useTexts();
  const kind = client.option.rsvp_style === 'WISH_ONLY' ? 'wishes' : 'rsvp';
  return (
    <div css={column}>
      <SunRings css={sun} />
      <Heading css={head} above={t(`${kind}.eyebrow`)}>
        {t(`${kind}.title`)}
      </Heading>
      <RsvpForm css={rsvpForm} />
    </div>
  );
}
