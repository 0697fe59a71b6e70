import { css } from '@emotion/react';
import { HealthSection } from '@janur/template-parts';
import { paperButton, prose } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';
import { sheet } from '../parts/sheet.ts';

const protocol = css({
  marginTop: 14,
  '& [data-part="open"]': { ...paperButton, width: 'min(320px, 100%)', marginInline: 'auto' },
  '& [data-part="dialog"]': { ...sheet, width: 'min(560px, 100vw)', margin: 'auto auto 0', borderWidth: '2px 0 0' },
  '& [data-part="text"]': { ...prose, maxWidth: 420, marginInline: 'auto' },
  '& [data-part="rules"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(116px, 1fr))',
    gap: '24px 12px',
    marginTop: 24,
  },
  '& [data-part="rule"]': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: 12,
    font: '600 1rem/1.4 var(--font-body)',
    overflowWrap: 'anywhere',
  },
  // a seal cut in stone: its corners are worn
  '& [data-part="icon"]': {
    display: 'grid',
    placeItems: 'center',
    width: 80,
    height: 80,
    color: 'var(--on-primary)',
    background: 'var(--primary)',
    borderRadius: '7px 11px 6px 13px / 12px 7px 11px 8px',
    boxShadow: 'inset 0 0 0 4px var(--primary), inset 0 0 0 6px var(--on-primary)',
    '& svg': { strokeWidth: 1.4 },
  },
  '& [data-part="rule"]:nth-of-type(even) [data-part="icon"]': { transform: 'rotate(-2deg)' },
});

/** Four rules; with MODAL1 in a sheet behind a button. */
export const Health = () => <HealthSection page={Page} rules={protocol} />;
