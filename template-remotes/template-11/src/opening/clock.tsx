import { css } from '@emotion/react';
import { Cover, type OpeningProps } from '@janur/kit';
import { LEAVING, LOW, REDUCED_MOTION } from '@janur/template-parts';
import sunburst from '../assets/sunburst.svg';
import { WIDE } from './wide.ts';

type View = OpeningProps['view'];

/** One unit is a 390th of the rays' width. */
const clock = css({
  '--u': 'calc(min(100vw, 46dvh, 600px) / 390)',
  position: 'relative',
  flex: 'none',
  width: 'calc(390 * var(--u))',
  height: 'calc(230 * var(--u))',
  margin: '0 auto',
  '& > img': { position: 'absolute', inset: 0, width: '100%', height: 'auto' },
  [WIDE]: { '--u': 'calc(min(56vw, 66dvh, 700px) / 390)' },
  [LOW]: { '--u': 'calc(min(52vw, 68dvh) / 390)' },
  [LEAVING]: {
    transform: 'rotate(70deg) scale(.3)',
    opacity: 0,
    transition: 'transform 700ms cubic-bezier(.5,0,.8,.4), opacity 500ms 150ms',
    [REDUCED_MOTION]: { transform: 'none' },
  },
});
const face = css({
  position: 'absolute',
  left: '50%',
  top: 'calc(117 * var(--u))',
  width: 'calc(136 * var(--u))',
  height: 'calc(136 * var(--u))',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  translate: '-50% -50%',
  border: 'calc(7 * var(--u)) solid var(--gold)',
  borderRadius: '50%',
  color: 'var(--red)',
  background: 'var(--cream)',
  boxShadow: 'calc(5 * var(--u)) calc(7 * var(--u)) 0 #041f214d',
  '& b, & em': {
    font: '400 calc(82 * var(--u))/.86 var(--font-heading)',
    textShadow: 'calc(4 * var(--u)) calc(3 * var(--u)) 0 var(--gold)',
  },
  '& em': { fontSize: 'calc(64 * var(--u))' },
  '& em[data-two]': { fontSize: 'calc(44 * var(--u))' },
  // with a number no letters stand there
  '& b:not(:empty) ~ em, & b:empty, & b:empty + span': { display: 'none' },
  '& span': { font: '400 calc(23 * var(--u))/1 var(--font-script)', color: 'var(--deep)' },
});
const badge = css({
  left: 'calc(272 * var(--u))',
  top: 'calc(174 * var(--u))',
  width: 'calc(76 * var(--u))',
  height: 'calc(76 * var(--u))',
  borderWidth: 'calc(5 * var(--u))',
  '&:has(b:empty)': { display: 'none' },
  '& b': { fontSize: 'calc(38 * var(--u))', textShadow: 'none' },
  '& span': { fontSize: 'calc(15 * var(--u))' },
});
const window = css({
  position: 'absolute',
  left: '50%',
  top: 'calc(117 * var(--u))',
  overflow: 'hidden',
  translate: '-50% -50%',
  border: 'calc(7 * var(--u)) solid var(--gold)',
  background: 'var(--cream)',
  boxShadow: 'calc(5 * var(--u)) calc(7 * var(--u)) 0 #041f214d',
  '& img': { display: 'block', width: '100%', height: '100%', objectPosition: 'var(--cover-position, 50% 30%)' },
  '&[data-type="PHOTO"]': { width: 'calc(186 * var(--u))', aspectRatio: '1', borderRadius: '50%' },
  '&[data-type="LOGO"]': {
    width: 'calc(186 * var(--u))',
    aspectRatio: '1',
    borderRadius: '50%',
    padding: 'calc(26 * var(--u))',
    '& img': { objectFit: 'contain' },
  },
  '&[data-type="LANDSCAPE"]': {
    width: 'calc(246 * var(--u))',
    aspectRatio: '3 / 2',
    borderRadius: 'calc(18 * var(--u))',
  },
  '&[data-type="PORTRAIT"]': {
    width: 'calc(150 * var(--u))',
    aspectRatio: '3 / 4',
    borderRadius: 'calc(18 * var(--u))',
  },
});

/** The sunburst clock: the age in its face, else the initials; with a cover that, and the age beside it. */
export function Clock({ view }: { view: View }) {
  const { cover, years, yearsWord, initials } = view;
  return (
    <div css={clock}>
      <img src={sunburst} alt="" width="390" height="242" draggable={false} />
      {cover && (
        <div css={window} data-type={cover.type}>
          <Cover cover={cover} sizes="(min-width: 576px) 320px, 60vw" />
        </div>
      )}
      <p css={[face, cover && badge]}>
        <b>{years}</b>
        <span>{yearsWord}</span>
        {!cover && (
          <em data-two={initials.length > 1 ? '' : undefined} aria-hidden="true">
            {initials.map((initial, index) => (
              <i key={index}>{initial}</i>
            ))}
          </em>
        )}
      </p>
    </div>
  );
}
