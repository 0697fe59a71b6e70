import { css } from '@emotion/react';
import { HealthSection } from '@janur/template-parts';
import { outlineButton, prose } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';
import { sheet } from '../parts/sheet.ts';

/** An ellipse of kawung; every other one leans to the other side, so that four of them are one flower. */
const petal = {
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeItems: 'center',
  width: 84,
  height: 84,
  color: 'var(--gold-1)',
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: '-8px 4px',
    borderRadius: '50%',
    background: 'radial-gradient(var(--soga-lit), var(--soga-2) 70%)',
    border: '2px solid var(--wire)',
    boxShadow: 'inset 0 0 0 3px var(--soga-2), inset 0 0 0 4px var(--gold-3)',
    transform: 'rotate(-45deg)',
  },
} as const;

const protocol = css({
  marginTop: 14,
  '& [data-part="open"]': { ...outlineButton, width: 'min(320px, 100%)', marginInline: 'auto' },
  '& [data-part="dialog"]': { ...sheet, width: 'min(560px, 100vw)', margin: 'auto auto 0' },
  '& [data-part="text"]': { ...prose, maxWidth: 420, marginInline: 'auto' },
  '& [data-part="rules"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '30px 12px',
    marginTop: 34,
    maxWidth: 420,
    marginInline: 'auto',
  },
  '& [data-part="rule"]': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: 18,
    font: '500 1rem/1.35 var(--font-body)',
    overflowWrap: 'anywhere',
  },
  '& [data-part="icon"]': petal,
  '& [data-part="rule"]:is(:nth-of-type(4n + 2), :nth-of-type(4n + 3)) [data-part="icon"]::before': {
    transform: 'rotate(45deg)',
  },
});

/** Four rules in the ellipses of kawung. */
export const Health = () => <HealthSection page={Page} rules={protocol} />;
