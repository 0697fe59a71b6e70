import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { DESKTOP, EventsSection, NARROW } from '@janur/template-parts';
import { Houses } from '../drawings/houses.tsx';
import { Selvedge } from '../drawings/selvedge.tsx';
import { Heading } from '../parts/heading.tsx';
import { EventCard } from './event-card.tsx';

const section = css({
  position: 'relative',
  padding: '40px 16px 0 84px',
  [NARROW]: { paddingLeft: 52, paddingRight: 10 },
  [DESKTOP]: { padding: '84px 40px 0', maxWidth: 1060, marginInline: 'auto' },
});
/** On the narrowest phones only the cloth's edge is there, its shoots would take the cards' place. */
const edge = css({
  [NARROW]: { width: 40, '& > :last-of-type': { display: 'none' } },
  // on desktops the whole page stands between two
  [DESKTOP]: { display: 'none' },
});
const head = css({ [DESKTOP]: { textAlign: 'center' } });
const list = css({
  display: 'grid',
  gap: 36,
  marginTop: 30,
  [DESKTOP]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(380px, 1fr))',
    gap: '56px 44px',
    marginTop: 56,
    '& > :only-child': { maxWidth: 520, width: '100%', marginInline: 'auto' },
  },
});
const full = css({ height: '100%' });

/** The events along the woven edge of the cloth, each under its own roof. */
export const Events = () => (
  <EventsSection
    page={({ title, above, children }) => (
      <div css={section}>
        <Selvedge css={edge} />
        <Heading css={head} above={above}>
          {title}
        </Heading>
        {children}
        <Houses />
      </div>
    )}
    list={list}
    event={(event) => (
      <Reveal key={event.id} css={full}>
        <EventCard event={event} />
      </Reveal>
    )}
  />
);
