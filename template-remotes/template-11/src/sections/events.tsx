import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { DESKTOP, EventsSection, NARROW } from '@janur/template-parts';
import cake from '../assets/cake.svg';
import martini from '../assets/martini.svg';
import poolside from '../assets/poolside.svg';
import record from '../assets/record.svg';
import { Star } from '../drawings/star.tsx';
import { Room } from '../parts/room.tsx';
import { Coaster } from './coaster.tsx';

const shore = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: 244,
  background: `url("${poolside}") 0 100% / 1420px 244px no-repeat`,
});
const far = css({
  position: 'absolute',
  right: 10,
  top: 12,
  width: 46,
  rotate: '10deg',
  [DESKTOP]: { right: '6%', top: 70, width: 90 },
});
const list = css({
  display: 'grid',
  gap: 38,
  margin: '38px -4px 0',
  paddingBottom: 150,
  '& > li': { position: 'relative', display: 'grid', justifyItems: 'start' },
  '& > li:nth-of-type(2n)': { justifyItems: 'end' },
  '& > li > div:last-of-type': { width: '100%', display: 'grid', justifyItems: 'inherit' },
  [DESKTOP]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(360px, 1fr))',
    gap: '64px 24px',
    margin: '64px 0 0',
    paddingBottom: 190,
    '& > li, & > li:nth-of-type(2n)': { justifyItems: 'center' },
    '& > li:nth-of-type(2n)': { top: 46 },
  },
});
const thing = css({
  position: 'absolute',
  zIndex: 1,
  right: -16,
  top: -22,
  width: 'auto',
  height: 132,
  [NARROW]: { height: 92, top: -38 },
  [DESKTOP]: { right: 'calc(50% - 238px)' },
});
const behind = css({
  zIndex: 0,
  right: 'auto',
  left: -24,
  top: -12,
  height: 116,
  [DESKTOP]: { left: 'calc(50% - 226px)' },
});
/** Over the coaster's shoulder, never on its rim. */
const peeking = css({
  zIndex: 0,
  top: -58,
  right: -6,
  [NARROW]: { top: -52 },
  [DESKTOP]: { right: 'calc(50% - 176px)' },
});
const THINGS = [martini, record, cake] as const;

/** The events on coasters at the pool's edge. */
export const Events = () => (
  <EventsSection
    hasParty
    page={(props) => <Room tone="teal" isWide scenery={scenery} {...props} />}
    as="ul"
    list={list}
    event={(event, index) => (
      <li key={event.id} id={event.anchor}>
        <img
          css={[thing, index % 2 === 1 ? behind : index % 3 === 2 && peeking]}
          src={THINGS[index % 3]}
          alt=""
          loading="lazy"
          draggable={false}
        />
        <Reveal>
          <Coaster event={event} index={index} />
        </Reveal>
      </li>
    )}
  />
);

const scenery = (
  <>
    <Star css={far} />
    <div css={shore} />
  </>
);
