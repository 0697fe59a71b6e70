import { css } from '@emotion/react';
import { useIsBirthday } from '@janur/kit';
import balloons from '../assets/balloons.svg';
import bouquet from '../assets/bouquet.svg';
import cake from '../assets/cake.svg';
import graph from '../assets/graph-paper.svg';
import stem from '../assets/stem.svg';
import { Tape } from './tape.tsx';

const scrap = css({
  position: 'relative',
  width: 'min(330px, 100%)',
  aspectRatio: '1',
  rotate: '-3deg',
  background: `url("${graph}") 50% / 100% 100% no-repeat`,
  '& > b': { position: 'absolute', inset: '9% 14% 8%', background: '50% / contain no-repeat', rotate: '6deg' },
});
const tape = css({ left: '36%', top: -8, rotate: '-4deg' });
const DRAWN = { stem: [stem, balloons], bouquet: [bouquet, cake] } as const;

/** A flower pressed on a scrap of paper; at a birthday balloons or a cake. */
export function Pressed({ kind }: { kind: keyof typeof DRAWN }) {
  const [flower, party] = DRAWN[kind];
  const isBirthday = useIsBirthday();
  return (
    <div css={scrap} aria-hidden="true">
      <b style={{ backgroundImage: `url("${isBirthday ? party : flower}")` }} />
      <Tape kind={kind === 'stem' ? 'stripes' : 'dots'} css={tape} />
    </div>
  );
}
