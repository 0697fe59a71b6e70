import { css, keyframes } from '@emotion/react';
import { Backdrop } from '@janur/kit';
import { DESKTOP, GiftSection, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import lid from '../assets/present-lid.svg';
import present from '../assets/present.svg';
import { Heading } from '../parts/heading.tsx';
import { Page } from '../parts/page.tsx';
import { giftStyles } from './gift-styles.ts';

const pop = keyframes({
  '0%': { transform: 'none' },
  '40%': { transform: 'translate(8%, -34%) rotate(14deg)' },
  '100%': { transform: 'translate(4%, -12%) rotate(8deg)' },
});

const box = css({
  position: 'relative',
  width: 'min(230px, 62%)',
  margin: '76px auto 0',
  [DESKTOP]: { width: 'min(360px, 80%)' },
  '& img': { width: '100%', height: 'auto' },
});
/** The lid pops when the box comes into view, and stays ajar. */
const top = css({
  position: 'absolute',
  left: 0,
  top: 0,
  transform: 'translate(4%, -12%) rotate(8deg)',
  transformOrigin: '90% 90%',
  '[data-state="shown"] &': { animation: `${pop} 900ms 500ms cubic-bezier(.3,1.4,.5,1) backwards` },
  [WITHOUT_MOTION]: { animation: 'none !important' },
  [REDUCED_MOTION]: { animation: 'none !important' },
});
const banner = css({
  position: 'relative',
  aspectRatio: '16 / 10',
  marginTop: 26,
  overflow: 'hidden',
  border: '9px solid var(--paper)',
  borderRadius: 44,
  boxShadow: '0 12px 0 var(--shade)',
});
const words = css({
  margin: '22px auto',
  maxWidth: 440,
  textAlign: 'center',
  font: '700 1.0625rem/1.55 var(--font-body)',
});

/** On wide windows the present stands on the left page, all that is said at its right. */
const spread = css({
  [DESKTOP]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gridTemplateRows: '1fr auto auto 1fr',
    columnGap: 'clamp(40px, 6vw, 96px)',
    '& > *': { gridColumn: 2 },
    '& > header': { alignSelf: 'end' },
    '& > :has([data-part="present"], [data-part="banner"])': { gridArea: '1 / 1 / -1 / 2', alignSelf: 'center' },
  },
});

/** The gifts out of a present; with NO_ICON without it, with NO_MODAL all on the page. */
export const Gift = () => (
  <GiftSection
    page={({ title, children, ...props }) => (
      <Page tone="base" isWide {...props}>
        <div css={spread}>
          <Heading>{title}</Heading>
          {children}
        </div>
      </Page>
    )}
    words={words}
    gifts={giftStyles}
    banner={(picture) => (
      <div css={banner} data-part="banner">
        <Backdrop picture={picture} sizes="(min-width: 992px) 620px, 90vw" />
      </div>
    )}
    rising={['banner', 'drawing']}
    drawing={
      <div css={box} data-part="present">
        <img src={present} alt="" width="260" height="220" loading="lazy" draggable={false} />
        <img css={top} src={lid} alt="" width="260" height="120" loading="lazy" draggable={false} />
      </div>
    }
  />
);
