import { css } from '@emotion/react';
import { Backdrop } from '@janur/kit';
import { Hashtag, ShareSection } from '@janur/template-parts';
import confetti from '../assets/confetti.svg';
import { Heading } from '../parts/heading.tsx';
import { done, loud } from '../parts/look.ts';
import { Page } from '../parts/page.tsx';

const shower = css({ position: 'absolute', inset: 0, background: '50% 20% / 390px 844px' });
const window = css({
  position: 'relative',
  width: 'min(300px, 82%)',
  aspectRatio: '1',
  margin: '0 auto -34px',
  overflow: 'hidden',
  border: '9px solid #fff',
  borderRadius: '46% 54% 48% 52%',
});
/** A sticker: letters with a rim so thick that it is one piece. */
const sticker = css({
  position: 'relative',
  width: 'fit-content',
  maxWidth: '100%',
  margin: '0 auto',
  padding: '16px 20px 18px',
  rotate: '-3deg',
  borderRadius: 28,
  color: 'var(--night)',
  background: '#fff',
  boxShadow: '0 8px 0 #2b285055',
  font: '400 min(calc(118vw / var(--letters)), 2.75rem)/1.1 var(--font-heading)',
  fontSize: 'clamp(1.125rem, calc(118vw / var(--letters)), 2.75rem)',
  overflowWrap: 'anywhere',
  textAlign: 'center',
});
const sharing = css({
  position: 'relative',
  marginTop: 34,
  textAlign: 'center',
  '& [data-part="share"]': { ...loud, minWidth: 240, marginInline: 'auto' },
  '& [data-part="share"][data-state="copied"]': done,
  '& [data-part="shared"]': { display: 'block' },
  '& [data-part="shared"]:not(:empty)': { marginTop: 14 },
  '& [data-part="address"]': { fontWeight: 800, overflowWrap: 'anywhere', userSelect: 'all' },
});

/** The hashtag as a sticker under confetti. */
export const ShareBanner = () => (
  <ShareSection
    page={({ banner: picture, word, title, children }) => (
      <Page tone="night" scenery={<div css={shower} style={{ backgroundImage: `url("${confetti}")` }} />}>
        {picture && (
          <div css={window}>
            <Backdrop picture={picture} sizes="300px" />
          </div>
        )}
        <Hashtag css={sticker} word={word} instead={<Heading>{title}</Heading>} />
        {children}
      </Page>
    )}
    sharing={sharing}
  />
);
