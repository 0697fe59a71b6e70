import { css } from '@emotion/react';
import { DESKTOP, HealthSection } from '@janur/template-parts';
import { lineButton, prose } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';
import { sheet } from '../parts/sheet.ts';

const protocol = css({
  marginTop: 16,
  '& [data-part="open"]': lineButton,
  '& [data-part="dialog"]': { ...sheet, width: 'min(640px, 100vw)', margin: 'auto auto 0' },
  '& [data-part="text"]': { ...prose, maxWidth: 460 },
  '& [data-part="rules"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(124px, 1fr))',
    gap: '28px 18px',
    marginTop: 28,
  },
  '& [data-part="rule"]': { display: 'grid', alignContent: 'start', gap: 12, font: '600 1rem/1.4 var(--font-body)' },
  // a crest: white in a full circle, its ring around it
  '& [data-part="icon"]': {
    display: 'grid',
    placeItems: 'center',
    width: 74,
    height: 74,
    borderRadius: '50%',
    color: 'var(--on-primary)',
    background: 'var(--primary)',
    boxShadow: 'inset 0 0 0 3px var(--primary), inset 0 0 0 5px var(--on-primary)',
    '& svg': { strokeWidth: 1.6, width: 40, height: 40 },
  },
  [DESKTOP]: { marginTop: 0 },
});

/** Four rules; with MODAL1 in a sheet behind a button. */
export const Health = () => <HealthSection page={Page} rules={protocol} />;
