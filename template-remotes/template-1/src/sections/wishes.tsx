import { css } from '@emotion/react';
import { DESKTOP, WishesSection } from '@janur/template-parts';
import { outlineButton } from '../parts/layout.ts';
import { Headed } from '../parts/page.tsx';
import { PLASTER } from '../parts/plaster.ts';

/** Pressed clay tablets, the first with an arched head. */
const tablets = css({
  marginTop: 30,
  display: 'grid',
  gap: 18,
  textAlign: 'start',
  '& [data-part="list"]': {
    display: 'grid',
    gap: 14,
    [DESKTOP]: { gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))' },
  },
  '& [data-part="wish"]': {
    position: 'relative',
    padding: '20px 22px 22px 28px',
    color: 'var(--ink-on-third)',
    background: `${PLASTER}, var(--wall-face)`,
    borderRadius: 10,
    boxShadow: 'inset 2px 2px 3px #7a341e55, inset -1.5px -1.5px 0 var(--lit)',
  },
  '& [data-part="wish"]::before': {
    content: '""',
    position: 'absolute',
    left: 10,
    top: 20,
    bottom: 20,
    width: 5,
    borderRadius: '5px 5px 1px 1px',
    background: 'var(--clay-3)',
    boxShadow: 'inset 1px 1px 1px #7a341e66',
  },
  '& [data-part="head"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '0 14px',
  },
  '& [data-part="name"]': { font: '400 1.25rem/1.3 var(--font-heading)', overflowWrap: 'anywhere' },
  '& [data-part="time"]': { font: '500 .875rem/1.4 var(--font-body)' },
  '& [data-part="message"]': { marginTop: 6, font: '400 1.0625rem/1.55 var(--font-body)', whiteSpace: 'pre-line' },
  '& :is([data-part="empty"], [data-part="failed"], [data-part="status"])': {
    padding: '24px 12px',
    textAlign: 'center',
  },
  // a blank tablet, still wet
  '& [data-part="empty"]': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 168,
    padding: '56px 28px 26px',
    color: 'var(--ink-on-third)',
    font: '400 1.1875rem/1.45 var(--font-heading)',
    background: `${PLASTER}, var(--wall-face)`,
    borderRadius: '84px 84px 10px 10px',
    boxShadow: 'inset 2px 3px 4px #7a341e55, inset -1.5px -1.5px 0 var(--lit)',
    textWrap: 'balance',
  },
  '& [data-part="more"]': { ...outlineButton, width: '100%', minHeight: 52 },
});

export const Wishes = () => <WishesSection page={Headed} list={tablets} />;
