import { css } from '@emotion/react';
import { Reveal, below } from '@janur/kit';
import { DESKTOP, EventsSection } from '@janur/template-parts';
import branch from '../assets/branch-corner.svg';
import { Heading } from '../parts/heading.tsx';
import { ground, ornament, room } from '../parts/layout.ts';
import { Waves } from '../parts/waves.tsx';
import { EventCard } from './event-card.tsx';

const plum = css(ornament, { right: 0, top: 10, width: 124, [DESKTOP]: { width: 210, top: 40 } });
const head = css({ maxWidth: 260, minHeight: 84, [`@media ${below('phone')}`]: { maxWidth: 190 } });
const list = css({
  display: 'grid',
  gap: 34,
  marginTop: 26,
  [DESKTOP]: { gridTemplateColumns: 'repeat(auto-fit, minmax(360px, 1fr))', gap: 40, marginTop: 90 },
});

/** The events on cards under a branch, above the waves. */
export const Events = () => (
  <EventsSection
    page={({ title, above, children }) => (
      <div css={ground}>
        <img css={plum} src={branch} alt="" width="124" height="106" loading="lazy" draggable={false} />
        <div css={[room, { paddingTop: 44 }]}>
          <Heading css={head} above={above} beside="cord">
            {title}
          </Heading>
          {children}
        </div>
        <Waves />
      </div>
    )}
    list={list}
    event={(event, index) => (
      <Reveal key={event.id}>
        <EventCard event={event} index={index} />
      </Reveal>
    )}
  />
);
