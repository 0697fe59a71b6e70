import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { CJK, DESKTOP, shareBasics, ShareSection, TagWord } from '@janur/template-parts';
import type { CSSProperties } from 'react';
import { Heading } from '../parts/heading.tsx';
import { outlineButton } from '../parts/look.ts';
import { bleeding, Wash } from '../parts/wash.tsx';
import { Banner } from './banner.tsx';

const band = css({ position: 'relative', padding: '48px 24px 36px', textAlign: 'center' });
const painted = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 'clamp(150px, 40vw, 250px)',
  marginInline: -24,
  padding: '30px 24px',
});
const under = css({ inset: '0 -4%', [DESKTOP]: { inset: '0 calc(50% - 480px)' } });

/** As large as the window has room for its letters. */
const hashtag = css({
  position: 'relative',
  maxWidth: '100%',
  fontFamily: 'var(--font-script)',
  fontSize: 'clamp(1.75rem, min(204vw / var(--letters), 6rem), 6rem)',
  lineHeight: 1.05,
  color: 'var(--ink)',
  [CJK]: { fontSize: 'clamp(1.375rem, min(80vw / var(--letters), 3rem), 3rem)', lineHeight: 1.35 },
});
const sharing = css({
  marginTop: 18,
  '& [data-part="share"]': { ...outlineButton, minWidth: 'min(240px, 100%)' },
  ...shareBasics,
});

// its type knows only standard properties
const letters = (word: string) => ({ '--letters': [...word].length }) as CSSProperties;

/** The hashtag in script over a wide peach wash, and the way to hand the invitation on. */
export const ShareBanner = () => (
  <ShareSection
    page={({ banner, word, title, children }) => (
      <div css={band}>
        {banner && <Banner picture={banner} />}
        {word ? (
          <Reveal>
            <div css={painted}>
              <Wash css={[under, bleeding]} shape="stroke" tone="peach" />
              <p css={hashtag} style={letters(word)}>
                <TagWord word={word} />
              </p>
            </div>
          </Reveal>
        ) : (
          <Heading>{title}</Heading>
        )}
        {children}
      </div>
    )}
    sharing={sharing}
  />
);
