import { clockIn, fitted, type KeepsakeProps, TextLines } from '@janur/kit';
import { FanShape } from '../drawings/fan.tsx';
import { octagon, stepped, upTo } from '../drawings/geometry.ts';

const HEADING = 'var(--font-heading)';
const BODY = 'var(--font-body)';
const SCRIPT = 'var(--font-script)';
const BRASS = 'url(#keepsake-brass)';

/** The face is cut in hairlines, which a ticket at arm's length loses. */
const bold = { fill: '#f6e7b8', stroke: '#f6e7b8', strokeWidth: 2 } as const;
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
  const isLong = Boolean(second) && fitted(names, 700, 84) < 46;
  const size = isLong ? Math.min(fitted(first, 720, 50), fitted(`& ${second}`, 720, 50)) : fitted(names, 700, 84);
  const pitch = shown.length > 2 ? 104 : 150;
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
        fontSize={fitted(words.title, 660, 38)}
        letterSpacing="5"
        textAnchor="middle"
        fill="#f2e6c4"
        fontWeight="600"
        fontFamily={BODY}
      >
        {words.title.toUpperCase()}
      </text>
      <g transform="translate(97.2,30.6) scale(.82)">
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
      </g>
      <g textAnchor="middle" fill={BRASS}>
        {isLong ? (
          <>
            <text x="540" y="674" {...bold} fontSize={size} fontFamily={HEADING}>
              {first}
            </text>
            <text x="540" y="724" {...bold} fontSize={size} fontFamily={HEADING}>
              {`& ${second}`}
            </text>
          </>
        ) : (
          <text x="540" y="722" {...bold} fontSize={size} fontFamily={HEADING}>
            {first}
            {second && (
              <>
                <tspan fill="#f2e6c4" fontFamily={SCRIPT}>
                  {' & '}
                </tspan>
                <tspan>{second}</tspan>
              </>
            )}
          </text>
        )}
        <TextLines
          text={guest}
          x={540}
          y={800}
          width={880}
          size={46}
          small={38}
          lift={0.7}
          fill="#efe7d2"
          fontWeight="600"
          fontFamily={BODY}
        />
        <text x="540" y="856" fontSize="38" fill="#d9b565" fontFamily={BODY}>
          {people}
        </text>
      </g>
      <g transform="translate(0,874)">
        <svg x="130" width="820" height="14" viewBox="0 0 1080 18">
          <path d={TEETH} fill={BRASS} />
        </svg>
      </g>
      {shown.map((event, index) => (
        <g key={index} transform={`translate(0,${948 + index * pitch})`} fill="#efe7d2">
          <text x="330" y="12" {...bold} fontSize="54" textAnchor="end" fontFamily={HEADING}>
            {clockIn(event.time)?.clock}
          </text>
          <path d="M368,-16l11,11-11,11-11-11z" fill={BRASS} />
          <text x="406" y="8" fontSize={fitted(event.title, 570, 44)} fontWeight="600" fontFamily={BODY}>
            {event.title}
          </text>
          {[event.day, shown.length < 3 ? event.place : null]
            .filter((line) => line !== null)
            .map((line, at) => (
              <text key={at} x="406" y={50 + at * 42} fontSize={fitted(line, 570, 38)} fill="#d9c894" fontFamily={BODY}>
                {line}
              </text>
            ))}
        </g>
      ))}
    </svg>
  );
}
