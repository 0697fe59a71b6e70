import { css } from '@emotion/react';
import { DESKTOP, HealthSection } from '@janur/template-parts';
import { outlineButton } from '../parts/buttons.ts';
import { letterSheet } from '../parts/dialog.ts';
import { Page } from '../parts/page.tsx';
import { airmail } from '../parts/sheet.ts';

const protocol = css({
  marginTop: 16,
  '& [data-part="open"]': { ...outlineButton, width: 'min(320px, 100%)', marginInline: 'auto' },
  '& [data-part="dialog"]': letterSheet,
  '& [data-part="text"]': { maxWidth: 440, marginInline: 'auto', font: '400 1.1875rem/1.5 var(--font-body)' },
  '& [data-part="rules"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
    gap: 14,
    marginTop: 24,
    [DESKTOP]: { gap: 24 },
  },
  '& [data-part="rule"]': {
    ...airmail,
    borderWidth: 6,
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: 10,
    padding: '16px 10px 18px',
    font: '600 1.0625rem/1.3 var(--font-body)',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  '& [data-part="rule"]:nth-of-type(odd)': { transform: 'rotate(-.8deg)' },
  '& [data-part="rule"]:nth-of-type(even)': { transform: 'rotate(.8deg)' },
  '& [data-part="icon"]': {
    display: 'grid',
    placeItems: 'center',
    width: 70,
    height: 70,
    borderRadius: '50%',
    color: 'var(--title)',
    boxShadow: 'inset 0 0 0 1.6px var(--title), inset 0 0 0 4px var(--base), inset 0 0 0 5px var(--line)',
    '& svg': { width: 42, height: 42 },
  },
});

/** Four airmail stickers; with MODAL1 in a sheet behind a button. */
export const Health = () => <HealthSection page={Page} rules={protocol} />;
