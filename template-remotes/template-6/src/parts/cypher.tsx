import { css } from '@emotion/react';
import { hasSigns, mirrorsWell } from '@janur/kit';

/** One lit or shaded edge, so far towards the light (-1) or away from it. */
const step = (side: 1 | -1, far: string, least: string, colour: string) =>
  `calc(max(${far}, ${least}) * ${side} * var(--way) * var(--relief, 1)) calc(max(${far}, ${least}) * ${side} * var(--relief, 1)) 0 ${colour}`;

/**
 * Pressed into the paper without ink: a lit edge at the left and above, a dark one at the right and below. `--way` is -1 where the
 * letter stands mirrored, so that the light comes from the same side.
 */
const embossed = {
  color: 'var(--face, color-mix(in oklab, var(--base) 66%, #fffdf7))',
  WebkitTextStroke: 'var(--stroke, .012em) var(--stroke-ink, #a896704d)',
  textShadow: [
    step(-1, '.006em', '.45px', '#fff'),
    step(-1, '.012em', '.8px', '#fffffff0'),
    step(1, '.005em', '.35px', '#e6decb'),
    step(1, '.01em', '.7px', '#c6b896'),
    step(1, '.016em', '1.1px', '#95835c'),
    'calc(.026em * var(--way)) .036em .03em var(--cast, #6b573380)',
  ].join(','),
} as const;

/**
 * `--mirror` is 1 where the second initial would turn into another letter: both stand upright, a little further apart, one a step
 * above the other. `--signs` is 1 where they are signs: they stand as in a seal.
 */
const cypher = css({
  '--upright': 'calc((1 + var(--mirror, -1)) / 2)',
  '--apart': 'calc(.19em + .04em * var(--upright) + .02em * var(--signs, 0))',
  '--lift': 'calc(.05em * var(--upright) + .06em * var(--signs, 0))',
  // clear of the crown above and the laurel at the side
  '--drop': 'calc(.06em * (var(--upright) - var(--signs, 0)))',
  position: 'relative',
  display: 'block',
  width: '1em',
  height: '.72em',
  fontFamily: 'var(--cypher)',
  fontWeight: 400,
  lineHeight: 1,
  '& > span': {
    '--way': 1,
    position: 'absolute',
    left: '50%',
    top: '50%',
    fontSize: 'calc(1em * (1 - .1 * var(--upright) - .3 * var(--signs, 0)))',
    whiteSpace: 'nowrap',
    ...embossed,
  },
  '& > :first-of-type': {
    transform: 'translate(calc(-50% - var(--apart)), calc(-50% - var(--lift) + var(--drop)))',
  },
  '& > :not(:first-of-type)': {
    '--way': 'var(--mirror, -1)',
    transform: 'translate(calc(-50% + var(--apart)), calc(-50% + var(--lift) + var(--drop))) scaleX(var(--mirror, -1))',
  },
  '& > [data-gap]': {
    color: 'transparent',
    textShadow: 'none',
    WebkitTextStroke: '.05em color-mix(in oklab, var(--base) 72%, var(--shade))',
  },
  '& > :only-child': { transform: 'translate(-50%, -50%)' },
});

interface CypherProps {
  initials: readonly string[];
  className?: string;
}

/** What the opening's dialog says of the initials, for the rest of the page. */
const upright = css({ '--mirror': '1' });
const sealed = css({ '--signs': '1' });

export const cypherOf = (initials: readonly string[]) => [
  !mirrorsWell(initials) && upright,
  hasSigns(initials.join('')) && sealed,
];

/** Two initials, the second mirrored where it may be and laid over the first, which it cuts a gap into. */
export function Cypher({ initials: [first, second], className }: CypherProps) {
  return (
    <span css={cypher} className={className} aria-hidden="true">
      <span>{first}</span>
      {second !== undefined && (
        <>
          <span data-gap="">{second}</span>
          <span>{second}</span>
        </>
      )}
    </span>
  );
}
