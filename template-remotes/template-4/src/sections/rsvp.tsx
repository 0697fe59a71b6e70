import { css } from '@emotion/react';
import { Backdrop, RsvpForm, useBanner, useInvitation, useTexts } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import { Page } from '../parts/page.tsx';
import { Unveil } from '../parts/unveil.tsx';
import { rsvpForm } from './rsvp-form-styles.ts';

const banner = css({ height: 300, margin: '0 -20px 34px', [DESKTOP]: { margin: '0 0 34px', height: 420 } });
const deck = css({
  marginBottom: 26,
  font: '400 2.0625rem/1.02 var(--font-heading)',
  letterSpacing: '-.01em',
  color: 'var(--title)',
});

/** The subscription card; with WISH_ONLY it is one for letters. */
export function Rsvp() {
  const { client } = useInvitation();
  const { t } = useTexts();
  const picture = useBanner('SECTION_RSVP_BANNER');
  const kind = client.option.rsvp_style === 'WISH_ONLY' ? 'wishes' : 'rsvp';
  return (
    <Page of="rsvp" title={t(`nav.${kind}`)} note={t(`${kind}.eyebrow`)}>
      {picture && (
        <Unveil css={banner}>
          <Backdrop picture={picture} sizes="(min-width: 992px) 42vw, 100vw" />
        </Unveil>
      )}
      <h3 css={deck}>{t(`${kind}.title`)}</h3>
      <RsvpForm css={rsvpForm} />
    </Page>
  );
}
