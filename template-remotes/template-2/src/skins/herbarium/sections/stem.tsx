import { css } from '@emotion/react';
import { DESKTOP } from '@janur/template-parts';

const part = css({ position: 'absolute', overflow: 'visible', pointerEvents: 'none' });
const upright = css(part, {
  left: 0,
  top: 24,
  width: 40,
  height: 'calc(100% - 24px - 72px)',
  '&[data-last]': { height: 'calc(100% - 30px)' },
  '&[data-flip]': { left: 'auto', right: 0, scale: '-1 1' },
  [DESKTOP]: { '&, &[data-flip]': { left: 'calc(50% - 20px)', right: 'auto', height: '100%' } },
});
const crossing = css(part, {
  left: 20,
  bottom: -24,
  width: 'calc(100% - 40px)',
  height: 96,
  '&[data-flip]': { scale: '-1 1' },
  [DESKTOP]: { display: 'none' },
});
const leaves = css(part, {
  left: '50%',
  bottom: -6,
  width: 84,
  height: 60,
  marginLeft: -42,
  '&[data-flip]': { scale: '-1 1' },
  [DESKTOP]: {
    left: 'calc(50% - 4px)',
    bottom: 18,
    marginLeft: 0,
    '&[data-flip]': { left: 'auto', right: 'calc(50% - 4px)' },
  },
});

const end = css(part, {
  left: 0,
  bottom: -12,
  width: 40,
  height: 40,
  '&[data-flip]': { left: 'auto', right: 0 },
  [DESKTOP]: { '&, &[data-flip]': { left: 'calc(50% - 20px)', right: 'auto', bottom: -50 } },
});

const LINE = { fill: 'none', stroke: 'var(--stem)', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' } as const;
const LEAF = 'M0,0C7,-6 8,-18 0,-26C-8,-18 -7,-6 0,0Z';

/** The stem beside one chapter, and its way over to the next one. */
export function Stem({ isFlipped, isLast }: { isFlipped: boolean; isLast: boolean }) {
  const flip = isFlipped || undefined;
  return (
    <>
      <svg
        css={upright}
        viewBox="0 0 40 100"
        preserveAspectRatio="none"
        data-flip={flip}
        data-last={isLast || undefined}
        aria-hidden="true"
      >
        <path d="M20,0C23,30 17,60 20,100" {...LINE} />
      </svg>
      {isLast ? (
        <svg css={end} viewBox="0 0 46 46" data-flip={flip} aria-hidden="true">
          <path d={LEAF} transform="translate(23 17) rotate(66) scale(.8)" fill="var(--leaf)" />
          <path d={LEAF} transform="translate(23 13) rotate(-66) scale(.8)" fill="var(--leaf)" />
          <path d="M23,10C14,18 13,34 23,44C33,34 32,18 23,10Z" fill="var(--petal)" />
          <path d="M23,10C19,20 19,33 23,44C27,33 27,20 23,10Z" fill="var(--secondary)" fillOpacity=".7" />
          <path d="M23,8C16,12 15,18 17,22C20,18 21,17 23,16C25,17 26,18 29,22C31,18 30,12 23,8Z" fill="var(--stem)" />
        </svg>
      ) : (
        <>
          <svg css={crossing} viewBox="0 0 300 96" preserveAspectRatio="none" data-flip={flip} aria-hidden="true">
            <path d="M0,0C0,74 96,34 150,48S300,22 300,96" {...LINE} />
          </svg>
          <svg css={leaves} viewBox="0 0 84 60" data-flip={flip} aria-hidden="true" fill="var(--leaf)">
            <path d={LEAF} transform="translate(20 36) rotate(-28)" />
            <path d={LEAF} transform="translate(34 34) rotate(140) scale(.9)" />
            <path d={LEAF} transform="translate(50 33) rotate(-36) scale(1.1)" />
            <path d={LEAF} transform="translate(64 32) rotate(150) scale(.8)" />
          </svg>
        </>
      )}
    </>
  );
}

/** A bud that opens: five petals over two leaves. */
export function Bud({ isPeach }: { isPeach: boolean }) {
  return (
    <svg viewBox="0 0 46 46" data-bud="" aria-hidden="true">
      <path d={LEAF} transform="translate(23 23) rotate(118) scale(.86)" fill="var(--leaf)" />
      <path d={LEAF} transform="translate(23 23) rotate(-118) scale(.86)" fill="var(--leaf)" />
      <g>
        {[0, 72, 144, 216, 288].map((turn) => (
          <path
            key={turn}
            d="M23,23C11,17 13,4 23,3C33,4 35,17 23,23Z"
            transform={`rotate(${turn} 23 23)`}
            fill={isPeach ? 'var(--secondary)' : 'var(--petal)'}
            fillOpacity=".82"
          />
        ))}
        <circle cx="23" cy="23" r="3.4" fill="var(--rust)" />
      </g>
    </svg>
  );
}
