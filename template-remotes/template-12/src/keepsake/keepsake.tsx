import { clockIn, dotted, fitted, type KeepsakeProps, TextLines } from '@janur/kit';

const POSTER = {
  fontFamily: 'var(--font-heading)',
  fontWeight: 900,
  fontStretch: '62%',
  letterSpacing: '-.02em',
} as const;
const WORDS = { fontFamily: 'var(--font-body)', fontWeight: 700 } as const;
const [black, signal] = ['#111111', 'var(--secondary)'];

/** A poster for the door: names as large as it is wide, a table of when and where, and the black bar with its code. */
export function Keepsake({ ticket }: KeepsakeProps) {
  const { names, guest, events, people, count, qr, words } = ticket;
  const [first = '', second] = names.toUpperCase().split(' & ');
  const lines = second ? [first, `& ${second}`] : [first];
  const sizes = lines.map((line) => fitted(line, 1150, second ? 330 : 460));
  const [top = 0] = sizes;
  const feet = [170 + top * 0.74, 170 + top * 0.74 + (sizes[1] ?? 0) * 0.8];
  const shown = events.slice(0, 3);
  const row = shown.length > 2 ? 118 : 150;
  // the day stands above; another one beside its place
  const whereOf = ({ day, place }: (typeof shown)[number]) => dotted([day !== shown[0]?.day && day, place]);
  const table = 1020 - shown.length * row;
  return (
    <svg viewBox="0 0 1080 1350">
      <path d="M0,0H1080V1350H0Z" fill={signal} />
      <g {...WORDS} fill={black} fontSize="40">
        <text x="44" y="86">
          {words.title}
        </text>
        <text x="1036" y="86" textAnchor="end">
          {shown[0]?.day}
        </text>
      </g>
      <path d="M44,118H1036" stroke={black} strokeWidth="5" />
      {lines.map((line, index) => (
        <text key={index} x="34" y={feet[index]} fill={black} fontSize={sizes[index]} {...POSTER}>
          {line}
        </text>
      ))}
      {shown.map((event, index) => (
        <g key={event.id} transform={`translate(0,${table + index * row})`} fill={black}>
          <path d="M44,0H1036" stroke={black} strokeWidth="5" />
          <text x="36" y={row - 24} fontSize={row * 0.86} {...POSTER}>
            {clockIn(event.time)?.clock ?? event.time}
          </text>
          <g {...WORDS}>
            <text x="470" y={row / 2 - 6} fontSize={fitted(event.title, 560, 48)}>
              {event.title}
            </text>
            <text x="470" y={row / 2 + 42} fontSize={fitted(whereOf(event), 560, 40)} fontWeight="500">
              {whereOf(event)}
            </text>
          </g>
        </g>
      ))}
      <path d="M0,1020H1080V1350H0Z" fill={black} />
      <g fill="#ffffff" {...WORDS}>
        <TextLines text={guest} x={44} y={1110} width={640} size={50} small={42} lift={0.85} />
        <text x="44" y="1166" fontSize="40" fontWeight="500">
          {people}
        </text>
      </g>
      <text x="36" y="1316" fontSize="150" fill={signal} {...POSTER}>
        × {count}
      </text>
      {qr && (
        <g transform="translate(754,1050)">
          <path d="M0,0H270V270H0Z" fill="#ffffff" />
          <svg x="22" y="22" width="226" height="226" viewBox={`0 0 ${qr.size} ${qr.size}`}>
            <path d={qr.path} fill={black} />
          </svg>
        </g>
      )}
    </svg>
  );
}
