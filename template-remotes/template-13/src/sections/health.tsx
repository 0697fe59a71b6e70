import { css } from '@emotion/react';
import { HealthSection } from '@janur/template-parts';
import { faint, sheet } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';

const rules = css({
  marginTop: 16,
  textAlign: 'center',
  '& [data-part="open"]': {
    ...faint,
    minHeight: 54,
    width: 'min(320px, 100%)',
    borderRadius: 28,
    marginInline: 'auto',
  },
  '& [data-part="dialog"]': {
    ...sheet,
    width: 'min(560px, 100vw)',
    margin: 'auto auto 0',
    borderRadius: '28px 28px 0 0',
    borderBottom: 0,
  },
  '& [data-part="text"]': { maxWidth: 440, marginInline: 'auto', font: '400 1.0625rem/1.55 var(--font-body)' },
  '& [data-part="rules"]': {
    display: 'grid',
    gap: 26,
    width: 'fit-content',
    maxWidth: '100%',
    margin: '30px auto 0',
    textAlign: 'start',
  },
  // each follows the one above on its way
  '& [data-part="rule"]': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr)',
    alignItems: 'center',
    gap: 20,
    font: '400 1.1875rem/1.35 var(--font-body)',
    '&:not(:last-of-type)::before': {
      content: '""',
      position: 'absolute',
      left: 43.5,
      top: 92,
      height: 18,
      width: 1,
      background: 'repeating-linear-gradient(var(--gold) 0 1.4px, #0000 1.4px 6px)',
    },
  },
  '& [data-part="rule"]:nth-of-type(even)': { marginLeft: 28 },
  // a lens with its tick marks
  '& [data-part="icon"]': {
    display: 'grid',
    placeItems: 'center',
    width: 88,
    height: 88,
    borderRadius: '50%',
    color: 'var(--gold)',
    background:
      'radial-gradient(closest-side, var(--night) 86%, #0000 87%), repeating-conic-gradient(var(--thread) 0 1.6deg, #0000 1.6deg 10deg)',
    boxShadow: 'inset 0 0 0 1px var(--silver)',
    '& svg': { width: 44, height: 44, strokeWidth: 1.3 },
  },
});

/** Four rules; with MODAL1 in a sheet behind a button. */
export const Health = () => <HealthSection page={Page} rules={rules} />;
