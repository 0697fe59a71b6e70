import { css } from '@emotion/react';
import { DressCode, Reveal, useDay, useEvents } from '@janur/kit';
import { DESKTOP, EventsSection } from '@janur/template-parts';
import { Block } from '../parts/block.tsx';
import { label, RULE } from '../parts/type.ts';
import { EventRow } from './event-row.tsx';

const table = css({
  [DESKTOP]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(max(33.4%, 320px), 1fr))' },
});
const dress = css({
  borderTop: RULE,
  '& [data-part="dress-code"]': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '10px 20px',
    padding: '16px 20px',
  },
  '& [data-part="label"]': { ...label, maxWidth: 90 },
  '& [data-part="text"]': { ...label, fontWeight: 500 },
  '& [data-part="swatches"]': { display: 'flex', height: 48, gridColumn: '1 / -1' },
  '& [data-part="label"] + [data-part="swatches"]': { gridColumn: 2 },
  '& [data-part="swatches"] li': { flex: 1 },
  '[data-quiet] & [data-part="swatches"]': { display: 'block', height: 'auto', '& li': { marginBlock: 4 } },
  '[data-quiet] & [data-part="swatch"]': { width: 48, height: 32 },
  '& [data-part="swatch"]': { display: 'block', height: '100%', boxShadow: 'inset 0 0 0 1px currentColor' },
});

/** The events as a ruled table; what to wear stands once where it is the same for all. */
export function Events() {
  const events = useEvents();
  const day = useDay();
  const codes = new Set(events.map(({ dressCode }) => JSON.stringify(dressCode)));
  const shared = codes.size === 1 ? (events[0]?.dressCode ?? null) : null;
  return (
    <EventsSection
      hasParty
      page={(words) => (
        <Block title={words.label ?? words.title} note={day?.full}>
          {words.children}
          {shared && (
            <Reveal css={dress}>
              <DressCode dressCode={shared} />
            </Reveal>
          )}
        </Block>
      )}
      list={table}
      event={(event, index) => (
        <EventRow
          key={event.id}
          event={shared ? { ...event, dressCode: null } : event}
          isTurned={index % 2 === 1}
          hasDate={event.date !== day?.full}
        />
      )}
    />
  );
}
