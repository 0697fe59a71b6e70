import { css } from '@emotion/react';
import { type EventView, useSettings, useTexts } from '@janur/kit';
import { coordinatesOf } from '../parts/coordinates.ts';
import { litMoon, moonAge, moonPhase } from '../parts/moon.ts';
import { settings } from '../settings.ts';
import { line } from './sun-line.tsx';

const night = css({ flex: '0 1 150px', minWidth: 96, height: 48, borderRadius: 8 });

/** The moon that will stand over a later hour of the same day, where the place is known. */
export function MoonLine({ event }: { event: EventView }) {
  const { t } = useTexts();
  const { sun_time: isShown } = useSettings(settings);
  const place = coordinatesOf(event.mapsUrl);
  if (!isShown || !event.startsAt || !place) return null;
  const age = moonAge(new Date(event.startsAt));
  return (
    <p css={line}>
      <svg css={night} viewBox="0 0 150 48" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d="M0,0H150V48H0Z" fill="#1f5a68" />
        <path
          d="M20,10h.1M44,18h.1M118,9h.1M134,20h.1M100,14h.1M60,6h.1"
          stroke="#fdf0d6"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
        <circle cx="78" cy="18" r="11" fill="#fdf0d6" opacity=".16" />
        <path
          d={litMoon(age)}
          transform={`translate(78,18) scale(${place.latitude > 0 ? -11 : 11},11)`}
          fill="#fdf0d6"
        />
        <path d="M0,35Q9,31 18,35T36,35T54,35T72,35T90,35T108,35T126,35T144,35T162,35V48H0Z" fill="#2f7f8a" />
        <path d="M66,39H92M70,43H86" stroke="#fdf0d6" strokeWidth="1.3" strokeLinecap="round" opacity=".8" />
      </svg>
      <span>
        <strong>{t(`sky.phase.${moonPhase(age)}`)}</strong>
      </span>
    </p>
  );
}
