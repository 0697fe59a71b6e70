import { beginningOf, fitted, type KeepsakeProps, TextLines } from '@janur/kit';
import { Star } from '../drawings/star.tsx';

const HEADING = { fontFamily: 'var(--font-heading)' } as const;
const BODY = { fontFamily: 'var(--font-body)' } as const;
const SCRIPT = { fontFamily: 'var(--font-script)' } as const;
const [teal, gold, peach] = ['var(--primary)', 'var(--secondary)', 'var(--third)'];
const [red, soot, cream] = ['#b02f24', '#2e2a26', '#fff7e8'];
const BLOCK = 108;
const COLUMNS = Array.from({ length: 10 }, (_, column) => column);
const BOOMERANG = 'M0,0C30,-46 92,-46 120,0C92,-22 30,-22 0,0Z';
const LAMINATE = [
  [60, 420, 20],
  [930, 360, -60],
  [140, 640, 110],
  [900, 700, 40],
  [70, 880, -30],
  [960, 960, 150],
] as const;
const burst = (reach: number, dent: number) =>
  Array.from({ length: 36 }, (_, index) => {
    const angle = (index * Math.PI) / 18;
    const far = index % 2 ? dent : reach;
    return `${(Math.cos(angle) * far).toFixed(0)},${(Math.sin(angle) * far).toFixed(0)}`;
  }).join(' ');
const BURST = burst(150, 126);

/** A breeze block before the sunset. */
const Block = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x},${y})`}>
    <path d="M0,0H108V108H0Z" fill="#f6e8cd" />
    <path d="M8,8H100V100H8Z" fill="#b5651d" />
    <path d="M14,8H100V100H14Z" fill="#f2a33a" />
    <path
      d="M8,8H40C44,30 64,30 68,8H100V40C78,44 78,64 100,68V100H68C64,78 44,78 40,100H8V68C30,64 30,44 8,40Z"
      fill="#fff7e8"
    />
    <circle cx="54" cy="54" r="16" fill="#8b4a22" />
    <circle cx="57" cy="56" r="12" fill="#f2a33a" />
  </g>
);

/** A ticket of 1958: the wall above, a coaster with the code, and the starburst that lets in. */
export function Keepsake({ ticket }: KeepsakeProps) {
  const { names, guest, events, people, count, qr, words } = ticket;
  const shown = events.slice(0, 3);
  // a third event takes room from the coaster
  const [scale, table] = shown.length > 2 ? [0.72, 790] : [0.92, 884];
  return (
    <svg viewBox="0 0 1080 1350">
      <path d="M0,0H1080V1350H0Z" fill={teal} />
      {COLUMNS.map((column) => (
        <g key={column}>
          <Block x={column * BLOCK} y={0} />
          <Block x={column * BLOCK} y={BLOCK} />
        </g>
      ))}
      <path d="M0,216H1080V232H0Z" fill={gold} />
      {LAMINATE.map(([x, y, turn]) => (
        <path
          key={x}
          d={BOOMERANG}
          transform={`translate(${x},${y}) rotate(${turn})`}
          fill="none"
          stroke={cream}
          strokeOpacity=".22"
          strokeWidth="4"
        />
      ))}
      <g textAnchor="middle">
        <text x="540" y="304" fontSize={fitted(words.title, 900, 64)} fill={gold} {...SCRIPT}>
          {words.title}
        </text>
        <text x="540" y="410" fontSize={fitted(names, 800, 116)} fill={cream} {...HEADING}>
          {names}
        </text>
      </g>
      <svg x="64" y="470" width="90" height="90" viewBox="0 0 80 80">
        <Star rays={gold} dots={cream} />
      </svg>
      <svg x="930" y="470" width="70" height="70" viewBox="0 0 80 80">
        <Star rays={peach} dots={gold} />
      </svg>
      <g transform={`translate(540 436) scale(${scale}) translate(-540 -454)`}>
        <circle cx="554" cy="694" r="226" fill={gold} />
        <circle cx="540" cy="680" r="226" fill={cream} />
        <circle cx="540" cy="680" r="214" fill="none" stroke={red} strokeWidth="4" />
        <circle cx="540" cy="680" r="190" fill="none" stroke={red} strokeWidth="3" strokeDasharray="3 16.800" />
        {qr ? (
          <svg x="418" y="558" width="244" height="244" viewBox={`0 0 ${qr.size} ${qr.size}`}>
            <path d={qr.path} fill={soot} />
          </svg>
        ) : (
          <svg x="430" y="570" width="220" height="220" viewBox="0 0 80 80">
            <Star rays={red} dots={gold} />
          </svg>
        )}
        {count > 1 && (
          <g transform="translate(832,800)" textAnchor="middle">
            <polygon points={BURST} fill={gold} transform="translate(9,10)" />
            <polygon points={BURST} fill={red} />
            <text y="38" fontSize="104" fill={cream} {...HEADING}>
              × {count}
            </text>
          </g>
        )}
      </g>
      <path d={`M0,${table}H1080V1350H0Z`} fill={cream} />
      <path d={`M0,${table - 14}H1080v14H0Z`} fill={red} />
      <TextLines
        text={guest}
        x={60}
        y={table + 70}
        width={660}
        size={56}
        small={41}
        lift={0.95}
        fill={red}
        {...SCRIPT}
      />
      <text x="1020" y={table + 66} fontSize={fitted(people, 280, 45)} textAnchor="end" fill={soot} {...BODY}>
        {people}
      </text>
      {shown.map((event, index) => (
        <g
          key={event.id}
          transform={`translate(60,${table + 140 + index * (shown.length > 2 ? 142 : 162)})`}
          fill={soot}
        >
          <text fontSize={fitted(event.title, 700, 46)} {...HEADING}>
            {event.title}
          </text>
          <text x="960" textAnchor="end" fontSize={fitted(beginningOf(event.time), 220, 46)} {...HEADING}>
            {beginningOf(event.time)}
          </text>
          <text y="50" fontSize={fitted(event.day ?? '', 940, 45)} {...BODY} fontWeight="600">
            {event.day}
          </text>
          <text y="98" fontSize={fitted(event.place ?? '', 940, 45)} {...BODY}>
            {event.place}
          </text>
        </g>
      ))}
    </svg>
  );
}
