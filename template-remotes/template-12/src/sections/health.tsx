import { css } from '@emotion/react';
import { CJK, DESKTOP, HealthSection } from '@janur/template-parts';
import { Block } from '../parts/block.tsx';
import { sheet } from '../parts/sheet.ts';
import { bar, poster, prose, RULE, signal } from '../parts/type.ts';

const rules = css({
  '& [data-part="open"]': bar,
  '& [data-part="dialog"]': sheet,
  '& [data-part="text"]': { ...prose, padding: '20px', maxWidth: 640 },
  '& [data-part="rules"]': { containerType: 'inline-size', borderTop: RULE },
  // a row a rule: the words at the left, so large that the longest of them is whole, the sign at the right
  '& [data-part="rule"]': {
    ...poster,
    display: 'flex',
    flexDirection: 'row-reverse',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 16,
    minHeight: 124,
    padding: '16px 16px 14px 14px',
    fontSize: 'min(3rem, 7.4cqw)',
    lineHeight: 0.94,
    hyphens: 'auto',
    [CJK]: { fontSize: '1.5rem', lineHeight: 1.2 },
  },
  '& [data-part="rule"] + [data-part="rule"]': { borderTop: RULE },
  // struck like a coin: an iron disc
  '& [data-part="icon"]': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 92,
    height: 92,
    borderRadius: '50%',
    color: 'var(--on-primary)',
    background: 'var(--primary)',
    '& svg': { width: 58, height: 58, strokeWidth: 2.6, strokeLinecap: 'square', strokeLinejoin: 'miter' },
  },
  // every other coin is struck in signal
  '& [data-part="rule"]:nth-of-type(even) [data-part="icon"]': signal,
  [DESKTOP]: { '& [data-part="rule"]': { padding: '20px 28px', minHeight: 148, fontSize: 'min(4.5rem, 6cqw)' } },
});

/** Four rules, each a row of the table; with MODAL1 in a sheet behind a bar. */
export const Health = () => <HealthSection page={Block} rules={rules} />;
