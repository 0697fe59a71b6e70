import { css } from '@emotion/react';
import { HealthSection } from '@janur/template-parts';
import { outlineButton, prose, room } from '../parts/layout.ts';
import { antefixes, ON_STONE, STONE } from '../parts/materials.ts';
import { sheet } from '../parts/sheet.ts';

const section = css({
  paddingBlock: 52,
  color: 'var(--ink-on-third)',
  '--focus': 'var(--ink-on-third)',
  background: 'var(--third)',
});
const title = css({ fontSize: '1.75rem', lineHeight: 1.2, textAlign: 'center', color: 'var(--title-on-third)' });
const rules = css({
  marginTop: 14,
  '& [data-part="open"]': { ...outlineButton, width: 'min(320px, 100%)', marginInline: 'auto' },
  '& [data-part="dialog"]': { ...sheet, margin: 'auto auto 0', width: 'min(560px, 100vw)' },
  '& [data-part="text"]': { ...prose, textAlign: 'center' },
  // the steps that lead up to the gate, each broader than the one above
  '& [data-part="rules"]': { display: 'grid', justifyItems: 'center', gap: 0, marginTop: 30 },
  '& [data-part="rule"]': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr)',
    alignItems: 'center',
    gap: 16,
    width: '82%',
    minHeight: 92,
    padding: '14px 14px 18px',
    color: ON_STONE,
    background: `linear-gradient(#efe3ca 0 4px, #0000 4px), linear-gradient(#0000 calc(100% - 9px), #8f8471 calc(100% - 9px)), ${STONE}`,
    boxShadow: '0 8px 12px -8px #1a1508a6',
    textAlign: 'start',
    font: '700 1rem/1.4 var(--font-body)',
    hyphens: 'auto',
    '&:nth-of-type(2)': { width: '88%' },
    '&:nth-of-type(3)': { width: '94%' },
    '&:nth-of-type(4)': { width: '100%' },
    '&:first-of-type::before': antefixes(13),
  },
  '& [data-part="icon"]': {
    display: 'grid',
    placeItems: 'center',
    width: 60,
    height: 60,
    borderRadius: '50%',
    color: '#2f4b3c',
    background: '#fbf7ee',
    boxShadow: '0 0 0 2px #e0a526, 0 0 0 4px #fbf7ee, 0 0 0 5px #b9862a',
  },
  '& [data-part="icon"] svg': { width: 36, height: 36 },
});

/** Four rules; with MODAL1 in a sheet behind a button. */
export const Health = () => (
  <HealthSection
    page={({ title: words, children }) => (
      <div css={[room, section]}>
        <h2 css={title}>{words}</h2>
        {children}
      </div>
    )}
    rules={rules}
  />
);
