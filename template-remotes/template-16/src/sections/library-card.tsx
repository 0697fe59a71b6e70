import { css } from '@emotion/react';
import type { EventView } from '@janur/kit';
import { CJK, EventText } from '@janur/template-parts';
import { Tape } from '../parts/tape.tsx';
import { printedForm } from './event-styles.ts';

const RULE = '2.125rem';

/** A card of the catalogue: ruled, a red line at its margin, the hole of the drawer's rod. */
const card = css({
  position: 'relative',
  '& > div': {
    ...printedForm,
    '& > img': { height: 34, width: 'auto', marginBottom: 6 },
    color: 'var(--print)',
    '--focus': 'var(--print)',
    padding: '20px 16px 22px 50px',
    borderRadius: 6,
    boxShadow: '0 1px 2px #3a2f2859, 0 10px 20px -8px #3a2f2880',
    background: [
      'radial-gradient(circle at 50% 100%, #8d693c 8px, #0000 8.500px) 50% calc(100% - 6px) / 24px 16px no-repeat',
      'linear-gradient(#c5543a 0 0) 38px 0 / 1.5px 100% no-repeat',
      'repeating-linear-gradient(#0000 0 calc(2.125rem - 1px), #3c60793d 0 2.125rem) 0 20px',
      '#f8efd8',
    ].join(', '),
  },
  '&& h3': {
    font: `400 2.5rem/${RULE} var(--font-heading)`,
    paddingBottom: 4,
    overflowWrap: 'anywhere',
    [CJK]: { fontSize: '1.625rem' },
  },
  '&& [data-line]': { font: `400 1.0625rem/${RULE} var(--font-body)`, overflowWrap: 'anywhere' },
  '&& :is([data-line="date"], [data-line="time"], [data-line="place"])': { fontWeight: 700 },
  '&& [data-line="session"]': { fontWeight: 700, color: '#8f3520' },
});
const tape = css({ right: 18, top: -14, width: 84, rotate: '6deg' });

/** Every other occasion. */
export const LibraryCard = ({ event }: { event: EventView }) => (
  <article css={card}>
    <Tape kind="gingham" css={tape} />
    <EventText event={event} />
  </article>
);
