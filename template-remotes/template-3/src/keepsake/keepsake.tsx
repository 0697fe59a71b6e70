import { clockIn, fitted, type KeepsakeProps, TextLines } from '@janur/kit';
import { GUNUNGAN } from '../drawings/gunungan-path.ts';

const HEADING = 'var(--font-heading)';
const BODY = 'var(--font-body)';
const SCRIPT = 'var(--font-script)';
const GOLD = 'url(#keepsake-gold)';
const CORNER =
  'M14,14h58c-6,10-20,8-24,20c16-4 22,8 14,18c-6,6-16,2-14-6c-8,8-14,6-18,18c-4-10 2-18-2-22c-2,14-4,20-14,26z';
const CORNERS = [
  '',
  'translate(1080,0) scale(-1,1)',
  'translate(0,1350) scale(1,-1)',
  'translate(1080,1350) scale(-1,-1)',
];

/** Soga and gold leaf: the code in the heart of the gunungan, the guest on a leaf of lontar. */
export function Keepsake({ ticket: { names, guest, events, people, qr, words } }: KeepsakeProps) {
  const shown = events.slice(0, 3);
  const pitch = shown.length > 2 ? 96 : 146;
  return (
    <svg viewBox="0 0 1080 1350">
      <defs>
        <radialGradient id="keepsake-soga" cy=".34" r=".8">
          <stop stopColor="#5b3219" />
          <stop offset=".5" stopColor="#3a1d10" />
          <stop offset="1" stopColor="#1d0e08" />
        </radialGradient>
        <linearGradient id="keepsake-gold" x2="1" y2="1">
          <stop stopColor="#fbeec0" />
          <stop offset=".34" stopColor="#d9b25f" />
          <stop offset=".52" stopColor="#a97828" />
          <stop offset=".7" stopColor="#f0d894" />
          <stop offset="1" stopColor="#c59a4b" />
        </linearGradient>
        <linearGradient id="keepsake-lontar" x2="0" y2="1">
          <stop stopColor="#f6e4b4" />
          <stop offset="1" stopColor="#cfa75c" />
        </linearGradient>
        <pattern
          id="keepsake-kawung"
          width="96"
          height="96"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <g fill="none" stroke="#d9b25f" strokeOpacity=".13" strokeWidth="2">
            <ellipse cx="48" cy="22" rx="15" ry="22" />
            <ellipse cx="48" cy="74" rx="15" ry="22" />
            <ellipse cx="22" cy="48" rx="22" ry="15" />
            <ellipse cx="74" cy="48" rx="22" ry="15" />
          </g>
        </pattern>
      </defs>
      <path d="M0,0H1080V1350H0Z" fill="url(#keepsake-soga)" />
      <path d="M0,0H1080V1350H0Z" fill="url(#keepsake-kawung)" />
      <path d="M30,30H1050V1320H30Z" fill="none" stroke={GOLD} strokeWidth="5" />
      <path d="M46,46H1034V1304H46Z" fill="none" stroke="#c59a4b" strokeOpacity=".6" strokeWidth="2" />
      {CORNERS.map((turn) => (
        <path key={turn} d={CORNER} fill={GOLD} transform={`${turn} scale(1.9) translate(1.800,1.800)`} />
      ))}
      <text
        x="540"
        y="116"
        fontSize={fitted(words.title, 700, 38)}
        letterSpacing="5"
        textAnchor="middle"
        fill="#e7c989"
        fontFamily={BODY}
      >
        {words.title.toUpperCase()}
      </text>
      <g transform="translate(86.4,34) scale(.84)">
        <g transform="translate(540,474) scale(1.640)">
          <path d={GUNUNGAN} fill="#2a140a" stroke={GOLD} strokeWidth="4.500" />
          <path d={GUNUNGAN} fill="none" stroke={GOLD} strokeWidth="1.400" transform="translate(0,3) scale(.93)" />
          <path
            d={GUNUNGAN}
            fill="none"
            stroke="#d9b25f"
            strokeWidth="4"
            strokeDasharray="0 9.500"
            strokeLinecap="round"
            transform="translate(0,2) scale(1.075 1.055)"
          />
          <path d="M0,-206l7,13-7,13-7-13z" fill={GOLD} />
          <g fill="none" stroke={GOLD} strokeWidth="2.600" strokeLinecap="round">
            {[1, -1].map((side) => (
              <path
                key={side}
                transform={`scale(${side},1)`}
                d="M0,-20V-148M0,-116c18,0 30,-12 22,-22c-8,-8 -18,0 -12,8M0,-84c28,2 46,-14 34,-28c-10,-10 -24,0 -16,10M0,-52c36,4 60,-18 46,-36c-12,-12 -30,0 -20,12M0,-28c46,4 78,-10 70,-34c-8,-16 -28,-8 -24,6"
              />
            ))}
          </g>
          <path d="M-80,-14H80V146H-80Z" fill="#fff6dc" stroke={GOLD} strokeWidth="4" />
        </g>
        {qr ? (
          <svg x="425" y="462" width="230" height="230" viewBox={`0 0 ${qr.size} ${qr.size}`}>
            <path d={qr.path} fill="#2a140a" />
          </svg>
        ) : (
          <path d="M540,470l60,84-60,84-60-84z" fill={GOLD} />
        )}
      </g>
      <text x="540" y="772" fontSize={fitted(names, 1060, 112)} textAnchor="middle" fill={GOLD} fontFamily={SCRIPT}>
        {names}
      </text>
      <path
        d="M140,800H940Q956,846 940,892H140Q124,846 140,800Z"
        fill="url(#keepsake-lontar)"
        stroke="#a97828"
        strokeWidth="2"
      />
      <circle cx="172" cy="846" r="8" fill="#1d0e08" />
      <circle cx="908" cy="846" r="8" fill="#1d0e08" />
      <TextLines
        text={guest}
        x={540}
        y={860}
        width={700}
        size={44}
        small={38}
        lift={0.62}
        textAnchor="middle"
        fill="#3b2113"
        fontWeight="600"
        fontFamily={HEADING}
      />
      <text x="540" y="934" fontSize="38" textAnchor="middle" fill="#e7c989" fontFamily={BODY}>
        {people}
      </text>
      {shown.map((event, index) => (
        <g key={index} transform={`translate(0,${1004 + index * pitch})`} fill="#fff3cf">
          <text x="330" y="10" fontSize="52" textAnchor="end" fill="#f0d894" fontWeight="600" fontFamily={HEADING}>
            {clockIn(event.time)?.clock}
          </text>
          <path d="M372,-16l9,11-9,11-9-11z" fill={GOLD} />
          <text x="410" y="8" fontSize={fitted(event.title, 580, 44)} fontFamily={BODY}>
            {event.title}
          </text>
          {[event.day, shown.length < 3 ? event.place : null]
            .filter((line) => line !== null)
            .map((line, at) => (
              <text key={at} x="410" y={50 + at * 42} fontSize={fitted(line, 580, 38)} fill="#e7c989" fontFamily={BODY}>
                {line}
              </text>
            ))}
        </g>
      ))}
    </svg>
  );
}
