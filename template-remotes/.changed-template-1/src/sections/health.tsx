import { css } from '@emotion/react';
import { HealthSection } from '@janur/template-parts';
import { outlineButton } from '../parts/layout.ts';
import { Middle } from '../parts/page.tsx';
import { sheet } from '../parts/sheet.ts';

const protocol = css({
  marginTop: 16,
  '& [data-part="open"]': { ...outlineButton, width: 'min(320px, 100%)', marginInline: 'auto' },
  '& [data-part="dialog"]': sheet,
  '& [data-part="text"]': { maxWidth: 420, marginInline: 'auto', font: '400 1.0625rem/1.6 var(--font-body)' },
  '& [data-part="rules"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(116px, 1fr))',
    gap: '22px 12px',
    marginTop: 24,
  },
  '& [data-part="rule"]': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: 10,
    font: '600 1rem/1.35 var(--font-body)',
    overflowWrap: 'anywhere',
  },
  '& [data-part="icon"]': {
    display: 'grid',
    placeItems: 'center',
    width: 84,
    height: 96,
    paddingTop: 10,
    color: 'var(--on-primary)',
    background: 'linear-gradient(var(--primary), var(--deep))',
    borderRadius: '999px 999px 4px 4px',
    boxShadow: '0 0 0 5px var(--clay-2), 0 0 0 6.5px var(--lit), inset 6px 8px 0 var(--clay-7)',
  },
});

/** Four rules in mini arches; with MODAL1 in a sheet behind a button. */
export const Health = () => <HealthSection page={Middle} rules={protocol} />;
