import { css, keyframes } from '@emotion/react';
import { useStillness } from '@janur/kit';
import { type CSSProperties, useEffect, useState } from 'react';

const PIECES = 14;
const AGAIN = 2400; // ms until a popped balloon is blown up anew
const COLOURS = ['var(--coral)', 'var(--sun)', 'var(--teal)', 'var(--violet)', 'var(--pink)'];

const fly = keyframes({
  from: { transform: 'rotate(var(--way)) translateY(0) scale(.4)', opacity: 1 },
  '70%': { opacity: 1 },
  to: { transform: 'rotate(var(--way)) translateY(calc(-1 * var(--far))) rotate(200deg)', opacity: 0 },
});
const grow = keyframes({ from: { transform: 'scale(0)' } });

const holder = css({ position: 'absolute', '& > svg': { width: '100%', height: 'auto', overflow: 'visible' } });
const toy = css({
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '& > svg': { transformOrigin: '50% 100%' },
  '&[data-state="popped"] > svg': { opacity: 0 },
  '&[data-state="again"] > svg': { animation: `${grow} 500ms cubic-bezier(.3,1.6,.5,1)` },
});
const piece = css({
  position: 'absolute',
  left: '50%',
  top: '30%',
  width: 13,
  height: 6,
  borderRadius: 3,
  animation: `${fly} 800ms cubic-bezier(.1,.7,.4,1) forwards`,
  '&:nth-of-type(3n)': { width: 9, height: 9, borderRadius: '50%' },
});

interface BalloonProps {
  colour: string;
  className?: string;
}

/** Body, knot, light and string; 100 × 190. */
function Shape({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 100 190" focusable="false">
      <path d="M50,118C40,140 62,156 48,190" stroke="#33305c" strokeOpacity=".45" strokeWidth="2" fill="none" />
      <path
        d="M50,2C80,2 98,26 96,54C94,86 70,110 50,116C30,110 6,86 4,54C2,26 20,2 50,2ZM43,122L50,114L57,122Z"
        fill={colour}
      />
      <path d="M24,28C30,16 40,12 46,12" stroke="#fff" strokeWidth="7" strokeLinecap="round" fill="none" opacity=".6" />
    </svg>
  );
}

/** A toy, nothing is said by it: tapped it bursts into confetti, and where nothing may move it changes its colour. */
export function PopBalloon({ colour, className }: BalloonProps) {
  const isStill = useStillness();
  const [state, setState] = useState<'whole' | 'popped' | 'again'>('whole');
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (state !== 'popped') return;
    const timer = setTimeout(() => setState('again'), AGAIN);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a toy for little fingers: there is nothing to miss
    <div
      css={[holder, toy]}
      className={className}
      aria-hidden="true"
      data-state={state}
      onClick={() => (isStill ? setTurns(turns + 1) : setState('popped'))}
    >
      <Shape colour={turns === 0 ? colour : (COLOURS[turns % COLOURS.length] ?? colour)} />
      {state === 'popped' &&
        Array.from({ length: PIECES }, (_, index) => <i key={index} css={piece} style={way(index)} />)}
    </div>
  );
}

function way(index: number): CSSProperties {
  return {
    '--way': `${Math.round((index * 360) / PIECES)}deg`,
    '--far': `${56 + ((index * 37) % 40)}px`,
    background: COLOURS[index % COLOURS.length],
  } as CSSProperties; // React passes custom properties through; its type knows only standard ones
}
