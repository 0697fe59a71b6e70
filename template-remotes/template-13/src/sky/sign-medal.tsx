import { css } from '@emotion/react';
import { useDay } from '@janur/kit';
import { sun } from './astronomy.ts';
import { ZODIAC } from './catalogue.ts';
import { ZODIAC_GLYPHS } from './zodiac-glyphs.ts';
import { ZodiacFigure } from './zodiac-figure.tsx';

const SIGN = 30; // degrees of the sun's way

const medal = css({ display: 'grid', placeItems: 'center' });
const picture = css({ width: '60%', height: '60%', marginTop: '-18%' });
const written = css({
  position: 'absolute',
  left: '41%',
  bottom: '7%',
  width: '18%',
  height: 'auto',
  fill: 'none',
  stroke: 'var(--gold)',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
});

/** The sign of the zodiac that the sun stands in on that day: its place in `ZODIAC`. */
export const signOf = (instant: string): number => Math.floor(sun.at(Date.parse(instant)).longitude / SIGN);

export function SignMedal({ className }: { className?: string }) {
  const day = useDay();
  const sign = day ? signOf(day.dateTime) : -1;
  const figure = ZODIAC[sign];
  return (
    figure && (
      <div css={medal} className={className} data-sign={figure.name} aria-hidden="true">
        <ZodiacFigure css={picture} figure={figure} />
        <svg css={written} viewBox="0 0 20 20">
          <path d={ZODIAC_GLYPHS[sign]} />
        </svg>
      </div>
    )
  );
}
