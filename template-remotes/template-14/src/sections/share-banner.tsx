import { css } from '@emotion/react';
import { Backdrop } from '@janur/kit';
import { DESKTOP, Hashtag, shareBasics, ShareSection } from '@janur/template-parts';
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

/** The hashtag as a seal. */
export const ShareBanner = () => (
  <ShareSection
    page={({ banner, word, title, children }) => (
      <div css={section}>
        {banner && (
          <>
            <Backdrop picture={banner} sizes="100vw" />
            <div css={veil} />
          </>
        )}
        <div css={room}>
          <Hashtag css={hanko} word={word} instead={<Heading>{title}</Heading>} />
          {children}
        </div>
      </div>
    )}
    sharing={sharing}
  />
);
