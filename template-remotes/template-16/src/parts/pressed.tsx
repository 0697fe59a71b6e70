import { css } from '@emotion/react';
import { useIsBirthday } from '@janur/kit';
import balloons from '../assets/balloons.svg';
import bouquet from '../assets/bouquet.svg';
import cake from '../assets/cake.svg';
import dotted from '../assets/dotted-paper.svg';
import graph from '../assets/graph-paper.svg';
import kraft from '../assets/kraft.svg';
import negatives from '../assets/negatives.svg';
import stamps from '../assets/stamps.svg';
import stem from '../assets/stem.svg';
import way from '../assets/way.svg';
import { lifted } from './paper.ts';
import { Tape } from './tape.tsx';

const scrap = css({
  position: 'relative',
  width: 'min(330px, 100%)',
  aspectRatio: '1',
  rotate: '-3deg',
  '& > b': { position: 'absolute', inset: '9% 14% 8%', background: '50% / contain no-repeat', rotate: '6deg' },
});
/** Drawn from edge to edge of its paper. */
const broad = css({ '& > b': { inset: '5%', rotate: '2deg' } });
const torn = (paper: string) => css({ background: `url("${paper}") 50% / 100% 100% no-repeat` });
const cut = css({
  background: `url("${kraft}") 0 0 / 200px, #d3b083`,
  boxShadow: lifted,
  rotate: '2deg',
  '& > b': { inset: '6%' },
});
const card = css({ aspectRatio: '1.1', rotate: '-2deg' });
const index = css({
  aspectRatio: '5 / 4',
  background: 'linear-gradient(#d9694c 0 0) 0 42px / 100% 2px no-repeat, #fffdf6',
  boxShadow: lifted,
  rotate: '1.5deg',
  '& > b': { inset: '2% 4%' },
});
const tape = css({ left: '36%', top: -8, rotate: '-4deg' });

const KINDS = {
  bouquet: { on: torn(graph), drawn: [bouquet, cake], tape: 'dots' },
  stem: { on: torn(dotted), drawn: [stem, balloons], tape: 'daisies' },
  negatives: { on: index, drawn: [negatives, negatives], tape: 'gingham' },
  way: { on: [torn(graph), broad], drawn: [way, way], tape: 'stripes' },
  stamps: { on: [cut, card], drawn: [stamps, stamps], tape: 'gingham' },
} as const;

/** What is glued in: a flower, negatives, the way there, stamps; at a birthday balloons and a cake for flowers. */
export function Pressed({ kind }: { kind: keyof typeof KINDS }) {
  const { on, drawn, tape: strip } = KINDS[kind];
  const isBirthday = useIsBirthday();
  return (
    <div css={[scrap, on]} aria-hidden="true">
      <b style={{ backgroundImage: `url("${drawn[isBirthday ? 1 : 0]}")` }} />
      <Tape kind={strip} css={tape} />
    </div>
  );
}
