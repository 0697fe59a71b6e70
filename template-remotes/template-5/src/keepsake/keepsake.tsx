import { clockIn, fitted, type KeepsakeProps } from '@janur/kit';
import { FanShape } from '../drawings/fan.tsx';
import { octagon, stepped, upTo } from '../drawings/geometry.ts';

const HEADING = 'var(--font-heading)';
const BODY = 'var(--font-body)';
const SCRIPT = 'var(--font-script)';
const BRASS = 'url(#keepsake-brass)';
const TEETH = upTo(54)
  .map((at) => `M${at * 20},0h20l-10,14z`)
  .join('');

/** One end of a sunburst: a ray of 5° out of a point. */
const ray = (at: number) => {
  const [from, until] = [at * 10, at * 10 + 5].map((degrees) => (degrees * Math.PI) / 180);
  const end = (angle = 0) =>
    `${(540 + Math.cos(angle) * 1400).toFixed(0)},${(470 + Math.sin(angle) * 1400).toFixed(0)}`;
  return `M540,470L${end(from)}L${end(until)}Z`;
};
const RAYS = upTo(36)
  .map((at) => ray(at))
  .join('');

/** A ticket to the ballroom in brass on lacquer; the code in the octagon where the hero's picture hangs. */
export function Keepsake({ ticket: { names, guest, events, people, qr, words } }: KeepsakeProps) {
  const [first = '', second] = names.toUpperCase().split(' & ');
  const shown = events.slice(0, 3);
  const size = Math.min(fitted(first, 590, 88), fitted(second ?? '', 590, 88));
  return (
    <svg viewBox="0 0 1080 1350">
      <defs>
        <linearGradient id="keepsake-brass" gradientUnits="userSpaceOnUse" x1="0" x2="1080" y2="500">
          <stop stopColor="#a67c33" />
          <stop offset=".22" stopColor="#f2e6c4" />
          <stop offset=".5" stopColor="#c39a4a" />
          <stop offset=".76" stopColor="#fbf0c8" />
          <stop offset="1" stopColor="#b88a3c" />
        </linearGradient>
        <linearGradient id="keepsake-fan-brass" x2="1">
          <stop stopColor="#a67c33" />
          <stop offset=".5" stopColor="#fbf0c8" />
          <stop offset="1" stopColor="#b88a3c" />
        </linearGradient>
        <radialGradient id="keepsake-fan-glow" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="110">
          <stop stopColor="#fbf0c8" />
          <stop offset="1" stopColor="#c39a4a" />
        </radialGradient>
      </defs>
      <path d="M0,0H1080V1350H0Z" fill="#0c221f" />
      <path d={RAYS} fill="#153b36" opacity=".75" />
      <g fill="none" stroke={BRASS}>
        <path d={stepped(28, 28, 1024, 1294, 5, 18)} strokeWidth="6" />
        <path d={stepped(46, 46, 988, 1258, 5, 18)} strokeWidth="2" />
        <path d={stepped(60, 60, 960, 1230, 5, 18)} strokeWidth="2" />
      </g>
      <text
        x="540"
        y="142"
        fontSize="30"
        letterSpacing="8"
        textAnchor="middle"
        fill="#f2e6c4"
        fontWeight="600"
        fontFamily={BODY}
      >
        {words.title.toUpperCase()}
      </text>
      <g fill="none" stroke={BRASS}>
        <path d={octagon(320, 190, 440, 470, 110)} fill="#0e2a27" strokeWidth="7" />
        <path d={octagon(340, 210, 400, 430, 100)} strokeWidth="2" />
        <path d={octagon(298, 168, 484, 514, 122)} strokeWidth="2" />
      </g>
      {qr && (
        <>
          <path d={octagon(382, 252, 316, 316, 26)} fill="#f7efd6" />
          <svg x="412" y="282" width="256" height="256" viewBox={`0 0 ${qr.size} ${qr.size}`}>
            <path d={qr.path} fill="#0c221f" />
          </svg>
        </>
      )}
      <g transform="translate(540,724)">
        <path d="M-150,0A150,150 0 0 1 150,0Z" fill="#0c221f" />
        <FanShape id="keepsake-fan" radius={104} ribs={11} ground="#0c221f" />
        <path d="M-430,2H430M-430,14H-60M60,14H430" stroke={BRASS} strokeWidth="3" />
        <path d="M0,-8l14,14-14,14-14-14z" fill={BRASS} />
      </g>
      <g textAnchor="middle" fill={BRASS}>
        <text x="540" y={second ? 838 : 884} fontSize={size} fontFamily={HEADING}>
          {first}
        </text>
        {second && (
          <>
            <text x="540" y="884" fontSize="44" fill="#f2e6c4" fontFamily={SCRIPT}>
              &amp;
            </text>
            <text x="540" y="964" fontSize={size} fontFamily={HEADING}>
              {second}
            </text>
          </>
        )}
        <text x="540" y="1030" fontSize={fitted(guest, 800, 38)} fill="#efe7d2" fontWeight="600" fontFamily={BODY}>
          {guest}
        </text>
        <text x="540" y="1072" fontSize="29" fill="#d9b565" fontFamily={BODY}>
          {people}
        </text>
      </g>
      <g transform="translate(0,1090)">
        <svg x="130" width="820" height="14" viewBox="0 0 1080 18">
          <path d={TEETH} fill={BRASS} />
        </svg>
      </g>
      {shown.map((event, index) => (
        <g key={index} transform={`translate(0,${1146 + index * 62})`} fill="#efe7d2">
          <text x="330" y="10" fontSize="40" textAnchor="end" fill={BRASS} fontFamily={HEADING}>
            {clockIn(event.time)?.clock}
          </text>
          <path d="M368,-16l11,11-11,11-11-11z" fill={BRASS} />
          <text
            x="406"
            y="-8"
            fontSize={fitted(`${event.title} · ${event.day}`, 520, 29)}
            fontWeight="600"
            fontFamily={BODY}
          >
            {event.title} · {event.day}
          </text>
          <text x="406" y="21" fontSize={fitted(event.place ?? '', 520, 25)} fill="#d9c894" fontFamily={BODY}>
            {event.place}
          </text>
        </g>
      ))}
    </svg>
  );
}
