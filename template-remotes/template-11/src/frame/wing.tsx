import { css, keyframes } from '@emotion/react';
import { type NavItem, useCouple, useNavItems, useYears, useYearsWord } from '@janur/kit';
import { DESKTOP, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import block from '../assets/block.svg';
import cake from '../assets/cake.svg';
import martini from '../assets/martini.svg';
import pool from '../assets/pool.svg';
import record from '../assets/record.svg';
import sunburst from '../assets/sunburst.svg';
import sunset from '../assets/sunset.svg';
import { Star } from '../drawings/star.tsx';

const wing = css({
  display: 'none',
  [DESKTOP]: {
    position: 'fixed',
    zIndex: 20,
    left: 0,
    top: 0,
    bottom: 0,
    width: '36vw',
    display: 'block',
    overflow: 'hidden',
    background: `url("${sunset}") 42% 0 / auto 21.6vw no-repeat, #f6c08a`,
    '& > [data-part="wall"]': { position: 'absolute', inset: 0, background: `url("${block}") 0 0 / 20% auto` },
    '& > [data-part="pool"]': {
      position: 'absolute',
      inset: '43.2vw 0 0',
      background: `url("${pool}") 64% 0 / auto max(24vw, 100%) no-repeat`,
    },
  },
});
const panel = css({
  position: 'absolute',
  insetInline: 0,
  top: '21.6vw',
  height: '21.6vw',
  display: 'grid',
  placeItems: 'center',
  background: 'var(--teal)',
  boxShadow: 'inset 0 9px 0 #062f3159',
  '& img': { position: 'absolute', width: '34vw', height: 'auto', top: '.4vw' },
});
const face = css({
  position: 'absolute',
  top: '10.6vw',
  width: '11.8vw',
  height: '11.8vw',
  translate: '0 -50%',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  border: '.6vw solid var(--gold)',
  borderRadius: '50%',
  color: 'var(--red)',
  background: 'var(--cream)',
  '& b': { font: '400 7vw/.86 var(--font-heading)', textShadow: '.3vw .25vw 0 var(--gold)' },
  '& b[data-two]': { fontSize: '4.4vw' },
  '& span': { font: '400 2vw/1 var(--font-script)', color: 'var(--deep)' },
});

const flip = keyframes({ from: { transform: 'rotateY(90deg)' } });
/** What the party is at: the wall shows it in the middle of its star. */
const thing = css({
  display: 'grid',
  placeItems: 'center',
  width: '8vw',
  height: '8vw',
  animation: `${flip} 320ms ease-out`,
  '&& > *': { position: 'static', width: 'auto', height: '100%', maxWidth: '100%' },
  [REDUCED_MOTION]: { animation: 'none' },
  [WITHOUT_MOTION]: { animation: 'none' },
});
const THINGS: Partial<Record<NavItem['key'], string>> = { story: record, wedding: martini, party: cake };
const STARS = new Set<NavItem['key']>(['gallery', 'rsvp', 'wishes']);

/** The wall of the opening stays beside the page of a desktop: ornament, all of it is said elsewhere. */
export function Wing() {
  const { initials } = useCouple();
  const years = useYears();
  const yearsWord = useYearsWord();
  const now = useNavItems().find(({ isActive }) => isActive)?.key ?? 'home';
  const picture = THINGS[now];
  return (
    <div css={wing} aria-hidden="true">
      <div data-part="pool" />
      <div data-part="wall" />
      <div css={panel}>
        <img src={sunburst} alt="" loading="lazy" draggable={false} />
        <p css={face}>
          {picture || STARS.has(now) ? (
            <i css={thing} key={now}>
              {picture ? <img src={picture} alt="" draggable={false} /> : <Star rays="var(--red)" dots="var(--deep)" />}
            </i>
          ) : (
            <>
              <b data-two={!years && initials.length > 1 ? '' : undefined}>{years ?? initials.join('')}</b>
              {years && <span>{yearsWord}</span>}
            </>
          )}
        </p>
      </div>
    </div>
  );
}
