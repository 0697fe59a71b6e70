import { css } from '@emotion/react';
import { Backdrop, ShareButton, useBanner, useInvitation, useTexts } from '@janur/kit';
import { hashtagStyle, shareBasics } from '@janur/template-parts';
import { FlagString } from '../drawings/flag-string.tsx';
import { Porthole } from '../drawings/porthole.tsx';
import { Heading } from '../parts/heading.tsx';
import { solid } from '../parts/look.ts';
import { Page } from '../parts/page.tsx';

const flags = css({ margin: '-34px -24px 0' });
const hashtag = css({
  position: 'relative',
  margin: '14px 0 22px',
  font: 'italic 600 clamp(1.25rem, min(11vw, 150vw / var(--letters)), 3rem)/1.15 var(--font-heading)',
  color: 'var(--title)',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media (min-width: 992px)': { fontSize: 'clamp(1.25rem, 52rem / var(--letters), 3.25rem)' },
});
const sharing = css({
  marginTop: 22,
  textAlign: 'center',
  '& [data-part="share"]': { ...solid, minWidth: 240, marginInline: 'auto', minHeight: 54, borderRadius: 27 },
  ...shareBasics,
});

/** The hashtag letter by letter in signal flags, and the way to hand the invitation on. */
export function ShareBanner() {
  const { client } = useInvitation();
  const { t } = useTexts();
  const picture = useBanner('SECTION_SHARE_BANNER');
  const word = client.content.hashtag_word;
  return (
    <Page tone="base">
      {word && <FlagString css={flags} words={word} />}
      {picture && (
        <Porthole css={{ width: 'min(250px, 70%)', margin: '10px auto 0' }}>
          <Backdrop picture={picture} sizes="250px" />
        </Porthole>
      )}
      {word ? (
        <p css={hashtag} style={hashtagStyle(word)}>
          {word}
        </p>
      ) : (
        <Heading>{t('share.title')}</Heading>
      )}
      <ShareButton css={sharing} />
    </Page>
  );
}
