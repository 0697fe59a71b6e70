import { css } from '@emotion/react';
import { CJK, DESKTOP, WishesSection } from '@janur/template-parts';
import { goldButton, prose } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';

const STAR =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 22'%3E%3Cpath d='M12 1l3.100 6.800 7.400.8-5.500 5 1.500 7.300L12 17.200 5.500 20.900 7 13.600l-5.500-5 7.400-.8Z'/%3E%3C/svg%3E\")";

/** Reviews of the press: five stars each, the critic is the guest. */
const reviews = css({
  display: 'grid',
  gap: 28,
  marginTop: 36,
  '& [data-part="list"]': { [DESKTOP]: { columns: 2, columnGap: 56 } },
  '& [data-part="wish"]': {
    breakInside: 'avoid',
    display: 'flex',
    flexDirection: 'column-reverse',
    padding: '26px 0 24px',
    textAlign: 'center',
    borderTop: '1px solid color-mix(in srgb, var(--ink) 30%, #0000)',
  },
  '& [data-part="wish"]::after': {
    content: '""',
    alignSelf: 'center',
    width: 142,
    height: 22,
    marginBottom: 12,
    background: 'var(--gilt)',
    mask: `${STAR} 50% / 28.400px 22px repeat-x`,
  },
  '& [data-part="message"]': {
    font: '700 1.125rem/1.45 var(--font-body)',
    whiteSpace: 'pre-line',
    '&::before': { content: '"“"' },
    '&::after': { content: '"”"' },
  },
  '& [data-part="head"]': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'baseline',
    gap: '0 12px',
    marginTop: 10,
  },
  // the house speaks below its critic
  '& [data-part="answer"]': {
    order: -1,
    width: 'min(100%, 420px)',
    marginTop: 16,
    marginInline: 'auto',
    padding: '12px 0 0',
    border: 0,
    borderTop: '1px solid var(--gilt)',
    '& [data-part="message"]': { marginTop: 2, font: '400 1.0625rem/1.45 var(--font-body)' },
  },
  '& [data-part="name"]': {
    font: '400 1.5rem/1.15 var(--font-heading)',
    letterSpacing: '.03em',
    textTransform: 'uppercase',
    overflowWrap: 'anywhere',
    [CJK]: { fontWeight: 700, fontSize: '1.125rem' },
  },
  '& [data-part="time"]': { font: '400 .875rem/1.4 var(--font-body)' },
  '& :is([data-part="failed"], [data-part="status"])': { ...prose, textAlign: 'center' },
  // five stars that nobody has given yet
  '& [data-part="empty"]': {
    ...prose,
    position: 'relative',
    padding: '70px 20px 40px',
    textAlign: 'center',
    borderBlock: '1px solid color-mix(in srgb, var(--ink) 30%, #0000)',
    font: '700 1.125rem/1.45 var(--font-body)',
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 'calc(50% - 71px)',
      top: 32,
      width: 142,
      height: 22,
      background: 'color-mix(in srgb, var(--gilt) 38%, var(--base))',
      mask: `${STAR} 50% / 28.400px 22px repeat-x`,
    },
  },
  '& [data-part="more"]': { ...goldButton, width: '100%', maxWidth: 420, marginInline: 'auto', minHeight: 54 },
});

/** The wishes as reviews. */
export const Wishes = () => <WishesSection page={(props) => <Page isWide {...props} />} list={reviews} />;
