import { beginningOf, dotted, fitted, type KeepsakeProps, TextLines } from '@janur/kit';

const PRINT = 'var(--font-heading)';
const TEXT = 'var(--font-body)';
const FRAKTUR = 'var(--font-script)';
const INK = 'var(--ink)';
const RED = 'var(--red)';

/** A cutting: the masthead's rule, a headline, the agenda, and the coupon with its number and stamp. */
export function Keepsake({ ticket }: KeepsakeProps) {
  const { names: joined, guest, people, events, hashtag, qr, words } = ticket;
  const shown = events.slice(0, 3);
  const step = shown.length > 2 ? 148 : 196;
  return (
    <svg viewBox="0 0 1080 1350" fill={INK}>
      <path d="M0,0H1080V1350H0Z" fill="var(--secondary)" />
      <g fill="none" stroke="#fff" strokeWidth="3" opacity=".14">
        {LATTICE.map(([x, y]) => (
          <path key={`${x} ${y}`} d={`M${x},${y - 66}L${x + 66},${y}L${x},${y + 66}L${x - 66},${y}Z`} />
        ))}
      </g>
      <path d={SHEET} opacity=".4" transform="translate(8 16)" />
      <path d={SHEET} fill="var(--base)" />
      <text
        x="540"
        y="186"
        textAnchor="middle"
        fontFamily={FRAKTUR}
        fontSize={fitted(words.title, 800, 92)}
        fill="var(--title)"
      >
        {words.title}
      </text>
      <path d="M120,214H960" stroke={INK} strokeWidth="8" />
      <path d="M120,226H960M120,282H960" stroke={INK} strokeWidth="2.500" />
      <text x="120" y="268" fontFamily={TEXT} fontWeight="600" fontSize={fitted(shown[0]?.place ?? '', 410, 38)}>
        {shown[0]?.place}
      </text>
      <text
        x="960"
        y="268"
        textAnchor="end"
        fontFamily={TEXT}
        fontWeight="600"
        fontSize={fitted(shown[0]?.day ?? '', 410, 38)}
      >
        {shown[0]?.day}
      </text>
      <text
        x="540"
        y="386"
        textAnchor="middle"
        fontFamily={PRINT}
        fontWeight="700"
        fontSize={fitted(joined.toUpperCase(), 610, 118)}
        fill="var(--title)"
      >
        {joined.toUpperCase()}
      </text>
      {shown.map(({ id, title, day, time, place }, index) => (
        <g key={id} transform={`translate(0 ${428 + index * step})`}>
          <path d="M120,0H960" stroke={INK} strokeWidth={index ? 2 : 6} strokeDasharray={index ? '2 8' : undefined} />
          <text
            x="120"
            y={step * 0.34 + 12}
            fontFamily={PRINT}
            fontWeight="700"
            fontSize={fitted(beginningOf(time), 250, 58)}
            fill={RED}
          >
            {beginningOf(time)}
          </text>
          <text x="390" y={step * 0.34} fontFamily={PRINT} fontWeight="700" fontSize={fitted(title, 570, 46)}>
            {title}
          </text>
          <text x="390" y={step * 0.62} fontFamily={TEXT} fontSize={fitted(day ?? '', 570, 40)}>
            {day}
          </text>
          <text x="390" y={step * 0.89} fontFamily={TEXT} fontSize={fitted(place ?? '', 570, 40)}>
            {place}
          </text>
        </g>
      ))}
      <path d="M122,884H958V1256H122Z" fill="none" stroke={INK} strokeWidth="5" strokeDasharray="18 12" />
      <path d="M258,858h92v52h-92Z" fill="var(--base)" />
      <g transform="translate(330 884) scale(-2.100 2.100)" stroke={INK} strokeWidth="1.700" strokeLinejoin="round">
        <path d="M10,-3L34,-9C36,-10 38,-8 35,-6.500L13,1Z" />
        <path d="M10,3L34,9C36,10 38,8 35,6.500L13,-1Z" fill="var(--base)" />
        <ellipse cx="4" cy="-6.500" rx="6.500" ry="4.200" fill="none" transform="rotate(-24 4 -6.500)" />
        <ellipse cx="4" cy="6.500" rx="6.500" ry="4.200" fill="none" transform="rotate(24 4 6.500)" />
      </g>
      <text x="160" y="946" fontFamily={TEXT} fontSize="40">
        {dotted([words.guest, people])}
      </text>
      <TextLines
        text={guest}
        x={158}
        y={1030}
        width={qr ? 480 : 740}
        size={60}
        small={42}
        fontFamily={PRINT}
        fontWeight="700"
      />
      {qr && (
        <svg x="676" y="944" width="246" height="246" viewBox={`0 0 ${qr.size} ${qr.size}`}>
          <path d={`M0,0H${qr.size}V${qr.size}H0Z`} fill="#fff" />
          <path d={qr.path} fill="#000" />
        </svg>
      )}
      <g transform="translate(0 20) rotate(-4 330 1180)" fill="none" stroke={RED}>
        <path d="M160,1132H560V1218H160Z" strokeWidth="6" />
        <path d="M170,1142H550V1208H170Z" strokeWidth="2" />
        <text
          x="360"
          y="1188"
          textAnchor="middle"
          fontFamily={PRINT}
          fontWeight="700"
          fontSize={fitted(hashtag ?? joined, 366, 46)}
          fill={RED}
          stroke="none"
        >
          {hashtag ?? joined}
        </text>
      </g>
    </svg>
  );
}

const LATTICE = Array.from({ length: 99 }, (_, tile): [x: number, y: number] => [
  (tile % 9) * 135,
  Math.floor(tile / 9) * 135,
]);

/** Cut out by hand: the edges are never quite straight. */
const SHEET = 'M66,84L420,76L740,82L1016,70L1010,420L1018,760L1008,1284L700,1278L360,1288L64,1280L72,900L62,500Z';
