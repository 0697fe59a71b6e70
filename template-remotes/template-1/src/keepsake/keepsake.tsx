import { clockIn, fitted, type KeepsakeProps, TextLines } from '@janur/kit';
import { archPath, openArch } from '../drawings/arch-path.ts';

const HEADING = 'var(--font-heading)';
const BODY = 'var(--font-body)';
const [LIT, SAND, STONE, CLAY, DARK] = ['#fff1dd', '#f3d5b3', '#e0a577', '#b8633f', '#5f2713'];
const TILES = Array.from({ length: 18 }, (_, index) => index * 60);
/** Pairs of leaves along a twig. */
const LEAVES = [0, 1, 2, 3, 4].flatMap((at) => [-1, 1].map((side) => ({ x: 22 + at * 26, side, size: 1 - at * 0.1 })));

/** The way into the house: its arch with the low sun, the code where the door is, and the hours on the wall. */
export function Keepsake({ ticket: { names, guest, events, people, qr, words } }: KeepsakeProps) {
  const [clay, base] = ['var(--primary, #9c4a2f)', 'var(--base, #fbf3ea)'];
  const shown = events.slice(0, 3);
  const pitch = shown.length > 2 ? 96 : 146;
  return (
    <svg viewBox="0 0 1080 1350">
      <defs>
        <linearGradient id="keepsake-sky" x2="0" y2="1">
          <stop stopColor={LIT} />
          <stop offset=".7" stopColor="#fbd3a4" />
          <stop offset="1" stopColor="#f0a370" />
        </linearGradient>
        <linearGradient id="keepsake-wall" x2="0" y2="1">
          <stop stopColor={base} />
          <stop offset="1" stopColor="#f1dcc8" />
        </linearGradient>
        <clipPath id="keepsake-hole">
          <path d={archPath(540, 150, 540, 780)} />
        </clipPath>
      </defs>
      <path d="M0,0H1080V1350H0Z" fill="url(#keepsake-wall)" />
      <text
        x="540"
        y="66"
        fontSize={fitted(words.title, 760, 38)}
        letterSpacing="5"
        textAnchor="middle"
        fill={clay}
        fontFamily={BODY}
        fontWeight="600"
      >
        {words.title.toUpperCase()}
      </text>
      <g transform="translate(108,18.4) scale(.8)">
        <path d={archPath(540, 92, 660, 780)} fill={SAND} stroke={LIT} strokeWidth="4" />
        <path
          d={openArch(540, 106, 632, 780)}
          fill="none"
          stroke={CLAY}
          strokeOpacity=".5"
          strokeWidth="26"
          strokeDasharray="2.600 32"
        />
        <path d={archPath(540, 122, 596, 780)} fill={STONE} />
        <path d={archPath(540, 136, 568, 780)} fill={CLAY} />
        <g clipPath="url(#keepsake-hole)">
          <path d="M200,100H880V800H200Z" fill="url(#keepsake-sky)" />
          <circle cx="540" cy="640" r="250" fill="#fde2b8" opacity=".7" />
          <circle cx="540" cy="640" r="180" fill="#fff6e2" />
          <path d="M260,640C380,590 470,620 560,600C680,570 760,610 830,596V800H260Z" fill="#dd9a68" />
          <path d="M260,700C400,650 520,700 640,670C740,648 790,664 830,660V800H260Z" fill={CLAY} />
        </g>
        {qr && (
          <g>
            <path d={archPath(540, 246, 336, 780)} fill="#fffaf2" stroke={STONE} strokeWidth="6" />
            <svg x="412" y="452" width="256" height="256" viewBox={`0 0 ${qr.size} ${qr.size}`}>
              <path d={qr.path} fill={DARK} />
            </svg>
            <g transform="translate(540,356)" fill="none" stroke={clay} strokeWidth="9" strokeLinecap="round">
              <circle cy="-38" r="24" />
              <path d="M0,-14V66M0,44H24M0,62H18" />
            </g>
          </g>
        )}
        <path d="M150,780H930V806H150Z" fill={SAND} />
        <path d="M150,780H930V785H150Z" fill={LIT} />
        <path d="M150,806H930V818H150Z" fill={CLAY} />
      </g>
      <g textAnchor="middle">
        <text x="540" y="750" fontSize={fitted(names, 940, 92)} fill={DARK} fontFamily={HEADING}>
          {names}
        </text>
        <TextLines
          text={guest}
          x={540}
          y={828}
          width={940}
          size={48}
          small={38}
          fill="#4a2c20"
          fontFamily={BODY}
          fontWeight="600"
        />
        <text x="540" y="884" fontSize="38" fill={clay} fontFamily={BODY}>
          {people}
        </text>
      </g>
      {[1, -1].map((side) => (
        <g key={side} transform={`translate(540,922) scale(${side},1)`} fill="#6f6a47">
          <path d="M14,0H170" stroke="#6f6a47" strokeWidth="3" />
          {LEAVES.map(({ x, side: way, size }) => (
            <ellipse
              key={`${x} ${way}`}
              cx={x + 16}
              cy={way * 9}
              rx={15 * size}
              ry={6 * size}
              transform={`rotate(${way * 34} ${x} 0)`}
            />
          ))}
        </g>
      ))}
      {shown.map((event, index) => (
        <g key={index} transform={`translate(0,${988 + index * pitch})`} fill="#4a2c20">
          <text x="330" y="10" fontSize="52" textAnchor="end" fill={clay} fontFamily={HEADING}>
            {clockIn(event.time)?.clock}
          </text>
          <circle cx="366" cy="-6" r="6" fill={STONE} />
          <text x="400" y="8" fontSize={fitted(event.title, 560, 44)} fontWeight="600" fontFamily={BODY}>
            {event.title}
          </text>
          {[event.day, shown.length < 3 ? event.place : null]
            .filter((line) => line !== null)
            .map((line, at) => (
              <text key={at} x="400" y={50 + at * 42} fontSize={fitted(line, 640, 38)} fontFamily={BODY}>
                {line}
              </text>
            ))}
        </g>
      ))}
      <path d="M0,1276H1080V1350H0Z" fill={clay} />
      {TILES.map((x) => (
        <g key={x} transform={`translate(${x},1276)`}>
          <path d="M4,74V34a26,26 0 0 1 52,0V74Z" fill={(x / 60) % 2 ? SAND : DARK} />
          <path d="M18,74V38a12,12 0 0 1 24,0V74Z" fill={(x / 60) % 2 ? clay : STONE} />
        </g>
      ))}
      <path d="M0,1270H1080V1276H0Z" fill={LIT} />
    </svg>
  );
}
