import { dotBehind, dotted, fitted, type KeepsakeProps, TextLines } from '@janur/kit';
import { JOY } from '../drawings/happiness.tsx';

const HEADING = 'var(--font-heading)';
const BODY = 'var(--font-body)';
const GOLD = '#e0b155';
const FRET = 'M8,50V8H50M8,34H24V8M16,26V16H34';

/** The guest's red packet: the invitation's slip half out of it, the double happiness on its seal. */
export function Keepsake({ ticket: { names, guest, people, events, hashtag, qr, words } }: KeepsakeProps) {
  const shown = events.slice(0, 3);
  const pitch = [0, 0, 192, 138][shown.length] ?? 138;
  const top = [0, 640, 562, 552][shown.length] ?? 552;
  const begin = qr ? { x: 380, width: 640 } : { x: 540, width: 880 };
  return (
    <svg viewBox="0 0 1080 1350">
      <rect width="1080" height="1350" fill="var(--deep)" />
      <rect x="28" y="28" width="1024" height="1294" fill="var(--primary)" stroke={GOLD} strokeWidth="5" />
      <rect x="46" y="46" width="988" height="1258" fill="none" stroke={GOLD} strokeWidth="1.5" />
      {['translate(66 66)', 'translate(1014 66) scale(-1 1)'].map((place) => (
        <path key={place} d={FRET} transform={`${place} scale(1.7)`} fill="none" stroke={GOLD} strokeWidth="2.4" />
      ))}
      <circle cx="540" cy="176" r="104" fill="#e8bd63" stroke="#7a4a10" strokeWidth="2" />
      <circle cx="540" cy="176" r="92" fill="none" stroke="#a3171b" strokeWidth="3" />
      <g transform="translate(540 116) scale(.64)" fill="#a3131a" fillRule="evenodd">
        <path d={JOY} />
        <path d={JOY} transform="scale(-1 1)" />
      </g>
      <g textAnchor="middle" fill="var(--on-primary)">
        <text x="540" y="336" fontFamily={BODY} fontSize={fitted(words.title, 800, 40)} letterSpacing="4">
          {words.title}
        </text>
        <TextLines text={names} x={540} y={442} width={880} size={100} small={56} lift={0.75} fontFamily={HEADING} />
      </g>
      <rect x="92" y="490" width="896" height="520" fill="var(--paper)" stroke={GOLD} strokeWidth="3" />
      <rect x="106" y="504" width="868" height="500" fill="none" stroke={GOLD} strokeWidth="1.5" />
      {shown.map(({ id, title, day, time, place }, index) => {
        const oneLine = dotted([day, time]);
        const isNarrow = fitted(oneLine, 860, 36) === 36;
        const lines = [...(isNarrow ? [oneLine] : [day, time]), shown.length < 3 ? place : null].filter(Boolean);
        return (
          <g
            key={id}
            transform={`translate(540 ${top + index * pitch})`}
            textAnchor="middle"
            fill="var(--ink)"
            fontFamily="var(--font-body)"
          >
            <text
              fontFamily="var(--font-heading)"
              fontWeight="400"
              fill="var(--title)"
              fontSize={fitted(title, 840, 46)}
            >
              {title}
            </text>
            {lines.map((line, at) => (
              <text key={at} y={44 + at * 42} fontSize={fitted(line ?? '', 860, 38)}>
                {line}
              </text>
            ))}
          </g>
        );
      })}
      <path
        d="M28,940C300,946 380,1030 540,1030S780,946 1052,940V1322H28Z"
        fill="var(--primary)"
        stroke={GOLD}
        strokeWidth="5"
      />
      <path d="M46,962C300,968 380,1052 540,1052S780,968 1034,962" fill="none" stroke={GOLD} strokeWidth="1.5" />
      {qr && (
        <g transform="translate(96 1048)">
          <rect width="244" height="244" rx="6" fill="#fff" />
          <path d={qr.path} fill="#000" transform={`translate(18 18) scale(${208 / qr.size})`} />
        </g>
      )}
      <g fill="var(--on-primary)" fontFamily={BODY} textAnchor={qr ? 'start' : 'middle'}>
        <text x={begin.x} y="1106" fontSize="38">
          <tspan>{words.guest}</tspan>
          {dotBehind(words.guest)}
          <tspan fontWeight="600">{people}</tspan>
        </text>
        <TextLines text={guest} {...begin} y={1174} size={62} small={40} lift={0.45} fontFamily={HEADING} />
        <TextLines text={qr ? words.hint : (hashtag ?? '')} {...begin} y={1264} size={38} />
      </g>
    </svg>
  );
}
