import { css } from '@emotion/react';
import { DESKTOP, emptySheet, WishesSection } from '@janur/template-parts';
import { block, paper } from '../parts/look.ts';
import { Page } from '../parts/page.tsx';

const COLOURS = ['var(--coral)', 'var(--sun)', 'var(--teal)', 'var(--pink)', 'var(--lilac)'];

/** Each wish hangs on a balloon with the first letter of its name. */
const balloons = css({
  display: 'grid',
  gap: 20,
  marginTop: 30,
  '& [data-part="list"]': { display: 'grid', gap: 20, [DESKTOP]: { gridTemplateColumns: '1fr 1fr', gap: '26px 30px' } },
  '& [data-part="wish"]': {
    ...paper,
    position: 'relative',
    marginLeft: 54,
    padding: '16px 18px 18px 22px',
    borderRadius: '10px 28px 28px 28px',
    minHeight: 104,
  },
  '& [data-part="wish"]::before': {
    content: 'attr(data-initial)',
    position: 'absolute',
    left: -56,
    top: 0,
    width: 50,
    height: 60,
    borderRadius: '50% 50% 50% 50% / 46% 46% 54% 54%',
    display: 'grid',
    placeContent: 'center',
    font: '400 1.5rem/1 var(--font-heading)',
    color: 'var(--toy-ink)',
    background: 'radial-gradient(circle at 28% 22%, #fffb 0 9%, #fff0 10%), var(--balloon)',
  },
  '& [data-part="wish"]::after': {
    content: '""',
    position: 'absolute',
    left: -31,
    top: 60,
    width: 26,
    height: 34,
    borderLeft: '2.5px solid #33305c73',
    borderBottom: '2.5px solid #33305c73',
    borderBottomLeftRadius: 18,
  },
  ...Object.fromEntries(
    COLOURS.map((colour, index) => [`& [data-part="wish"]:nth-of-type(5n + ${index + 1})`, { '--balloon': colour }]),
  ),
  '& [data-part="head"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '0 12px',
  },
  '& [data-part="name"]': {
    font: '600 1.1875rem/1.25 var(--font-script)',
    color: 'var(--night)',
    overflowWrap: 'anywhere',
  },
  '& [data-part="time"]': { font: '700 .875rem/1.4 var(--font-body)', color: 'var(--soft-ink)' },
  '& [data-part="message"]': { marginTop: 4, font: '600 1.0625rem/1.5 var(--font-body)', whiteSpace: 'pre-line' },
  '& :is([data-part="empty"], [data-part="failed"], [data-part="status"])': {
    padding: '20px 12px',
    textAlign: 'center',
    fontWeight: 700,
  },
  '& [data-part="empty"]': emptySheet,
  '& [data-part="more"]': { ...block, width: '100%', minHeight: 56, borderRadius: 28 },
});

export const Wishes = () => <WishesSection page={(props) => <Page tone="sky" isWide {...props} />} list={balloons} />;
