import { css } from '@emotion/react';
import { giftBasics, GiftSection, logoPlate } from '@janur/template-parts';
import spark from '../assets/spark.svg';
import { Heading } from '../parts/heading.tsx';
import { bright, column, faint, haloed, prose, sheet } from '../parts/layout.ts';
import { Banner } from '../parts/page.tsx';

const section = css({ textAlign: 'center' });
const falling = css({ width: 'min(320px, 88%)', height: 'auto', margin: '18px auto 0', overflow: 'visible' });
const words = css(prose, { maxWidth: 460, margin: '18px auto 26px' });

/** A star's way down the card's shoulder, as a mask: broad at its head, gone at its end. */
const TAIL =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 150 50'%3E%3ClinearGradient id='g'%3E%3Cstop/%3E%3Cstop offset='1' stop-opacity='0'/%3E%3C/linearGradient%3E%3Cpath d='M2,46L150,0L6,49Z' fill='url(%23g)'/%3E%3Cpath d='M12,38L92,12M20,48L110,22' stroke='url(%23g)' stroke-width='.9'/%3E%3C/svg%3E\")";

const gifts = css(giftBasics, {
  '& [data-part="open"]': { ...haloed, width: 'min(320px, calc(100% - 12px))', marginInline: 'auto' },
  '& [data-part="dialog"]': sheet,
  '& [data-part="list"]': { display: 'grid', gap: 18 },
  '& [data-part="account"]': {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: 10,
    padding: '68px 18px 24px',
    borderRadius: 26,
    textAlign: 'center',
    overflow: 'hidden',
    background:
      'radial-gradient(130% 90% at 90% 0, color-mix(in srgb, var(--dusk) 60%, var(--panel)), #0000), var(--panel)',
    boxShadow: 'inset 0 0 0 1px var(--thread)',
    '&::before': {
      content: '""',
      position: 'absolute',
      right: 134,
      top: 18,
      width: 60,
      height: 60,
      background: `url(${spark}) 50% / contain no-repeat`,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      right: 14,
      top: 0,
      width: 150,
      height: 50,
      background: 'var(--gold)',
      mask: `${TAIL} 0 0 / 100% 100% no-repeat`,
    },
  },
  '& [data-part="logo"]': { ...logoPlate, borderRadius: 10 },
  '& [data-part="name"]': { font: '400 1.375rem/1.2 var(--font-heading)', color: 'var(--gold)' },
  '& [data-part="owner"]': { font: '400 1rem/1.4 var(--font-body)' },
  '& [data-part="number"]': {
    font: '500 clamp(1.375rem, 6.8vw, 1.75rem)/1.2 var(--font-body)',
    color: 'var(--gold)',
    letterSpacing: '.06em',
    overflowWrap: 'anywhere',
  },
  '& [data-part="copy"]': { ...bright, minWidth: 190 },
  '& [data-part="copy"][data-state="copied"]': { ...faint, minWidth: 190 },
  '& [data-part="pay"] a': { ...faint, minWidth: 190 },
  '& [data-part="qr"]': { borderRadius: 14 },
  '& [data-part="others"]': { display: 'grid', gap: 14, marginTop: 24 },
  '& [data-part="others-title"]': { font: '400 1.375rem/1.2 var(--font-heading)', color: 'var(--gold)' },
});

/** The gifts under a falling star; with NO_ICON without it, with NO_MODAL all on the page. */
export const Gift = () => (
  <GiftSection
    page={({ title, children }) => (
      <div css={[column, section]}>
        <Heading>{title}</Heading>
        {children}
      </div>
    )}
    words={words}
    gifts={gifts}
    banner={(picture) => <Banner picture={picture} />}
    rising={[]}
    drawing={<FallingStar />}
  />
);

const FallingStar = () => (
  <svg css={falling} viewBox="0 0 320 120" fill="none" aria-hidden="true">
    <defs>
      <linearGradient id="falling-trail" x1="0" y1="0" x2="1" y2="0">
        <stop stopColor="var(--gold)" />
        <stop offset="1" stopColor="var(--gold)" stopOpacity="0" />
      </linearGradient>
    </defs>
    <g stroke="url(#falling-trail)" strokeLinecap="round">
      <path d="M78,82Q180,54 312,10" strokeWidth="2.4" />
      <path d="M84,88Q170,68 268,38M76,74Q140,52 210,26" strokeWidth="1" />
      <path d="M96,96Q150,84 200,70" strokeWidth=".8" strokeDasharray="1 5" />
    </g>
    <image href={spark} x="26" y="34" width="100" height="100" />
  </svg>
);
