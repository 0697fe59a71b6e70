import { css } from '@emotion/react';
import { Backdrop, from } from '@janur/kit';
import { Hashtag, shareBasics, ShareSection } from '@janur/template-parts';
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
  [`@media ${from('desktop')}`]: { fontSize: 'clamp(1.25rem, 52rem / var(--letters), 3.25rem)' },
});
const sharing = css({
  marginTop: 22,
  textAlign: 'center',
  '& [data-part="share"]': { ...solid, minWidth: 240, marginInline: 'auto', minHeight: 54, borderRadius: 27 },
  ...shareBasics,
});

/** The hashtag under its own flags, letter by letter. */
export const ShareBanner = () => (
  <ShareSection
    page={({ banner, word, title, children }) => (
      <Page tone="base">
        {word && <FlagString css={flags} words={word} />}
        {banner && (
          <Porthole css={{ width: 'min(250px, 70%)', margin: '10px auto 0' }}>
            <Backdrop picture={banner} sizes="250px" />
          </Porthole>
        )}
        <Hashtag css={hashtag} word={word} instead={<Heading>{title}</Heading>} />
        {children}
      </Page>
    )}
    sharing={sharing}
  />
);
