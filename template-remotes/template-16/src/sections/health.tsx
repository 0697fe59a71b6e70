import { css } from '@emotion/react';
import { HealthSection } from '@janur/template-parts';
import { greenButton, TABLET } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';
import { Pressed } from '../parts/pressed.tsx';
import { sheet } from '../parts/sheet.ts';
import { HealthDoodle } from './health-doodles.tsx';

/** Doodles in the kit's own lines, as if drawn with the marker. */
const rules = css({
  marginTop: 24,
  '& > [data-part="open"]': { ...greenButton, width: 'min(360px, 100%)', minHeight: 54 },
  '& [data-part="dialog"]': { ...sheet, margin: 'auto auto 0', width: 'min(560px, 100vw)' },
  '& [data-part="text"]': { font: '400 1.0625rem/1.5 var(--font-body)' },
  '& [data-part="rules"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [TABLET]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    gap: '20px 14px',
    marginTop: 20,
  },
  '& [data-part="rule"]': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: 8,
    textAlign: 'center',
    font: '650 1rem/1.3 var(--font-body)',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  '& [data-part="icon"]': { rotate: '-4deg' },
  '& [data-part="rule"]:nth-of-type(even) [data-part="icon"]': { rotate: '5deg' },
  '& [data-part="icon"] svg': { width: 72, height: 72 },
});

/** Four rules as stickers; with MODAL1 in a sheet behind a button. */
export const Health = () => (
  <HealthSection
    page={(props) => <Page {...props} aside={<Pressed kind="stem" />} />}
    rules={rules}
    icon={(rule) => <HealthDoodle rule={rule} />}
  />
);
