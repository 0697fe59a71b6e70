import { css } from '@emotion/react';
import type { HealthRule } from '@janur/kit';
import { HealthSection } from '@janur/template-parts';
import { Lifebuoy } from '../drawings/lifebuoy.tsx';
import { outline, prose, sheet } from '../parts/look.ts';
import { Page } from '../parts/page.tsx';

const protocol = css({
  marginTop: 18,
  textAlign: 'center',
  '& [data-part="open"]': { ...outline, width: 'min(320px, 100%)', marginInline: 'auto' },
  '& [data-part="dialog"]': {
    ...sheet,
    width: 'min(560px, 100vw)',
    margin: 'auto auto 0',
    borderRadius: '26px 26px 0 0',
  },
  '& [data-part="text"]': { ...prose, maxWidth: 420, marginInline: 'auto' },
  '& [data-part="rules"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(124px, 1fr))',
    gap: '26px 14px',
    marginTop: 26,
  },
  '& [data-part="rule"]': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: 12,
    font: '600 1rem/1.4 var(--font-body)',
    overflowWrap: 'anywhere',
  },
});

const buoy = (rule: HealthRule) => <Lifebuoy rule={rule} />;

export const Health = () => (
  <HealthSection page={(props) => <Page tone="base" {...props} />} rules={protocol} icon={buoy} />
);
