import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { DESKTOP, EventsSection, NARROW } from '@janur/template-parts';
import { Valance } from '../drawings/valance.tsx';
import { drapes } from '../parts/drapes.ts';
import { house } from '../parts/layout.ts';
import { TitleCard } from '../parts/page.tsx';
import { Ticket } from './ticket.tsx';

const foyer = css({
  ...house,
  position: 'relative',
  padding: '112px 14px 56px',
  [NARROW]: { paddingInline: 8 },
  [DESKTOP]: { padding: '190px 48px 104px' },
});
const tickets = css({
  position: 'relative',
  display: 'grid',
  gap: 14,
  width: 'min(460px, 100%)',
  margin: '26px auto 0',
  [DESKTOP]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 28,
    width: 'min(1040px, 100%)',
    marginTop: 48,
    '& > :only-child': { gridColumn: '1 / -1', width: 560, justifySelf: 'center' },
  },
});

/** The events as tickets, in a foyer behind its drapes. */
export const Events = () => (
  <EventsSection
    hasParty
    page={({ of, title, above, children }) => (
      <div css={[drapes, foyer]}>
        <Valance />
        <TitleCard of={of} title={title} above={above} />
        {children}
      </div>
    )}
    list={tickets}
    event={(event, index) => (
      <Reveal key={event.id} delay={(index % 2) * 90} css={{ display: 'grid' }}>
        <Ticket event={event} index={index} />
      </Reveal>
    )}
  />
);
