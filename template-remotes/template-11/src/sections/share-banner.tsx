import { css } from '@emotion/react';
import { Backdrop } from '@janur/kit';
import { CJK, DESKTOP, Hashtag, ShareSection } from '@janur/template-parts';
import { Star } from '../drawings/star.tsx';
import { Heading } from '../parts/heading.tsx';
import { Kidney } from '../parts/kidney.tsx';
import { donePill, pill } from '../parts/look.ts';
import { Room } from '../parts/room.tsx';

const picture = css({
  width: 'min(300px, 84%)',
  margin: '0 auto 30px',
  '--rim': 'var(--cream)',
  '--shade': 'var(--gold)',
});
/** A sign over the street: a tube of light round the letters, and bulbs round that. */
const sign = css({
  position: 'relative',
  padding: '62px 16px 50px',
  borderRadius: '90px 90px 90px 22px',
  textAlign: 'center',
  background: '#06282b',
  boxShadow: 'inset 0 0 0 4px var(--spark), inset 0 0 0 16px #06282b',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 10,
    borderRadius: '80px 80px 80px 14px',
    border: '5px dotted var(--cream)',
    pointerEvents: 'none',
  },
  '& svg': { position: 'absolute', right: 12, top: -30, width: 84, rotate: '12deg' },
});
const word = css({
  fontFamily: 'var(--font-script)',
  fontSize: 'clamp(1.5rem, calc(166vw / var(--letters)), 3.75rem)',
  [CJK]: { fontSize: 'clamp(1.25rem, calc(72vw / var(--letters)), 3rem)' },
  [DESKTOP]: { fontSize: 'clamp(1.5rem, calc(72rem / var(--letters)), 3.75rem)' },
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
  color: 'var(--cream)',
  textShadow: '2.5px 2.5px 0 #ff7a5c',
});
const sharing = css({
  marginTop: 34,
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  '& [data-part="share"]': { ...pill, minWidth: 240, minHeight: 56, borderRadius: 28 },
  '& [data-part="share"][data-state="copied"]': donePill,
  '& [data-part="shared"]:not(:empty)': { marginTop: 14 },
  '& [data-part="address"]': { marginTop: 8, fontWeight: 600, overflowWrap: 'anywhere', userSelect: 'all' },
});

/** The hashtag on a motel's sign. */
export const ShareBanner = () => (
  <ShareSection
    page={({ banner, word: hashtag, title, children }) => (
      <Room tone="deep">
        {banner && (
          <Kidney css={picture}>
            <Backdrop picture={banner} sizes="300px" />
          </Kidney>
        )}
        {hashtag ? (
          <div css={sign}>
            <Star rays="var(--gold)" dots="var(--red)" />
            <Hashtag css={word} word={hashtag} instead={null} />
          </div>
        ) : (
          <Heading>{title}</Heading>
        )}
        {children}
      </Room>
    )}
    sharing={sharing}
  />
);
