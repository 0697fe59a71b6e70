import { css } from '@emotion/react';
import { Backdrop, from } from '@janur/kit';
import { Hashtag, ShareSection } from '@janur/template-parts';
import truntum from '../assets/truntum.svg';
import { FOIL } from '../parts/foil.ts';
import { Heading } from '../parts/heading.tsx';
import { column, outlineButton } from '../parts/layout.ts';

const field = css({
  position: 'relative',
  overflow: 'hidden',
  color: 'var(--on-soga)',
  '--focus': 'var(--on-soga)',
  borderBlock: '3px solid var(--wire)',
  background: `radial-gradient(ellipse 76% 62% at 50% 50%, var(--indigo) 46%, #0000), url(${truntum}) 50% 50% / 34px, var(--indigo)`,
});
const veil = css({ position: 'absolute', inset: 0, background: 'var(--indigo)', opacity: 0.84 });
const hashtag = css(FOIL, {
  width: 'fit-content',
  maxWidth: '100%',
  margin: '0 auto 20px',
  padding: '0 .1em .12em',
  font: '600 clamp(1.25rem, min(10vw, 160vw / var(--letters)), 3rem)/1.2 var(--font-heading)',
  overflowWrap: 'anywhere',
  [`@media ${from('desktop')}`]: { fontSize: 'clamp(1.25rem, 66rem / var(--letters), 3.75rem)' },
});
const sharing = css({
  position: 'relative',
  '& [data-part="share"]': {
    ...outlineButton,
    minWidth: 230,
    marginInline: 'auto',
    color: 'var(--soga-deep)',
    border: 0,
    background: 'linear-gradient(var(--gold-1), var(--gold-2))',
  },
  '& [data-part="share"][data-state="copied"]': { ...outlineButton, minWidth: 230, border: '1px solid currentColor' },
  '& [data-part="shared"]': { display: 'block' },
  '& [data-part="shared"]:not(:empty)': { marginTop: 12 },
  '& [data-part="address"]': { fontWeight: 500, overflowWrap: 'anywhere', userSelect: 'all' },
});

/** The hashtag in gold leaf on indigo truntum, the batik of love that grows again. */
export const ShareBanner = () => (
  <ShareSection
    page={({ banner, word, title, children }) => (
      <div css={field} data-on-soga="">
        {banner && (
          <>
            <Backdrop picture={banner} sizes="(min-width: 992px) 66vw, 100vw" />
            <div css={veil} />
          </>
        )}
        <div css={column}>
          <Hashtag css={hashtag} word={word} instead={<Heading>{title}</Heading>} />
          {children}
        </div>
      </div>
    )}
    sharing={sharing}
  />
);
