import { css } from '@emotion/react';
import { HealthSection } from '@janur/template-parts';
import { BRASS } from '../parts/brass.ts';
import { prose, wireButton } from '../parts/layout.ts';
import { lines, shape } from '../parts/lines.ts';
import { Page } from '../parts/page.tsx';
import { sheet } from '../parts/sheet.ts';

const BADGE = { steps: 3, size: 6 };

const protocol = css({
  marginTop: 18,
  '& [data-part="open"]': { ...wireButton, width: 'min(320px, 100%)', marginInline: 'auto' },
  '& [data-part="dialog"]': { ...sheet, width: 'min(560px, 100vw)', margin: 'auto auto 0', borderWidth: '2px 0 0' },
  '& [data-part="text"]': { ...prose, maxWidth: 420, marginInline: 'auto' },
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
    gap: 12,
    font: '600 1rem/1.35 var(--font-body)',
    overflowWrap: 'anywhere',
  },
  '& [data-part="icon"]': {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    placeItems: 'center',
    width: 96,
    height: 96,
    color: 'var(--soft)',
    '&::before, &::after': { content: '""', position: 'absolute', zIndex: -1, inset: 0 },
    '&::before': {
      background: 'repeating-conic-gradient(from 7.5deg at 50% 50%, var(--ray) 0 7.5deg, var(--night) 0 15deg)',
      clipPath: shape(BADGE),
    },
    '&::after': { background: BRASS, clipPath: lines(BADGE, [0, 2], [6, 1]) },
    '& svg': { strokeWidth: 1.3 },
  },
});

/** Four rules on badges of brass. */
export const Health = () => <HealthSection page={Page} rules={protocol} />;
