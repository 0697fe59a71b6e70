import { css } from '@emotion/react';
import { HealthSection } from '@janur/template-parts';
import { prose, wireButton } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';
import { sheet } from '../parts/sheet.ts';

const protocol = css({
  marginTop: 14,
  '& [data-part="open"]': { ...wireButton, width: 'min(320px, 100%)', marginInline: 'auto' },
  '& [data-part="dialog"]': { ...sheet, width: 'min(560px, 100vw)', margin: 'auto auto 0', borderWidth: '1px 0 0' },
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
    gap: 10,
    font: '600 1.0625rem/1.35 var(--font-body)',
    overflowWrap: 'anywhere',
  },
  '& [data-part="icon"]': {
    display: 'grid',
    placeItems: 'center',
    width: 84,
    height: 84,
    borderRadius: '50%',
    color: 'var(--gold)',
    border: '1px solid color-mix(in srgb, var(--gold) 55%, #0000)',
    '& svg': { strokeWidth: 1.1 },
  },
});

/** Four rules with icons of gold wire; with MODAL1 in a sheet behind a button. */
export const Health = () => <HealthSection page={Page} rules={protocol} />;
