import { fitted, type KeepsakeProps, TextLines } from '@janur/kit';
import { Code, EventLines, GuestLine, LastLine } from '../../../skeleton/ticket.tsx';

/** The outline of a wash, in a field of 1000 × 1000. */
const WASH =
  'M965,526 987,550 998,576 998,601 989,625 979,648 976,672 979,699 980,727 975,752 967,777 960,802 944,822 921,837 912,861 903,886 888,906 863,916 839,925 816,933 796,946 775,953 756,966 734,971 707,966 680,957 663,967 648,984 620,961 600,962 581,960 563,960 544,959 524,931 507,931 490,927 474,928 457,937 438,949 420,953 398,968 379,967 357,977 332,987 305,999 284,996 263,988 239,985 220,974 212,946 198,927 185,908 174,888 163,868 155,847 141,831 133,810 126,789 120,768 114,747 110,726 101,708 94,688 82,671 76,651 67,632 57,612 57,590 53,569 50,547 48,526 43,504 39,481 31,458 29,434 19,408 17,383 11,355 3,326 3,298 17,276 41,261 59,243 72,223 84,203 80,168 81,134 81,97 101,80 127,71 156,67 195,80 217,73 236,59 253,43 269,24 288,8 330,58 352,59 376,70 394,61 412,50 430,41 449,25 470,25 490,23 512,9 534,2 555,2 577,6 599,4 619,16 637,32 659,33 680,40 701,48 722,55 740,70 767,67 798,63 825,67 852,73 866,96 879,120 892,142 903,165 906,196 910,222 915,248 917,275 918,301 921,324 936,343 948,363 950,387 953,410 954,434 958,456 967,479 959,503Z';
const PETAL = 'M0,0C26,-10 34,-52 12,-60Q0,-54 -12,-60C-34,-52 -26,-10 0,0Z';
const VEINS = 'M0,-8V-48M4,-8Q12,-28 13,-46M-4,-8Q-12,-28 -13,-46';
const LEAF = 'M0,0C16,-12 18,-40 0,-56C-18,-40 -16,-12 0,0Z';
const RINGS = [
  [7, 1, 0],
  [6, 0.76, 22],
  [5, 0.52, 40],
] as const;

/** A garden rose: three rings of petals, each with its veins and a rim of pigment. */
function Rose({ at, size }: { at: string; size: number }) {
  return (
    <g transform={`translate(${at}) scale(${size})`}>
      {RINGS.map(([count, scale, turn]) =>
        Array.from({ length: count }, (_, index) => (
          <g key={`${count} ${index}`} transform={`rotate(${turn + (index * 360) / count}) scale(${scale})`}>
            <path d={PETAL} fill="#f0c8b4" fillOpacity=".72" stroke="#cf8468" strokeOpacity=".6" strokeWidth="1.6" />
            <path d={VEINS} fill="none" stroke="#d99579" strokeOpacity=".55" strokeWidth="1" />
          </g>
        )),
      )}
      <circle r="13" fill="#cf7f63" fillOpacity=".55" />
      <path d="M-4,-2h.1M3,-4h.1M5,3h.1M-2,5h.1M0,0h.1" stroke="#b8862f" strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}

/** A twig of eucalyptus of six pairs. */
function Twig({ at, turn, size = 1 }: { at: string; turn: number; size?: number }) {
  return (
    <g transform={`translate(${at}) rotate(${turn}) scale(${size})`}>
      <path d="M0,0Q14,-120 0,-250" fill="none" stroke="#7c8f6c" strokeWidth="3" />
      {[0, 1, 2, 3, 4, 5].map((step) =>
        [-1, 1].map((side) => (
          <g
            key={`${step} ${side}`}
            transform={`translate(${7 - Math.abs(step - 3) * 2} ${-30 - step * 40}) rotate(${side * 58}) scale(${1.1 - step * 0.1})`}
          >
            <path
              d={LEAF}
              fill={step % 2 ? '#86a294' : '#93ab88'}
              fillOpacity=".82"
              stroke="#648a76"
              strokeOpacity=".5"
            />
            <path d="M0,-4V-48" stroke="#fff" strokeOpacity=".7" strokeWidth="1.4" />
          </g>
        )),
      )}
    </g>
  );
}

/** A pressed page: roses at its corners, the names in script on a wash. */
export function Keepsake({ ticket }: KeepsakeProps) {
  const { names, guest, words, qr } = ticket;
  return (
    <svg viewBox="0 0 1080 1350" role="img" aria-label={`${words.title}: ${names}, ${guest}`}>
      <rect width="1080" height="1350" fill="var(--base)" />
      <path transform="translate(90 150) scale(.9 1.12)" d={WASH} fill="var(--third)" />
      <path transform="translate(150 214) scale(.78 .98)" d={WASH} fill="#fff" fillOpacity=".42" />
      <path transform="translate(560 60) scale(.46 .34)" d={WASH} fill="var(--peach)" fillOpacity=".8" />
      <Twig at="150 330" turn={-24} />
      <Twig at="230 210" turn={64} />
      <Twig at="120 250" turn={176} size={1.1} />
      <Twig at="930 1090" turn={18} />
      <Twig at="900 1180" turn={-82} size={1.1} />
      <Twig at="980 1150" turn={-2} size={1.15} />
      <Rose at="150 180" size={1.7} />
      <Rose at="292 108" size={1.1} />
      <Rose at="70 330" size={1.05} />
      <Rose at="942 1190" size={1.65} />
      <Rose at="812 1270" size={1.05} />
      <Rose at="1016 1040" size={1} />
      <g textAnchor="middle" fill="var(--ink-on-third)">
        <text
          x="540"
          y="240"
          fontFamily="var(--font-heading)"
          fontSize={fitted(words.title, 460, 38)}
          letterSpacing="4"
        >
          {words.title}
        </text>
        <TextLines
          text={names}
          lift={0.85}
          x={540}
          y={372}
          fill="var(--title-on-third)"
          fontFamily="var(--font-script)"
          width={700}
          size={128}
        />
        <GuestLine ticket={ticket} x={540} y={452} />
        <TextLines text={guest} x={540} y={508} fontFamily="var(--font-body)" fontWeight="600" width={760} size={50} />
      </g>
      <EventLines ticket={ticket} y={592} room={396} ink="var(--ink-on-third)" title="var(--title-on-third)" />
      <Code qr={qr} y={984} />
      <LastLine ticket={ticket} y={1252} width={480} ink="var(--ink)" />
    </svg>
  );
}
