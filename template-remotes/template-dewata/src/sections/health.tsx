import { css } from '@emotion/react';
import { HealthSection } from '@janur/template-parts';
import { outlineButton, prose, room } from '../parts/layout.ts';
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
  '& [data-part="rules"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
    gap: 22,
    marginTop: 24,
  },
  '& [data-part="rule"]': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: 10,
    textAlign: 'center',
    font: '600 1rem/1.4 var(--font-body)',
  },
  '& [data-part="icon"]': {
    display: 'grid',
    placeItems: 'center',
    width: 78,
    height: 78,
    borderRadius: '50%',
    color: '#2f4b3c',
    background: '#fbf7ee',
    boxShadow: '0 0 0 2px #e0a526, 0 0 0 6px #fbf7ee, 0 0 0 7px #b9862a',
  },
  '& [data-part="icon"] svg': { width: 42, height: 42 },
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
