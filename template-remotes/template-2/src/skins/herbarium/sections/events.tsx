import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { DESKTOP, EventsSection, EventText, NARROW } from '@janur/template-parts';
import { Flowers } from '../parts/flowers.tsx';
import { Page } from '../parts/page.tsx';
import { OPENING_LOW_LEFT, POSY } from '../parts/pieces.ts';
import { bleeding, Wash } from '../parts/wash.tsx';
import { eventText } from './event-styles.ts';

const beds = css({
  display: 'grid',
  gap: 44,
  marginTop: 30,
  [DESKTOP]: {
    gridTemplateColumns: '1fr 1fr',
    gap: '72px 88px',
    marginTop: 64,
    '& > :only-child': { gridColumn: '1 / -1', justifySelf: 'center', width: 'min(560px, 100%)' },
  },
});

const bed = css({
  position: 'relative',
  height: '100%',
  display: 'grid',
  alignContent: 'center',
  padding: '52px 22px 56px',
  color: 'var(--ink-on-third)',
  '--focus': 'var(--ink-on-third)',
  '&[data-tone="peach"]': { color: 'var(--ink)', '--focus': 'var(--ink)' },
  [NARROW]: { paddingInline: 14 },
  [DESKTOP]: { padding: '84px 60px' },
});
const under = css({ inset: '0 -8px', [NARROW]: { insetInline: -8 } });
const posy = css({
  right: 'calc(-46 * var(--u))',
  top: 'calc(-42 * var(--u))',
  '[data-tone="peach"] &': { right: 'calc(-66 * var(--u))', top: 'calc(-34 * var(--u))', rotate: '38deg' },
});
const sprays = css({
  left: 'calc(-64 * var(--u))',
  bottom: 'calc(-52 * var(--u))',
  scale: '.72',
  transformOrigin: '0 100%',
  '[data-tone="peach"] &': { scale: '.62' },
});

/** Each event on a wash of its own, sage and peach in turn, and no borders at all. */
export const Events = () => (
  <EventsSection
    page={Page}
    list={beds}
    event={(event, index) => {
      const tone = index % 2 === 0 ? 'sage' : 'peach';
      return (
        <Reveal key={event.id}>
          <article css={bed} id={event.anchor} data-tone={tone}>
            <Wash css={[under, bleeding]} shape={index % 2 === 0 ? 'broad' : 'tall'} tone={tone} />
            <Flowers css={posy} piece={POSY} />
            <Flowers css={sprays} piece={OPENING_LOW_LEFT} />
            <EventText css={eventText} event={event} />
          </article>
        </Reveal>
      );
    }}
  />
);
