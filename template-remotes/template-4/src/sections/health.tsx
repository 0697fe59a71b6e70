import { css } from '@emotion/react';
import { CJK, DESKTOP, HealthSection } from '@janur/template-parts';
import { Folio } from '../parts/folio.tsx';
import { caption, textLink } from '../parts/type.ts';
import { dialog } from './dialog.ts';

const page = css({
  padding: '40px 0 64px',
  '& > h2': { ...caption, padding: '9px 0 0', margin: '0 20px', borderTop: 'var(--rule)', color: 'var(--ink)' },
  [DESKTOP]: { maxWidth: 1680, marginInline: 'auto', padding: '72px 20px 96px' },
});

/** All rules in one sentence; the drawings would break it. */
const sentence = {
  '& [data-part="text"], & [data-part="rules"], & [data-part="rule"]': { display: 'inline' },
  '& [data-part="icon"]': { display: 'none' },
  '& [data-part="rules"]': { fontStyle: 'italic' },
  '& [data-part="rule"]::before': { content: '" "' },
  '& [data-part="rule"]::after': { content: '"."' },
} as const;
const LARGE = { font: '400 1.75rem/1.1 var(--font-heading)', color: 'var(--title)' } as const;

const note = css({
  padding: '12px 20px 0',
  '&[data-mode="inline"]': { ...LARGE, ...sentence, [CJK]: { fontSize: '1.25rem', lineHeight: 1.5 } },
  '& > [data-part="open"]': textLink,
  '& [data-part="dialog"]': { ...dialog, ...sentence },
  '& [data-part="dialog"] :is([data-part="text"], [data-part="rules"])': { ...LARGE, display: 'block' },
  [DESKTOP]: { maxWidth: '66%', '&[data-mode="inline"]': { fontSize: '3rem', lineHeight: 1.02 } },
});

/** A note in a single sentence. */
export const Health = () => (
  <HealthSection
    page={({ of, title, children }) => (
      <div css={page}>
        <h2>{title}</h2>
        {children}
        <Folio of={of} />
      </div>
    )}
    rules={note}
  />
);
