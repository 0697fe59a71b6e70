import { css } from '@emotion/react';
import { below, from } from '@janur/kit';
import { DESKTOP, HealthSection } from '@janur/template-parts';
import bamboo from '../assets/bamboo.svg';
import { INDIGO, lineButton, prose } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';
import { sheet } from '../parts/sheet.ts';

const protocol = css({
  marginTop: 16,
  '& [data-part="open"]': lineButton,
  '& [data-part="dialog"]': { ...sheet, width: 'min(640px, 100vw)', margin: 'auto auto 0' },
  '& [data-part="text"]': { ...prose, maxWidth: 460 },
  // noren: cloths that hang from a pole, slit between each other
  '& [data-part="rules"]': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '0 5px',
    marginTop: 40,
    paddingInline: 10,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: -10,
      height: 20,
      background: `url(${bamboo}) 0 0 / 150px 20px repeat-x`,
    },
    [`@media ${from('large')}`]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  '& [data-part="rule"]': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: 14,
    minHeight: 210,
    padding: '34px 12px 24px',
    color: 'var(--on-primary)',
    background: INDIGO,
    boxShadow: '0 6px 12px #4a3a2040, inset -10px 0 14px -12px #0008',
    textAlign: 'center',
    font: '600 1rem/1.4 var(--font-body)',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  // the second row hangs behind the first
  '& [data-part="rule"]:nth-of-type(n + 3)': {
    [`@media ${below('large')}`]: { borderTop: '3px solid var(--edge)' },
  },
  '& [data-part="icon"]': {
    display: 'grid',
    placeItems: 'center',
    width: 84,
    height: 84,
    borderRadius: '50%',
    color: 'var(--primary)',
    background: 'var(--on-primary)',
    '& svg': { strokeWidth: 1.6, width: 46, height: 46 },
  },
  [DESKTOP]: { marginTop: 0 },
});

/** Four rules; with MODAL1 in a sheet behind a button. */
export const Health = () => <HealthSection page={Page} rules={protocol} />;
