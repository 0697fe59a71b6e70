import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { DESKTOP, EventsSection } from '@janur/template-parts';
import corner from '../assets/corner.webp';
import foot from '../assets/foot.webp';
import { Airmail } from '../parts/airmail.tsx';
import { Heading } from '../parts/heading.tsx';
import { column } from '../parts/layout.ts';
import { Insert } from './insert.tsx';

// flowers reach into the pages before and after: nothing is cut where two pages meet
const section = css({ position: 'relative', zIndex: 1 });
const flowers = css({ position: 'absolute', height: 'auto', maxWidth: 'none', pointerEvents: 'none' });
const atTop = css({ top: -112, right: -74, width: 240, [DESKTOP]: { top: -150, width: 340 } });
const atFoot = css({ left: -70, bottom: -80, width: 220, [DESKTOP]: { width: 308, bottom: -116, left: -54 } });
const head = css({ '& p, & h2': { marginLeft: 8, maxWidth: 'calc(100% - 76px)' } });
const cards = css({
  display: 'grid',
  gap: 38,
  marginTop: 30,
  paddingBottom: 60,
  [DESKTOP]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(400px, 1fr))',
    alignItems: 'start',
    gap: 48,
    marginTop: 48,
  },
});

/** Each event is an insert card with a ribbon for its day. */
export const Events = () => (
  <EventsSection
    page={({ title, above, children }) => (
      <div css={section}>
        <img css={[flowers, atTop]} src={corner} alt="" width="240" height="334" loading="lazy" draggable={false} />
        <div css={column}>
          <Heading css={head} above={above}>
            {title}
          </Heading>
          {children}
        </div>
        <Airmail />
        <img css={[flowers, atFoot]} src={foot} alt="" width="220" height="232" loading="lazy" draggable={false} />
      </div>
    )}
    list={cards}
    event={(event, index) => (
      <Reveal key={event.id}>
        <Insert event={event} isFlipped={index % 2 === 1} />
      </Reveal>
    )}
  />
);
