import { css } from '@emotion/react';
import { CJK, DESKTOP, HealthSection } from '@janur/template-parts';
import { Block } from '../parts/block.tsx';
import { sheet } from '../parts/sheet.ts';
import { bar, poster, prose } from '../parts/type.ts';

const rules = css({
  '& [data-part="open"]': bar,
  '& [data-part="dialog"]': sheet,
  '& [data-part="text"]': { ...prose, padding: '20px', maxWidth: 640 },
  '& [data-part="rules"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 2,
    padding: '2px 0 0',
    background: 'currentColor',
  },
  '& [data-part="rule"]': {
    display: 'grid',
    alignContent: 'space-between',
    gap: 20,
    padding: '18px 14px 18px 18px',
    color: 'var(--ink)',
    background: 'var(--base)',
    ...poster,
    fontSize: 'clamp(1.5rem, 7.4vw, 2.125rem)',
    lineHeight: 0.94,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    [CJK]: { fontSize: '1.25rem', lineHeight: 1.2 },
  },
  // struck like a coin: an iron disc
  '& [data-part="icon"]': {
    display: 'grid',
    placeItems: 'center',
    width: 92,
    height: 92,
    borderRadius: '50%',
    color: 'var(--on-primary)',
    background: 'var(--primary)',
    '& svg': { width: 58, height: 58, strokeWidth: 2.6, strokeLinecap: 'square', strokeLinejoin: 'miter' },
  },
  [DESKTOP]: { '& [data-part="rules"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' } },
});

/** Four rules in a ruled table; with MODAL1 in a sheet behind a bar. */
export const Health = () => <HealthSection page={Block} rules={rules} />;
