import { css } from '@emotion/react';
import { from } from '@janur/kit';
import { HealthSection } from '@janur/template-parts';
import { block, sheet } from '../parts/look.ts';
import { Page } from '../parts/page.tsx';

const COLOURS = ['var(--coral)', 'var(--sun)', 'var(--teal)', 'var(--pink)'];

/** The badge of a hero: a shield in its own colour. */
const SHIELD =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 108'%3E%3Cpath d='M50 2C64 12 80 14 94 12C98 56 84 90 50 106C16 90 2 56 6 12C20 14 36 12 50 2Z'/%3E%3C/svg%3E\")";

const badges = css({
  marginTop: 16,
  textAlign: 'center',
  '& [data-part="open"]': { ...block, width: 'min(320px, 100%)', minHeight: 56, marginInline: 'auto' },
  '& [data-part="dialog"]': {
    ...sheet,
    margin: 'auto auto 0',
    width: 'min(560px, 100vw)',
    borderBottom: 0,
    borderRadius: '40px 40px 0 0',
  },
  '& [data-part="text"]': { maxWidth: 420, marginInline: 'auto', font: '700 1.0625rem/1.5 var(--font-body)' },
  '& [data-part="rules"]': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '22px 12px',
    marginTop: 24,
  },
  '& [data-part="rule"]': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: 10,
    font: '600 1.0625rem/1.25 var(--font-script)',
    overflowWrap: 'anywhere',
  },
  '& [data-part="icon"]': {
    display: 'grid',
    placeItems: 'center',
    width: 104,
    height: 112,
    paddingBottom: 8,
    color: 'var(--toy-ink)',
    background: 'radial-gradient(circle at 50% 44%, #fff 0 36px, #fff0 36.5px), var(--badge)',
    mask: `${SHIELD} center / 100% 100% no-repeat`,
    '& svg': { width: 46, height: 46, strokeWidth: 2.6 },
  },
  ...Object.fromEntries(
    COLOURS.map((colour, index) => [`& [data-part="rule"]:nth-of-type(${index + 1})`, { '--badge': colour }]),
  ),
  [`@media ${from('large')}`]: { '& [data-part="rules"]': { gridTemplateColumns: 'repeat(4, 1fr)' } },
});

export const Health = () => <HealthSection page={(props) => <Page tone="sun" {...props} />} rules={badges} />;
