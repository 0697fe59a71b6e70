import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ZODIAC } from './catalogue.ts';
import { ZODIAC_GLYPHS } from './zodiac-glyphs.ts';
import { ZodiacFigure } from './zodiac-figure.tsx';

const RIM = 100;
const INNER = 80;

const disc = css({ position: 'relative', aspectRatio: '1' });
const wheel = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' });
const pane = css({
  position: 'absolute',
  inset: `${(RIM - INNER + 3) / 2}%`,
  overflow: 'hidden',
  borderRadius: '50%',
  background: 'radial-gradient(circle at 50% 20%, var(--dusk), var(--deep))',
  display: 'grid',
  placeItems: 'center',
  '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '50% 22%' },
});
/** The host's own constellation hangs at the disc's foot. */
const own = css({
  position: 'absolute',
  right: '-3%',
  bottom: '-3%',
  width: '36%',
  height: '36%',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  background: 'var(--night)',
  boxShadow: '0 0 0 1.2px var(--gold), 0 0 0 4px var(--night), 0 0 0 5px var(--silver)',
  '& svg': { width: '64%', height: '64%' },
});

/** A wheel of the twelve signs around what is in it; `sign` is the host's own, of `ZODIAC`. */
export function ZodiacDisc({
  sign,
  className,
  children,
}: {
  sign: number | null;
  className?: string;
  children: ReactNode;
}) {
  const figure = sign === null ? undefined : ZODIAC[sign];
  return (
    <div css={disc} className={className}>
      <svg css={wheel} viewBox="-101 -101 202 202" fill="none" aria-hidden="true">
        <circle r={RIM} stroke="var(--silver)" strokeWidth="1.2" />
        <circle r={INNER} stroke="var(--gold)" strokeWidth="1.2" />
        {ZODIAC_GLYPHS.map((glyph, index) => (
          <g key={glyph} transform={`rotate(${index * 30 + 15})`}>
            <path d={`M0,-${INNER + 2}V-${RIM - 1}`} stroke="var(--thread)" strokeWidth=".7" transform="rotate(15)" />
            <g transform={`translate(0,-${(RIM + INNER) / 2}) scale(.62) translate(-10,-10)`}>
              <path
                d={glyph}
                stroke={index === sign ? 'var(--gold)' : 'var(--line)'}
                strokeWidth={index === sign ? 2.2 : 1.3}
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </g>
          </g>
        ))}
      </svg>
      <div css={pane}>{children}</div>
      {figure && (
        <div css={own} data-sign={figure.name} aria-hidden="true">
          <ZodiacFigure figure={figure} />
        </div>
      )}
    </div>
  );
}
