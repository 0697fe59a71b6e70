import { fitted, type KeepsakeProps, TextLines } from '@janur/kit';
import { Code, EventLines, GuestLine, LastLine } from '../../../skeleton/ticket.tsx';

const LEAF = 'M0,0C12,-10 14,-34 0,-48C-14,-34 -12,-10 0,0Z';
const PETAL = 'M0,0C-26,-14 -58,-52 -46,-80C-38,-98 -16,-92 -3,-97C16,-91 36,-98 46,-78C56,-52 26,-14 0,0Z';
/** From the shadow at a petal's foot to the rim that catches the light: the bouquet's own paper. */
const PAPER = {
  coral: ['#4a0f14', '#b8452f', '#f0906a', '#ffe0bd'],
  burgundy: ['#23040a', '#5f0f1a', '#a32833', '#f08a72'],
  peach: ['#6b2310', '#c96f42', '#f0b582', '#fff0d2'],
};
const RINGS = [7, 8, 8, 7, 6, 5, 4];

/** A peony of paper; `size` is its radius in hundredths, `heart` the paper of its inner petals. */
const Bloom = ({ at, size, of, heart }: Record<'of' | 'heart', keyof typeof PAPER> & { at: string; size: number }) => (
  <g transform={`translate(${at}) scale(${size})`}>
    <circle r="92" cx="4" cy="14" fill="#000" fillOpacity=".5" />
    {RINGS.map((count, ring) =>
      Array.from({ length: count }, (_, index) => {
        const paper = ring < 3 ? of : heart;
        const turn = ring * 23 + (index * 360) / count + ((index * 37) % 13) - 6;
        return (
          <path
            key={`${ring} ${index}`}
            d={PETAL}
            fill={`url(#mg-${paper})`}
            stroke={PAPER[paper][ring % 2 ? 0 : 3]}
            strokeOpacity=".5"
            strokeWidth="1.4"
            transform={`rotate(${turn}) scale(${1 - ring * 0.145})`}
          />
        );
      }),
    )}
    <path d="M-6,-3h.1M3,-6h.1M6,3h.1M-2,6h.1M0,0h.1" stroke="#ffe39a" strokeWidth="5" strokeLinecap="round" />
    <circle r="96" fill="url(#mg-dusk)" />
  </g>
);

/** A gilded twig. */
const Twig = ({ at, turn }: { at: string; turn: number }) => (
  <g transform={`translate(${at}) rotate(${turn})`} fill="none" stroke="url(#mg-gold)" strokeWidth="3">
    <path d="M0,0Q12,-110 0,-220" />
    {[0, 1, 2, 3, 4].map((step) =>
      [-1, 1].map((side) => (
        <path
          key={`${step} ${side}`}
          d={LEAF}
          transform={`translate(6 ${-30 - step * 40}) rotate(${side * 54}) scale(${1.1 - step * 0.12})`}
        />
      )),
    )}
  </g>
);

/** A miniature in two rings of gold, by candle-light, with what blooms at night at its corners. */
export function Keepsake({ ticket }: KeepsakeProps) {
  const { names, guest, words, qr } = ticket;
  return (
    <svg viewBox="0 0 1080 1350" role="img" aria-label={`${words.title}: ${names}, ${guest}`}>
      <defs>
        <linearGradient id="mg-gold" x1="0" y1="0" x2=".2" y2="1">
          <stop stopColor="#fbeec0" />
          <stop offset=".48" stopColor="#dcb765" />
          <stop offset=".64" stopColor="#a97828" />
          <stop offset="1" stopColor="#f0d894" />
        </linearGradient>
        {Object.entries(PAPER).map(([paper, tones]) => (
          <radialGradient key={paper} id={`mg-${paper}`} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="98">
            {tones.map((tone, index) => (
              <stop key={tone} offset={[0.34, 0.62, 0.86, 1][index]} stopColor={tone} />
            ))}
          </radialGradient>
        ))}
        <radialGradient id="mg-dusk" cx=".34" cy=".26" r=".8">
          <stop offset=".3" stopColor="#0b0406" stopOpacity="0" />
          <stop offset=".8" stopColor="#0b0406" stopOpacity=".5" />
          <stop offset=".95" stopColor="#0b0406" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="mg-night" cx=".5" cy=".4" r=".75">
          <stop stopColor="var(--glow)" />
          <stop offset=".6" stopColor="var(--base)" />
          <stop offset="1" stopColor="var(--night)" />
        </radialGradient>
      </defs>
      <rect width="1080" height="1350" fill="url(#mg-night)" />
      <g fill="none" stroke="url(#mg-gold)">
        <ellipse cx="540" cy="620" rx="452" ry="560" strokeWidth="5" />
        <ellipse cx="540" cy="620" rx="434" ry="542" strokeWidth="2" />
      </g>
      <Twig at="250 150" turn={72} />
      <Twig at="130 300" turn={178} />
      <Twig at="850 150" turn={-72} />
      <Bloom at="310 84" size={0.86} of="peach" heart="peach" />
      <Bloom at="64 310" size={0.8} of="burgundy" heart="coral" />
      <Bloom at="140 150" size={1.34} of="coral" heart="peach" />
      <Bloom at="1040 250" size={0.76} of="peach" heart="peach" />
      <Bloom at="950 120" size={1.16} of="burgundy" heart="burgundy" />
      <Bloom at="270 1300" size={0.8} of="burgundy" heart="coral" />
      <Bloom at="120 1230" size={1.2} of="peach" heart="peach" />
      <Bloom at="800 1300" size={0.86} of="coral" heart="peach" />
      <Bloom at="950 1220" size={1.5} of="burgundy" heart="burgundy" />
      <g textAnchor="middle" fill="var(--ink)">
        <path
          transform="translate(540 150) scale(.86)"
          d="M14,-44A46,46 0 1 0 38,20A38,38 0 1 1 14,-44ZM20,-22C34,-4 32,10 20,16C8,10 6,-4 20,-22Z"
          fill="url(#mg-gold)"
        />
        <text
          x="540"
          y="252"
          fontFamily="var(--font-body)"
          fontWeight="600"
          fontSize={fitted(words.title, 500, 38)}
          letterSpacing="3"
          fill="var(--soft)"
        >
          {words.title}
        </text>
        <TextLines
          text={names}
          lift={0.85}
          x={540}
          y={358}
          fontFamily="var(--font-heading)"
          width={640}
          size={92}
          fill="url(#mg-gold)"
        />
        <GuestLine ticket={ticket} x={540} y={424} />
        <TextLines text={guest} x={540} y={480} fontFamily="var(--font-body)" fontWeight="600" width={780} size={50} />
      </g>
      <EventLines ticket={ticket} y={566} room={390} ink="var(--ink)" title="var(--title)" />
      <Code qr={qr} y={956} />
      <LastLine ticket={ticket} y={1240} width={480} ink="var(--soft)" />
    </svg>
  );
}
