import { css } from '@emotion/react';
import type { EventView } from '@janur/kit';
import { NARROW } from '@janur/template-parts';
import type { ReactNode } from 'react';
import { timeSides } from './time-sides.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 92px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 4,
  marginTop: 12,
  '& svg': { width: 92, height: 80 },
  [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr) 64px minmax(0, 1fr)', '& svg': { width: 64, height: 56 } },
});
const side = css({
  display: 'grid',
  justifyItems: 'center',
  '& b': {
    font: '400 clamp(1.5rem, 8.2vw, 2.125rem)/1 var(--font-heading)',
    WebkitTextStroke: '.5px currentColor',
    color: 'var(--soft)',
    whiteSpace: 'nowrap',
  },
  '& i': { marginTop: 2, font: '400 .9375rem/1.2 var(--font-body)', overflowWrap: 'anywhere' },
  '& i:only-child': { fontSize: '1.1875rem' },
});
const plain = css({
  marginTop: 8,
  '& p': { marginTop: 8, font: '600 1.125rem/1.35 var(--font-body)', color: 'var(--soft)' },
  '& svg': { width: 92, height: 80, marginInline: 'auto' },
});

/** When it begins and when it ends, on both sides of what it is; the couple's own words stand below it. */
export function EventTime({ event, children }: { event: EventView; children: ReactNode }) {
  const sides = timeSides(event.time);
  if (!sides)
    return (
      <div css={plain}>
        {children}
        {event.time && <p data-line="time">{event.time}</p>}
      </div>
    );
  return (
    <p css={row} data-line="time">
      {sides.map(({ clock, words }, index) => (
        <span key={index} css={side} style={{ order: index }}>
          {clock && <b>{clock}</b>}
          {words && <i>{words}</i>}
        </span>
      ))}
      <span style={{ order: 0 }}>{children}</span>
    </p>
  );
}
