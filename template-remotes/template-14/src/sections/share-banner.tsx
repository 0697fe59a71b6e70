import { css } from '@emotion/react';
import { Backdrop, ShareButton, useBanner, useInvitation, useTexts } from '@janur/kit';
import { DESKTOP, hashtagStyle, shareBasics } from '@janur/template-parts';
import seal from '../assets/seal-wide.svg';
import { Heading } from '../parts/heading.tsx';
import { room, solidButton } from '../parts/layout.ts';

const section = css({ position: 'relative', overflow: 'clip' });
const veil = css({ position: 'absolute', inset: 0, background: 'color-mix(in srgb, var(--base) 84%, #0000)' });

/** Hanko: the hashtag cut into one stone, set aslant as a hand would. */
const hanko = css({
  position: 'relative',
  justifySelf: 'start',
  width: 'fit-content',
  maxWidth: '100%',
  padding: '34px 30px',
  color: '#fff',
  background: 'var(--seal)',
  mask: `url(${seal}) 0 0 / 100% 100%`,
  transform: 'rotate(-2.5deg)',
  font: '500 clamp(1.25rem, min(10vw, 112vw / var(--letters)), 2.75rem)/1.2 var(--font-heading)',
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 11, border: '1.5px solid #fff' },
  [DESKTOP]: { padding: '48px 52px', fontSize: 'clamp(1.25rem, 54rem / var(--letters), 3.25rem)' },
});
const sharing = css({
  marginTop: 30,
  '& [data-part="share"]': { ...solidButton, minWidth: 230 },
  ...shareBasics,
});

/** The hashtag as a seal, and the way to hand the invitation on. */
export function ShareBanner() {
  const { client } = useInvitation();
  const { t } = useTexts();
  const picture = useBanner('SECTION_SHARE_BANNER');
  const word = client.content.hashtag_word;
  return (
    <div css={section}>
      {picture && (
        <>
          <Backdrop picture={picture} sizes="100vw" />
          <div css={veil} />
        </>
      )}
      <div css={room}>
        {word ? (
          <p css={hanko} style={hashtagStyle(word)}>
            {word}
          </p>
        ) : (
          <Heading>{t('share.title')}</Heading>
        )}
        <ShareButton css={sharing} />
      </div>
    </div>
  );
}
