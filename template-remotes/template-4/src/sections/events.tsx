import { css } from '@emotion/react';
import { DressCode, type EventView, Photo, useEvents, useSettings } from '@janur/kit';
import { DESKTOP, EventsSection, NARROW } from '@janur/template-parts';
import { Page } from '../parts/page.tsx';
import { usePlate } from '../parts/plate.tsx';
import { Unveil } from '../parts/unveil.tsx';
import { settings } from '../settings.ts';
import { Listing, row } from './listing.tsx';

const page = css({
  '& [data-slot="head"]': { paddingRight: 126 },
  '& h2': { '--measure': '100vw - 134px' },
  [DESKTOP]: { '& [data-slot="head"]': { paddingRight: 0 }, '& h2': { '--measure': 'min(50vw, 840px) - 100px' } },
});
const inset = css({
  position: 'absolute',
  right: 0,
  top: 0,
  width: 106,
  height: 129,
  '& img': { width: '100%', height: '100%' },
  [NARROW]: { width: 84, height: 104 },
  // the left page of the spread is a picture by itself
  [DESKTOP]: { display: 'none' },
});
const dress = css(row, {
  alignItems: 'start',
  paddingBottom: 18,
  borderBottom: 'var(--rule)',
  '& [data-part="label"]': { font: '400 1.5625rem/1.1 var(--font-heading)', color: 'var(--title)' },
  '& :is([data-part="text"], [data-part="swatches"])': { gridColumn: 2 },
  '& [data-part="swatches"]': { display: 'flex', order: -1, height: 44, '& li': { flex: 1 } },
  '& [data-part="label"] ~ [data-part="swatches"]': { gridRow: 1 },
  '& [data-part="label"] ~ [data-part="swatches"] + *': { gridRow: 2 },
  '& [data-part="swatch"]': {
    display: 'block',
    height: '100%',
    boxShadow: 'inset 0 0 0 1px color-mix(in srgb, var(--ink) 18%, transparent)',
  },
  '& [data-part="text"]': { marginTop: 8 },
  // the names of the colours stand beside them, in as many lines as they need
  '[data-quiet] & [data-part="swatches"]': {
    display: 'block',
    height: 'auto',
    '& li': { display: 'flex', marginBlock: 4 },
  },
  '[data-quiet] & [data-part="swatch"]': { width: 44, height: 30 },
});

/** A page of contents: when, what, where, in a ruled table. */
export function Events() {
  const { events_note: note } = useSettings(settings);
  const shared = sharedDressCode(useEvents());
  return (
    <EventsSection
      hasParty
      page={({ of, title, above = '', children }) => (
        <Page of={of} css={page} title={title} above={note || above} aside={<Inset />}>
          {children}
          <DressCode css={dress} dressCode={shared} />
        </Page>
      )}
      list={null}
      event={(event) => <Listing key={event.id} event={event} dressCode={shared ? null : event.dressCode} />}
    />
  );
}

/** A small picture off the edge of the page: on larger screens it is the left one. */
function Inset() {
  const picture = usePlate('wedding_event');
  if (!picture) return null;
  return (
    <Unveil css={inset}>
      <Photo src={picture.src} alt="" imageCss={picture.imageCss} sizes="106px" />
    </Unveil>
  );
}

/** What to wear is said once where it is the same for all. */
function sharedDressCode(events: readonly EventView[]) {
  const [first] = events;
  const words = new Set(events.map(({ dressCode }) => JSON.stringify(dressCode)));
  return words.size === 1 && first ? first.dressCode : null;
}
