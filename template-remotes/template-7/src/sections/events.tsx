import { css } from '@emotion/react';
import { Reveal, useDay } from '@janur/kit';
import { DESKTOP, EventsSection, NARROW } from '@janur/template-parts';
import corner from '../assets/corner.svg';
import scroll from '../assets/scroll.svg';
import { Heading } from '../parts/heading.tsx';
import { EventPacket } from './event-packet.tsx';

const section = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  padding: '44px 6px 64px 20px',
  gap: 6,
  [NARROW]: { paddingLeft: 12 },
  [DESKTOP]: { padding: '64px 34px 96px 40px', gap: 40 },
});
const head = css({ paddingLeft: 10 });
const when = css({ font: '400 1.0625rem/1.35 var(--font-body)' });
const list = css({
  display: 'grid',
  gap: 34,
  marginTop: 26,
  [DESKTOP]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(264px, 1fr))',
    gap: '34px 26px',
    '& > :only-child': { maxWidth: 520 },
  },
});

/** 良辰吉日, a good hour of a lucky day: the scroll hangs beside the packets as long as they go by. */
const hanging = css({
  position: 'sticky',
  top: 8,
  alignSelf: 'start',
  marginTop: -20,
  width: 'clamp(52px, 21.5vw, 84px)',
  aspectRatio: '84 / 640',
  background: `url(${scroll}) 0 0 / 100% 100%, linear-gradient(var(--primary) 0 0) 50% 0 / 75% 97.4% no-repeat`,
  // its upper roller is the lower one once more
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: -4,
    aspectRatio: '84 / 17',
    background: `url(${scroll}) 0 100% / 100% auto no-repeat`,
  },
  [DESKTOP]: { width: 100, marginTop: -40 },
});
const peonies = css({
  position: 'absolute',
  right: 0,
  bottom: -10,
  width: 'clamp(74px, 28.8vw, 150px)',
  aspectRatio: '112 / 176',
  background: 'var(--primary)',
  mask: `url(${corner}) 0 0 / 100% 100%`,
  pointerEvents: 'none',
});

/** The events on paper out of red packets, between peonies and lanterns. */
export function Events() {
  const day = useDay();
  return (
    <div css={section}>
      <div css={peonies} />
      <EventsSection
        page={({ title, above, children }) => (
          <div>
            <Heading css={head} above={above}>
              {title}
            </Heading>
            {day && <p css={[head, when]}>{day.full}</p>}
            {children}
          </div>
        )}
        list={list}
        event={(event) => (
          <Reveal key={event.id}>
            <EventPacket event={event} />
          </Reveal>
        )}
      />
      <div css={hanging} />
    </div>
  );
}
