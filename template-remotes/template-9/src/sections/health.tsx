import { css } from '@emotion/react';
import { HealthSection } from '@janur/template-parts';
import { prose, threadButton } from '../parts/layout.ts';
import { Middle } from '../parts/page.tsx';
import { sheet } from '../parts/sheet.ts';
import { WARP } from '../parts/thread.ts';

const side = { position: 'absolute', content: '""', transform: 'rotate(45deg)' } as const;

const protocol = css({
  marginTop: 14,
  '& [data-part="open"]': { ...threadButton, width: 'min(320px, 100%)', minHeight: 52, marginInline: 'auto' },
  '& [data-part="dialog"]': { ...sheet, width: 'min(560px, 100vw)', margin: 'auto auto 0' },
  '& [data-part="text"]': { ...prose, maxWidth: 440, marginInline: 'auto' },
  '& [data-part="rules"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
    gap: '26px 12px',
    marginTop: 26,
  },
  '& [data-part="rule"]': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: 10,
    font: '400 1.0625rem/1.3 var(--font-body)',
    overflowWrap: 'anywhere',
  },
  // a wajik of cloth in a gold one
  '& [data-part="icon"]': {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    placeItems: 'center',
    width: 112,
    height: 112,
    color: 'var(--cream)',
    '&::before': {
      ...side,
      inset: 17,
      zIndex: -1,
      background: `${WARP}, var(--cloth)`,
      boxShadow: '0 0 0 2px var(--gold)',
    },
    '&::after': { ...side, inset: 22, zIndex: -1, border: '1px dashed var(--gold)' },
    '& svg': { width: 42, height: 42, strokeWidth: 1.8 },
  },
});

/** Four rules; with MODAL1 in a sheet behind a button. */
export const Health = () => <HealthSection page={Middle} rules={protocol} />;
