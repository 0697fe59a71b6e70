import { beginningOf, fitted, type KeepsakeProps, TextLines } from '@janur/kit';
import { STRAND } from '../opening/strand.ts';

const HEADING = { fontFamily: 'var(--font-heading)', fontWeight: 500 } as const;
const BODY = { fontFamily: 'var(--font-body)', fontWeight: 600 } as const;

const indigo = 'var(--primary)';

/** Hemp leaves over the strip of lining. */
const LEAVES = Array.from({ length: 16 }, (_, row) =>
  [0, 1, 2, 3]
    .map((column) => {
      const x = column * 100 - 100 + (row % 2 ? 50 : 0);
      const y = row * 87;
      return `M${x},${y}L${x + 50},${y + 87}L${x + 100},${y}ZM${x},${y}L${x + 50},${y + 29}L${x + 100},${y}M${x + 50},${y + 29}V${y + 87}`;
    })
    .join(''),
).join('');

/** Five cords of one half: each pair of strokes leaves a seam. */
const CORDS = [
  [25, 'edge'],
  [23, 'body'],
  [14.6, 'edge'],
  [13.4, 'body'],
  [5, 'edge'],
  [3.8, 'body'],
] as const;
const RED = { edge: '#7d1a14', body: '#c0392f' };
const WHITE = { edge: '#a89c86', body: '#fbf7ee' };
const Half = ({ d, tones }: { d: string; tones: typeof RED }) =>
  CORDS.map(([width, tone]) => <path key={width} d={d} stroke={tones[tone]} strokeWidth={width} />);

/** A card folded over its lining, tied with the cords; the code stands in a frame of the seal's red. */
export function Keepsake({ ticket }: KeepsakeProps) {
  const { names, guest, events, people, qr, words } = ticket;
  const [first = '', second] = names.split(' & ');
  const shown = events.slice(0, 3);
  const row = shown.length > 2 ? 132 : 156;
  const { red, white } = second ? STRAND.knot : STRAND.bow;
  return (
    <svg viewBox="0 0 1080 1350">
      <path d="M0,0H1080V1350H0Z" fill="#fbf8f0" />
      <path d="M800,0H1080V1350H800Z" fill={indigo} />
      <svg x="800" y="0" width="280" height="1350">
        <path d={LEAVES} fill="none" stroke="#ffffff" strokeOpacity=".34" strokeWidth="1.600" />
      </svg>
      <path d="M790,0H806V1350H790Z" fill="#c0392f" />
      <g fill="#2c2b33">
        <text x="84" y="120" fontSize={fitted(words.title, 660, 48)} fill="#b3342a" fontFamily="var(--font-script)">
          {words.title}
        </text>
        <text x="78" y="258" fontSize={fitted(first, 680, 136)} fill={indigo} {...HEADING}>
          {first}
        </text>
        {second && (
          <text x="78" y="404" fontSize={fitted(`& ${second}`, 680, 136)} fill={indigo} {...HEADING}>
            <tspan fill="#b3342a">&amp; </tspan>
            {second}
          </text>
        )}
        {shown.map((event, index) => (
          <g key={event.id} transform={`translate(84,${(shown.length > 2 ? 806 : 850) + index * row})`} {...BODY}>
            <text fontSize={fitted(event.title, 440, 46)} fill={indigo} {...HEADING}>
              {event.title}
            </text>
            <text x="640" textAnchor="end" fontSize={fitted(beginningOf(event.time), 190, 44)} fill="#b3342a">
              {beginningOf(event.time)}
            </text>
            <text y="46" fontSize={fitted(event.day ?? '', 650, 38)}>
              {event.day}
            </text>
            <text y="88" fontSize={fitted(event.place ?? '', 650, 38)} fontWeight="500">
              {event.place}
            </text>
          </g>
        ))}
        <path d="M84,1188H724" stroke="#2c2b33" strokeWidth="1.500" />
        <TextLines text={guest} x={84} y={1246} width={660} size={52} small={40} lift={0.6} {...HEADING} />
        <text x="84" y="1306" fontSize="38" {...BODY}>
          {people}
        </text>
      </g>
      <g transform="translate(798,634)" fill="none" strokeLinejoin="round">
        <Half d="M-800,0H0" tones={RED} />
        <Half d="M0,0H290" tones={WHITE} />
        <g transform="scale(1.250)">
          <g stroke="#140c06" strokeOpacity=".1" strokeWidth="27" transform="translate(3,7)">
            <path d={red} />
            <path d={white} />
          </g>
          <Half d={red} tones={RED} />
          <Half d={white} tones={WHITE} />
        </g>
      </g>
      {qr ? (
        <g transform="translate(824,1066)">
          <path d="M0,3L232,0L230,233L2,230Z" fill="#b3342a" />
          <path d="M12,13H220V220H12Z" fill="#fffdf8" />
          <svg x="22" y="23" width="188" height="188" viewBox={`0 0 ${qr.size} ${qr.size}`}>
            <path d={qr.path} fill="#2c2b33" />
          </svg>
        </g>
      ) : (
        <path d="M850,1110L1030,1106L1032,1290L848,1288Z" fill="#b3342a" />
      )}
    </svg>
  );
}
