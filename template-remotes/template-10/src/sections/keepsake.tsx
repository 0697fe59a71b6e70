import { beginningOf, dotBehind, dotted, fitted, type KeepsakeProps, TextLines } from '@janur/kit';

const HEADING = 'var(--font-heading)';
const SCRIPT = 'var(--font-script)';
const BODY = 'var(--font-body)';

const water = (y: number, high: number, fill: string) => (
  <path
    key={fill}
    d={`M0,${y}${Array.from({ length: 6 }, () => `q45,-${high} 90,0t90,0`).join('')}V1350H0Z`}
    fill={fill}
  />
);
const ink = (y: number) =>
  `M30,${y}q40,-14 80,0M330,${y + 10}q50,-16 100,0M640,${y - 4}q40,-14 80,0M880,${y + 8}q46,-14 92,0`;

/** A boarding pass of card on a rope, between the sun and the sea. */
export function Keepsake({ ticket: { names, guest, people, events, hashtag, qr, words } }: KeepsakeProps) {
  const shown = events.slice(0, 3);
  return (
    <svg viewBox="0 0 1080 1350">
      <rect width="1080" height="1350" fill="#fdeadb" />
      <rect width="1080" height="300" fill="#dceeec" opacity=".8" />
      <circle cx="840" cy="250" r="120" fill="#e98a6d" />
      <path
        d="M120,130c18,-18 40,-14 52,6c12,-20 36,-24 54,-4M300,92c14,-14 30,-11 39,5c9,-16 27,-19 41,-3"
        fill="none"
        stroke="#17495a"
        strokeWidth="5"
        strokeLinecap="round"
      />
      {water(1040, 46, '#84bcbf')}
      {water(1130, 60, '#2f7f8a')}
      {water(1236, 64, '#17495a')}
      <path
        d={`${ink(1110)}${ink(1206)}${ink(1304)}`}
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M540,0C532,60 536,110 540,190" fill="none" stroke="#8c6a3c" strokeWidth="16" />
      <path d="M540,0C532,60 536,110 540,190" fill="none" stroke="#e9cfa3" strokeWidth="11" strokeDasharray="13 5" />
      <path
        d="M180,140H900L990,230V1220a26,26 0 0 1 -26,26H116a26,26 0 0 1 -26,-26V230Z"
        fill="#fffdf8"
        stroke="#6d532c"
        strokeOpacity=".25"
        strokeWidth="2"
      />
      <path
        d="M190,164H890L966,240V1206a14,14 0 0 1 -14,14H128a14,14 0 0 1 -14,-14V240Z"
        fill="none"
        stroke="#e98a6d"
        strokeWidth="3.5"
        strokeDasharray="18 11"
      />
      <circle cx="540" cy="204" r="32" fill="#d6a862" stroke="#8c6a3c" strokeWidth="3" />
      <circle cx="540" cy="204" r="16" fill="#3d3320" />
      <g textAnchor="middle" fill="#17495a">
        <text x="540" y="310" fontFamily={BODY} fontSize={fitted(words.title, 620, 38)} letterSpacing="6">
          {words.title}
        </text>
        <text x="540" y="446" fontFamily={SCRIPT} fontSize={fitted(names, 1100, 150)}>
          {names}
        </text>
      </g>
      <path
        d="M300,496q20,-18 40,0t40,0q20,-18 40,0t40,0q20,-18 40,0t40,0q20,-18 40,0t40,0q20,-18 40,0t40,0q20,-18 40,0t40,0"
        fill="none"
        stroke="#2f7f8a"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g fontStyle="normal">
        {shown.map(({ id, title, day, time, place }, index) => {
          const when = dotted([day, beginningOf(time)]);
          return (
            <g
              key={id}
              transform={`translate(540 ${(shown.length > 2 ? 570 : 596) + index * (shown.length > 2 ? 126 : 164)})`}
              textAnchor="middle"
              fill="#26454c"
              fontFamily="var(--font-body)"
            >
              <text fontFamily="var(--font-heading)" fontWeight="600" fill="#17495a" fontSize={fitted(title, 740, 46)}>
                {title}
              </text>
              <text y="44" fontSize={fitted(when, 780, 40)}>
                {when}
              </text>
              {place && (
                <text y="86" fontSize={fitted(place, 780, 40)}>
                  {place}
                </text>
              )}
            </g>
          );
        })}
      </g>
      <path d="M114,936H966" stroke="#17495a" strokeWidth="4" strokeDasharray="2 16" strokeLinecap="round" />
      {qr && (
        <g transform="translate(160 950)">
          <rect width="212" height="212" rx="10" fill="#fff" />
          <path d={qr.path} fill="#000" transform={`translate(14 14) scale(${184 / qr.size})`} />
        </g>
      )}
      <g
        fill="#26454c"
        fontFamily={BODY}
        textAnchor={qr ? 'start' : 'middle'}
        transform={`translate(${qr ? 420 : 540} 0)`}
      >
        <text y="992" fontSize="40">
          <tspan>{words.guest}</tspan>
          {dotBehind(words.guest)}
          <tspan fontWeight="700">{people}</tspan>
        </text>
        <TextLines
          text={guest}
          y={1068}
          width={qr ? 500 : 740}
          size={62}
          small={40}
          fill="#17495a"
          fontFamily={HEADING}
          fontStyle="italic"
          fontWeight="600"
        />
      </g>
      <TextLines
        text={qr ? words.hint : (hashtag ?? '')}
        x={540}
        y={1202}
        width={740}
        size={38}
        lift={0.8}
        textAnchor="middle"
        fill="#26454c"
        fontFamily={BODY}
      />
    </svg>
  );
}
