import { css } from '@emotion/react';
import { useTexts } from '@janur/kit';
import { useMemo } from 'react';
import { equatorial, moon } from './astronomy.ts';
import { project } from './chart.ts';
import { Moon } from './moon.tsx';
import { centreOver, dust, ecliptic, figuresOver, graticule, haze, type Star } from './sky-paths.ts';
import { type Night, useNight } from './use-night.ts';

const SIZE = 168;
const HOURS = SIZE + 7.6;

const map = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  font: '500 8.6px/1 var(--font-body)',
  fill: 'var(--star)',
  textAnchor: 'middle',
});

/** The sky over the celebration at nine in the evening: south at the top, east at the right. */
export function SkyMap() {
  const night = useNight();
  return night && <SkyOf night={night} />;
}

function SkyOf({ night }: { night: Night }) {
  const { moment, longitude, place, phase } = night;
  const latitude = place?.latitude ?? 0;
  const sky = useMemo(() => {
    const centre = centreOver({ latitude, longitude }, moment);
    const at = project(equatorial(moon.at(moment), moment), centre);
    return {
      centre,
      lines: graticule(centre, SIZE),
      sunWay: ecliptic(centre, SIZE, moment),
      clouds: haze(centre, SIZE),
      dust: dust(centre, SIZE),
      figures: figuresOver(centre, SIZE),
      moon: at && Math.hypot(...at) < 0.94 ? at : null,
    };
  }, [latitude, longitude, moment]);
  return (
    <svg css={map} viewBox="-185 -185 370 370" aria-hidden="true">
      <defs>
        <radialGradient id="sky-haze">
          <stop stopColor="#aebdf6" stopOpacity=".3" />
          <stop offset=".5" stopColor="#7f97e0" stopOpacity=".13" />
          <stop offset="1" stopColor="#7f97e0" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="sky-glow">
          <stop stopColor="#fffbe8" stopOpacity=".8" />
          <stop offset=".18" stopColor="#f4ebcb" stopOpacity=".4" />
          <stop offset=".5" stopColor="#8fa6e8" stopOpacity=".13" />
          <stop offset="1" stopColor="#8fa6e8" stopOpacity="0" />
        </radialGradient>
        <clipPath id="sky-edge">
          <circle r={SIZE} />
        </clipPath>
      </defs>
      <g clipPath="url(#sky-edge)">
        {sky.clouds.map(({ at: [x, y], radius }, index) => (
          <circle key={index} cx={x} cy={y} r={radius} fill="url(#sky-haze)" />
        ))}
        <g fill="none" strokeLinecap="round">
          <path d={sky.dust} stroke="#e7ecff" strokeWidth=".9" opacity=".5" />
          <path d={sky.lines} stroke="var(--thread)" strokeWidth=".6" opacity=".34" />
          <path d={sky.sunWay} stroke="var(--gold)" strokeDasharray="1 4" opacity=".8" />
          <path d={sky.figures.lines} stroke="#dfe6ff" strokeWidth="1.05" />
        </g>
        {sky.figures.stars.map((star, index) => (
          <Shining key={index} star={star} />
        ))}
        {sky.moon && (
          <g transform={`translate(${sky.moon[0] * SIZE},${sky.moon[1] * SIZE})`}>
            <circle r="24" fill="url(#sky-glow)" opacity=".5" />
            <g transform="scale(.3)">
              <Moon age={phase.age} size={60} x={-30} y={-30} />
            </g>
          </g>
        )}
      </g>
      {place && <Dial ra={sky.centre.ra} />}
    </svg>
  );
}

const BRIGHT = 2.7;

/** The brighter, the larger; from the third magnitude on a dot. */
function Shining({ star: { at, magnitude } }: { star: Star }) {
  const [x, y] = at;
  if (magnitude >= BRIGHT) return <circle cx={x} cy={y} r="1.4" fill="#fff" />;
  const size = magnitude < 1.1 ? 8 : magnitude < 2 ? 5.2 : 3.6;
  return (
    <g transform={`translate(${x.toFixed(1)},${y.toFixed(1)}) scale(${size / 10})`}>
      <circle r="22" fill="url(#sky-glow)" />
      <path d="M0,-10Q1,-1 10,0Q1,1 0,10Q-1,1 -10,0Q-1,-1 0,-10Z" fill="#fffdf0" />
    </g>
  );
}

const FULL = 360;
const HOUR = 15;
/** Numerals keep so far from the letters of the compass. */
const CLEAR = 8;

/** Which hours of right ascension stand over the horizon, and the four winds. */
function Dial({ ra }: { ra: number }) {
  const { t } = useTexts();
  const [north, east, south, west] = t('sky.compass').split(' ');
  const hours = Array.from({ length: 24 }, (_, hour) => ({ hour, angle: (hour * HOUR - ra + FULL) % FULL }));
  return (
    <>
      {hours
        .filter(({ angle }) => angle % 90 > CLEAR && angle % 90 < 90 - CLEAR)
        .map(({ hour, angle }) => (
          <text key={hour} transform={`rotate(${angle}) translate(0,${-HOURS})`} dy="3.2">
            {hour}
          </text>
        ))}
      {[south, east, north, west].map((wind, index) => (
        <g key={index} transform={`rotate(${index * 90}) translate(0,${-HOURS}) rotate(${-index * 90})`}>
          <circle r="10.5" fill="var(--night)" stroke="var(--silver)" strokeWidth="1.2" />
          <text dy="4.2" fill="var(--gold)" style={{ font: '400 12.5px/1 var(--font-heading)' }}>
            {wind}
          </text>
        </g>
      ))}
    </>
  );
}

const large = css({ width: '100%', height: '100%' });

/** The moon of that night, where no picture is; a full one while no day is known. */
export function NightMoon() {
  const night = useNight();
  return <Moon css={large} age={night?.phase.age ?? FULL / 2} size={224} />;
}
