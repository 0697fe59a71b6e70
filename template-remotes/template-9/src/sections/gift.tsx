import { css } from '@emotion/react';
import { DESKTOP, giftBasics, GiftSection, logoPlate } from '@janur/template-parts';
import carano from '../assets/carano.svg';
import { column, goldButton, middle, prose, threadButton } from '../parts/layout.ts';
import { Heading } from '../parts/heading.tsx';
import { Banner } from '../parts/page.tsx';
import { sheet } from '../parts/sheet.ts';
import { edgeThread } from '../parts/thread.ts';

const bowl = css({ width: 'min(290px, 78%)', height: 'auto', margin: '28px auto 0' });
const words = css(prose, { margin: '18px auto 24px', maxWidth: 440 });

const gifts = css(giftBasics, {
  '& [data-part="open"]': {
    ...goldButton,
    width: 'min(320px, 100%)',
    minHeight: 56,
    marginInline: 'auto',
    fontSize: '1.125rem',
  },
  '& [data-part="dialog"]': sheet,
  '& [data-part="list"]': { display: 'grid', gap: 18 },
  '& [data-part="account"]': {
    display: 'grid',
    justifyItems: 'center',
    gap: 10,
    paddingBottom: 24,
    paddingInline: 16,
    color: 'var(--ink-on-third)',
    '--focus': 'var(--ink-on-third)',
    background: 'var(--third)',
    border: '1px solid var(--gold)',
    '&::before': { content: '""', justifySelf: 'stretch', margin: '0 -16px 8px', ...edgeThread },
  },
  '& [data-part="logo"]': logoPlate,
  '& [data-part="name"]': { font: '700 1.375rem/1.2 var(--font-heading)' },
  '& [data-part="owner"]': { font: '400 1.0625rem/1.4 var(--font-body)' },
  '& [data-part="number"]': {
    font: '700 clamp(1.5rem, 7vw, 1.875rem)/1.2 var(--font-body)',
    letterSpacing: '.06em',
    color: 'var(--title-on-third)',
  },
  '& [data-part="copy"]': { ...goldButton, minWidth: 190 },
  '& [data-part="copy"][data-state="copied"]': { ...threadButton, minWidth: 190 },
  '& [data-part="pay"] a': { ...threadButton, minWidth: 190 },
  '& [data-part="others"]': { display: 'grid', gap: 14, marginTop: 24 },
  '& [data-part="others-title"]': { fontSize: '1.5rem', fontWeight: 700, color: 'var(--title)', textAlign: 'center' },
});

/** On wide windows the carano stands at the left, all that is said at its right. */
const spread = css({
  [DESKTOP]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gridTemplateRows: '1fr auto auto 1fr',
    columnGap: 72,
    width: 'min(1080px, 100% - 80px)',
    '& > *': { gridColumn: 2 },
    '& > header': { alignSelf: 'end' },
    '& > header + [data-state]:has(img)': {
      gridArea: '1 / 1 / -1 / 2',
      alignSelf: 'center',
      '& > img': { width: '100%' },
    },
  },
});

/** The gifts under a carano; with NO_ICON without it, with NO_MODAL all on the page. */
export const Gift = () => (
  <GiftSection
    page={({ title, children }) => (
      <div css={[column, middle, spread]}>
        <Heading>{title}</Heading>
        {children}
      </div>
    )}
    words={words}
    gifts={gifts}
    banner={(picture) => <Banner picture={picture} />}
    rising={['banner', 'drawing']}
    drawing={<img css={bowl} src={carano} alt="" width="240" height="214" loading="lazy" draggable={false} />}
  />
);
