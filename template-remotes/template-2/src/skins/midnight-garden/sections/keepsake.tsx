import { fitted, type KeepsakeProps } from '@janur/kit';
import { Code, EventLines } from '../../../skeleton/ticket.tsx';

const LEAF = 'M0,0C12,-10 14,-34 0,-48C-14,-34 -12,-10 0,0Z';
const TONES = ['#74121f', '#b52f38', '#d9774a', '#f9bf8b', '#fff0d2'];

/** A bloom that glows towards its heart. */
const Bloom = ({ at, size, from = 0 }: { at: string; size: number; from?: number }) => (
  <g transform={`translate(${at}) scale(${size})`}>
    {[8, 7, 6, 5].map((count, ring) =>
      Array.from({ length: count }, (_, index) => (
        <path
          key={`${count} ${index}`}
          d="M0,0C38,-16 46,-70 22,-90Q0,-80 -22,-90C-46,-70 -38,-16 0,0Z"
          fill={TONES[Math.min(ring + from, 4)]}
          stroke="#1a0508"
          strokeOpacity=".55"
          strokeWidth="2"
          transform={`rotate(${ring * 24 + (index * 360) / count}) scale(${1 - ring * 0.21})`}
        />
      )),
    )}
    <circle r="10" fill="#fbeec0" />
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
  const { names, guest, people, words, qr } = ticket;
  return (
    <svg viewBox="0 0 1080 1350" role="img" aria-label={`${words.title}: ${names}, ${guest}`}>
      <defs>
        <linearGradient id="mg-gold" x1="0" y1="0" x2=".2" y2="1">
          <stop stopColor="#fbeec0" />
          <stop offset=".48" stopColor="#dcb765" />
          <stop offset=".64" stopColor="#a97828" />
          <stop offset="1" stopColor="#f0d894" />
        </linearGradient>
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
      <Bloom at="150 150" size={1.5} />
      <Bloom at="310 84" size={0.86} from={1} />
      <Bloom at="64 310" size={0.8} from={1} />
      <Bloom at="950 120" size={1.1} from={1} />
      <Bloom at="1040 240" size={0.72} />
      <Bloom at="120 1230" size={1.2} from={1} />
      <Bloom at="270 1300" size={0.8} />
      <Bloom at="950 1220" size={1.5} />
      <Bloom at="800 1300" size={0.86} from={1} />
      <g textAnchor="middle" fill="var(--ink)">
        <path
          transform="translate(540 168)"
          d="M14,-44A46,46 0 1 0 38,20A38,38 0 1 1 14,-44ZM20,-22C34,-4 32,10 20,16C8,10 6,-4 20,-22Z"
          fill="url(#mg-gold)"
        />
        <text
          x="540"
          y="278"
          fontFamily="var(--font-body)"
          fontWeight="600"
          fontSize="28"
          letterSpacing="6"
          fill="var(--soft)"
        >
          {words.title}
        </text>
        <text x="540" y="392" fontFamily="var(--font-heading)" fontSize={fitted(names, 610, 92)} fill="url(#mg-gold)">
          {names}
        </text>
        <text x="540" y="470" fontFamily="var(--font-body)" fontStyle="italic" fontSize="30" fill="var(--soft)">
          {words.guest}
        </text>
        <text x="540" y="526" fontFamily="var(--font-body)" fontWeight="600" fontSize={fitted(guest, 700, 48)}>
          {guest}
        </text>
        <text x="540" y="568" fontFamily="var(--font-body)" fontSize="29" fill="var(--soft)">
          {people}
        </text>
      </g>
      <EventLines ticket={ticket} y={650} ink="var(--ink)" title="var(--title)" />
      <Code qr={qr} y={918} />
      <text
        x="540"
        y="1226"
        textAnchor="middle"
        fill="var(--soft)"
        fontFamily="var(--font-body)"
        fontStyle="italic"
        fontSize={fitted(qr ? words.hint : (ticket.hashtag ?? ''), 460, 27)}
      >
        {qr ? words.hint : ticket.hashtag}
      </text>
    </svg>
  );
}
