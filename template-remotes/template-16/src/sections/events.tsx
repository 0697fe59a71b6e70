import { css } from '@emotion/react';
import { type EventView, Reveal, useIsBirthday } from '@janur/kit';
import { DESKTOP, EventsSection } from '@janur/template-parts';
import alarm from '../assets/alarm.svg';
import { Heading } from '../parts/heading.tsx';
import { column, FOLD } from '../parts/layout.ts';
import { BoardingPass } from './boarding-pass.tsx';
import { LibraryCard } from './library-card.tsx';
import { Receipt } from './receipt.tsx';

const head = css({
  display: 'flow-root',
  '& > i': {
    float: 'right',
    width: 80,
    height: 74,
    marginLeft: 8,
    background: `url("${alarm}") 50% / contain no-repeat`,
  },
  [DESKTOP]: { width: `calc(50% - ${FOLD / 2}px)`, '& > i': { float: 'left', margin: '-6px 24px 0 0' } },
});
const list = css({
  display: 'grid',
  gap: 44,
  marginTop: 40,
  '& > li:nth-of-type(odd) > *': { rotate: '-1.2deg' },
  '& > li:nth-of-type(even) > *': { rotate: '1.6deg' },
  [DESKTOP]: {
    gridTemplateColumns: '1fr 1fr',
    gap: `64px ${FOLD}px`,
    alignItems: 'start',
    '& > :only-child': { gridColumn: 2, marginTop: -120 },
  },
});

/** The events as what one keeps of a day: a boarding pass, a receipt, a library card. */
export function Events() {
  const isBirthday = useIsBirthday();
  return (
    <EventsSection
      hasParty
      page={({ title, above, children }) => (
        <div css={column}>
          <div css={head}>
            <i aria-hidden="true" />
            <Heading above={isBirthday ? undefined : above}>{title}</Heading>
          </div>
          {children}
        </div>
      )}
      as="ul"
      list={list}
      event={(event, index) => (
        <li key={event.id} id={event.anchor}>
          <Reveal delay={index * 80}>
            <Paper event={event} />
          </Reveal>
        </li>
      )}
    />
  );
}

function Paper({ event }: { event: EventView }) {
  if (event.type === 'HOLY_MATRIMONY') return <BoardingPass event={event} />;
  if (event.type === 'WEDDING_RECEPTION' || event.type === 'BIRTHDAY') return <Receipt event={event} />;
  return <LibraryCard event={event} />;
}
