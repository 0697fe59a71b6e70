import { css } from '@emotion/react';
import { DESKTOP, WishesSection } from '@janur/template-parts';
import { outlineButton } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';

const HOLE =
  'radial-gradient(circle 5px, var(--soga-deep) 3.4px, color-mix(in srgb, var(--soga) 30%, #0000) 4px, #0000 5px)';
/** Fibres that run along the leaf. */
const FIBRE =
  'repeating-linear-gradient(180.6deg, #0000 0 5px, color-mix(in srgb, var(--wire) 20%, #0000) 5px 6px, #0000 6px 13px)';

const leaves = css({
  marginTop: 26,
  [DESKTOP]: { maxWidth: 680, marginInline: 'auto' },
  display: 'grid',
  gap: 22,
  '& [data-part="list"]': {
    position: 'relative',
    display: 'grid',
    gap: 14,
    // the two cords that hold the leaves together
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: -10,
      insetInline: 17,
      borderInline: '2px solid var(--wire)',
    },
  },
  '& [data-part="wish"]': {
    position: 'relative',
    padding: '16px 42px 18px',
    textAlign: 'start',
    color: 'var(--ink-on-third)',
    background: [
      `${HOLE} 12px 50% / 12px 12px no-repeat`,
      `${HOLE} calc(100% - 12px) 50% / 12px 12px no-repeat`,
      FIBRE,
      'linear-gradient(var(--lontar), var(--third) 50%, var(--lontar))',
    ].join(','),
    borderRadius: '5px / 22px',
    boxShadow: 'inset 0 0 0 1px color-mix(in srgb, var(--wire) 55%, #0000), 0 6px 10px -7px #3b211399',
  },
  '& [data-part="head"]': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' },
  '& [data-part="name"]': {
    font: '600 1.25rem/1.25 var(--font-heading)',
    color: 'var(--title-on-third)',
    overflowWrap: 'anywhere',
  },
  '& [data-part="time"]': { font: 'italic 500 1rem/1.3 var(--font-heading)' },
  '& [data-part="message"]': { marginTop: 3, font: '500 1.125rem/1.4 var(--font-heading)', whiteSpace: 'pre-line' },
  '& :is([data-part="empty"], [data-part="failed"], [data-part="status"])': { padding: '20px 0', textAlign: 'center' },
  // a leaf that waits for its first line
  '& [data-part="empty"]': {
    padding: '30px 46px',
    color: 'var(--ink-on-third)',
    font: 'italic 500 1.25rem/1.4 var(--font-heading)',
    textWrap: 'balance',
    background: [
      `${HOLE} 14px 50% / 12px 12px no-repeat`,
      `${HOLE} calc(100% - 14px) 50% / 12px 12px no-repeat`,
      FIBRE,
      'linear-gradient(var(--lontar), var(--third) 50%, var(--lontar))',
    ].join(','),
    borderRadius: '5px / 22px',
    boxShadow: 'inset 0 0 0 1px color-mix(in srgb, var(--wire) 55%, #0000), 0 6px 10px -7px #3b211399',
  },
  '& [data-part="more"]': { ...outlineButton, width: '100%', minHeight: 52 },
});

/** The wishes on lontar leaves. */
export const Wishes = () => <WishesSection page={Page} list={leaves} />;
