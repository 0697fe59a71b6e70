import { fitted, type KeepsakeProps, TextLines } from '@janur/kit';
import { Code, EventLines, GuestLine, LastLine } from '../../../skeleton/ticket.tsx';

const RINGS = [
  [9, 1, '#d67c90'],
  [8, 0.82, '#e6a0a8'],
  [7, 0.64, '#f3b9bb'],
  [6, 0.46, '#fbd7d4'],
  [5, 0.3, '#d9808f'],
] as const;
const PETAL = 'M0,0C40,-14 56,-74 30,-94Q20,-86 12,-98Q0,-88 -12,-98Q-20,-86 -30,-94C-56,-74 -40,-14 0,0Z';

/** A peony from above; `size` is its radius in hundredths. */
const Peony = ({ at, size }: { at: string; size: number }) => (
  <g transform={`translate(${at}) scale(${size})`}>
    {RINGS.map(([count, scale, tone], ring) =>
      Array.from({ length: count }, (_, index) => (
        <path
          key={`${ring} ${index}`}
          d={PETAL}
          fill={tone}
          stroke="#8a2f45"
          strokeOpacity=".34"
          strokeWidth="1.6"
          transform={`rotate(${ring * 17 + (index * 360) / count}) scale(${scale})`}
        />
      )),
    )}
    <path d="M-8,-4h.1M4,-9h.1M9,3h.1M-3,9h.1M0,0h.1" stroke="#f3cf83" strokeWidth="7" strokeLinecap="round" />
  </g>
);
const LEAF = 'M0,0C34,-26 40,-92 0,-140C-40,-92 -34,-26 0,0Z';
const Leaf = ({ at, turn }: { at: string; turn: number }) => (
  <g transform={`translate(${at}) rotate(${turn})`}>
    <path d={LEAF} fill="#4c5c48" />
    <path d="M0,-6V-128" stroke="#e8e2cf" strokeOpacity=".5" strokeWidth="2" />
  </g>
);

/** Holes of a stamp's edge around a box. */
function holes(x: number, y: number, width: number, height: number): string {
  const hole = (cx: number, cy: number) => `M${cx - 7},${cy}a7,7 0 1 0 14,0a7,7 0 1 0 -14,0`;
  let path = '';
  for (let at = 0; at <= width; at += 22) path += hole(x + at, y) + hole(x + at, y + height);
  for (let at = 22; at < height; at += 22) path += hole(x, y + at) + hole(x + width, y + at);
  return path;
}

/** A card by airmail: the names in script, a stamp with a peony, cancelled. */
export function Keepsake({ ticket }: KeepsakeProps) {
  const { names, initials, guest, words, qr } = ticket;
  return (
    <svg viewBox="0 0 1080 1350" role="img" aria-label={`${words.title}: ${names}, ${guest}`}>
      <defs>
        <pattern id="pl-airmail" width="72" height="72" patternUnits="userSpaceOnUse" patternTransform="skewX(-30)">
          <rect width="72" height="72" fill="var(--base)" />
          <rect width="24" height="72" fill="var(--primary)" />
          <rect x="36" width="24" height="72" fill="var(--secondary)" />
        </pattern>
      </defs>
      <rect width="1080" height="1350" fill="url(#pl-airmail)" />
      <rect x="38" y="38" width="1004" height="1274" fill="var(--base)" />
      <rect x="62" y="62" width="956" height="1226" fill="none" stroke="var(--line)" strokeWidth="2" />
      <g transform="rotate(3 850 240)">
        <rect x="730" y="104" width="242" height="308" fill="var(--third)" />
        <path d={holes(730, 104, 242, 308)} fill="var(--base)" />
        <rect x="752" y="126" width="198" height="226" fill="var(--secondary)" stroke="var(--title)" />
        <Leaf at="810 270" turn={-120} />
        <Leaf at="892 270" turn={120} />
        <Peony at="851 240" size={0.9} />
        <text x="851" y="392" textAnchor="middle" fontFamily="var(--font-heading)" fontSize="38" fill="var(--title)">
          {initials.join(' & ')}
        </text>
      </g>
      <g transform="rotate(-14 690 360)" fill="none" stroke="var(--title)" strokeOpacity=".8">
        <circle cx="690" cy="360" r="84" strokeWidth="4" />
        <circle cx="690" cy="360" r="58" strokeWidth="2.400" />
        <path
          d="M776,330q16,-18 32,0t32,0t32,0M778,356q16,-18 32,0t32,0t32,0M776,382q16,-18 32,0t32,0t32,0"
          strokeWidth="3"
        />
        <path d="M690,334l15,26l-15,26l-15,-26Z" fill="var(--title)" />
      </g>
      <g fill="var(--ink)">
        <text
          x="112"
          y="156"
          fontFamily="var(--font-heading)"
          fontSize={fitted(words.title, 500, 38)}
          letterSpacing="4"
          fill="var(--title)"
        >
          {words.title}
        </text>
        <GuestLine ticket={ticket} x={112} y={222} />
        <TextLines
          text={guest}
          x={112}
          y={304}
          fontFamily="var(--font-heading)"
          fontWeight="500"
          width={480}
          size={50}
        />
        <path
          d="M112,364H570"
          stroke="var(--ink)"
          strokeOpacity=".6"
          strokeWidth="3"
          strokeDasharray=".1 9"
          strokeLinecap="round"
        />
        <TextLines
          text={names}
          lift={0.85}
          x={540}
          y={540}
          textAnchor="middle"
          fill="var(--title)"
          fontFamily="var(--font-script)"
          width={760}
          size={124}
        />
        <path d="M380,594H500M580,594H700" stroke="var(--primary)" strokeWidth="2" />
        <path d="M540,582l8,12l-8,12l-8,-12Z" fill="var(--primary)" />
      </g>
      <EventLines ticket={ticket} y={668} room={312} ink="var(--ink)" title="var(--title)" />
      <Leaf at="150 1220" turn={-30} />
      <Leaf at="190 1230" turn={34} />
      <Leaf at="930 1220" turn={30} />
      <Leaf at="890 1230" turn={-34} />
      <Peony at="170 1220" size={0.96} />
      <Peony at="910 1220" size={0.96} />
      <Code qr={qr} y={962} />
      <LastLine ticket={ticket} y={1226} width={600} ink="var(--ink)" />
    </svg>
  );
}
