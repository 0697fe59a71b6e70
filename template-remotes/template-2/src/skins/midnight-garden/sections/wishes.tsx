import { css } from '@emotion/react';
import { emptySheet, WishesSection } from '@janur/template-parts';
import { wireButton } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';

/** Each wish beside a ring of gold with the sender's initial. */
const wishes = css({
  marginTop: 26,
  display: 'grid',
  gap: 26,
  textAlign: 'start',
  '& [data-part="list"]': { display: 'grid', gap: 26 },
  '& [data-part="wish"]': { position: 'relative', minHeight: 56, paddingLeft: 74 },
  '& [data-part="wish"]::before': {
    content: 'attr(data-initial) / ""',
    position: 'absolute',
    left: 0,
    top: 0,
    display: 'grid',
    placeContent: 'center',
    width: 54,
    height: 54,
    borderRadius: '50%',
    border: '1px solid var(--gold)',
    boxShadow: 'inset 0 0 0 3px var(--base), inset 0 0 0 4px color-mix(in srgb, var(--gold) 40%, #0000)',
    font: '400 1.5rem/1 var(--font-heading)',
    color: 'var(--title)',
  },
  '& [data-part="head"]': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' },
  '& [data-part="name"]': {
    font: '400 1.25rem/1.25 var(--font-heading)',
    color: 'var(--soft)',
    overflowWrap: 'anywhere',
  },
  '& [data-part="time"]': { font: 'italic 500 1rem/1.3 var(--font-body)', color: 'var(--soft)' },
  '& [data-part="message"]': { marginTop: 4, font: '500 1.1875rem/1.45 var(--font-body)', whiteSpace: 'pre-line' },
  '& :is([data-part="empty"], [data-part="failed"], [data-part="status"])': { padding: '20px 0', textAlign: 'center' },
  '& [data-part="empty"]': emptySheet,
  '& [data-part="more"]': { ...wireButton, width: '100%', minHeight: 52 },
});

/** The wishes, newest first. */
export const Wishes = () => <WishesSection page={(props) => <Page hasPetals {...props} />} list={wishes} />;
