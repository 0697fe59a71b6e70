import { css } from '@emotion/react';
import beam from '../assets/beam.svg';
import joy from '../assets/lantern-joy.svg';
import one from '../assets/plaque-one.svg';
import two from '../assets/plaque-two.svg';
import { eave } from '../parts/eave.ts';
import { swinging } from '../parts/layout.ts';
import { LEAVING, LOW } from '@janur/template-parts';
import { leavingStill, WINGS } from './opening-layout.ts';

const lintel = css({
  gridArea: '1 / 1 / 2 / -1',
  position: 'relative',
  zIndex: 2,
  pointerEvents: 'none',
  [LEAVING]: { opacity: 0, transition: 'opacity 320ms 700ms' },
  ...leavingStill,
});
/** Painted in the green of temple beams, scrolls of gold at both sides of the plaque. */
const painted = css({
  position: 'absolute',
  insetInline: 0,
  top: 'calc(40 * var(--u))',
  height: 'calc(62 * var(--u))',
  borderBottom: 'calc(4 * var(--u)) solid #d4a24a',
  boxShadow: 'inset 0 calc(-4 * var(--u)) 0 #0f4a47, inset 0 calc(-5 * var(--u)) 0 #e6bb62',
  background: `url(${beam}) calc(50% - 144 * var(--u)) calc(16 * var(--u)) / calc(98 * var(--u)) auto no-repeat, url(${beam}) calc(50% + 144 * var(--u)) calc(16 * var(--u)) / calc(98 * var(--u)) auto no-repeat, linear-gradient(#0000 60%, #0005), var(--wood)`,
  // a boss of gilt wood on the left scroll; on the right one sits the button of languages
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 'calc(50% - 144 * var(--u) - 17px)',
    top: 'calc(29 * var(--u) - 17px)',
    width: 34,
    height: 34,
    borderRadius: '50%',
    background:
      'radial-gradient(circle at 50% 50%, #a3171b 0 3px, #0000 3.5px), radial-gradient(circle at 50% 40%, #fff0c0, #e8bd63 52%, #b9812a)',
    boxShadow: '0 0 0 1px #7a4a10, inset 0 0 0 3px #e2b45a, inset 0 0 0 4px #a3171b',
  },
  [LOW]: { display: 'none' },
});
const plaque = css({
  position: 'absolute',
  left: '50%',
  top: 'calc(50 * var(--u))',
  width: 'calc(186 * var(--u))',
  height: 'auto',
  transform: 'translateX(-50%)',
  [LOW]: { display: 'none' },
});
const lantern = css({
  ...swinging,
  position: 'absolute',
  top: 'calc(97 * var(--u))',
  left: 'calc(14 * var(--u))',
  width: 'calc(60 * var(--u))',
  height: 'auto',
  '& ~ &': { left: 'auto', right: 'calc(14 * var(--u))', animationDelay: '-1700ms' },
  [WINGS]: {
    left: 'calc(50% - 346 * var(--u))',
    '& ~ &': { right: 'calc(50% - 346 * var(--u))' },
  },
  [LOW]: { display: 'none' },
});

/** The eave, the beam with its plaque (a hundred years of harmony; for one host, all as you wish) and a pair of lanterns. */
export function Lintel({ isSingle }: { isSingle: boolean }) {
  return (
    <div css={lintel}>
      <div css={painted} />
      <img css={plaque} src={isSingle ? one : two} alt="" width="186" height="66" draggable={false} />
      <div css={eave} />
      <img css={lantern} src={joy} alt="" width="60" height="174" draggable={false} />
      <img css={lantern} src={joy} alt="" width="60" height="174" draggable={false} />
    </div>
  );
}
