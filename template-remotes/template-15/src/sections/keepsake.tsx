import { beginningOf, dotted, fitted, type KeepsakeProps, TextLines } from '@janur/kit';

const GOTHIC = 'var(--font-heading)';
const TYPE = 'var(--font-body)';
const INK = '#17120a';
const STOCK = '#f6ecd4';
const BLOOD = 'var(--blood, #8a1f2d)';
const HOLES = Array.from({ length: 26 }, (_, hole) => 12 + hole * 52);
const BARS = [4, 9, 3, 12, 5, 4, 14, 3, 8, 5, 11, 4, 6, 13, 3, 7, 10, 4];

/** A ticket on the last frames of the film: the hours large, on its stub the row, the seats and the way in. */
export function Keepsake({ ticket }: KeepsakeProps) {
  const { names: joined, guest, people, events, hashtag, qr, words } = ticket;
  const shown = events.slice(0, 3);
  const [top, step] = shown.length > 2 ? [336, 178] : [352, 212];
  return (
    <svg viewBox="0 0 1080 1350" fill={INK} textAnchor="start">
      <path d="M0,0H1080V1350H0Z" fill="#0d0d0f" />
      <g fill="#e9d7ac">
        {HOLES.map((y) => (
          <path
            key={y}
            d={`M26,${y}h26q8,0 8,8v16q0,8 -8,8h-26q-8,0 -8,-8v-16q0,-8 8,-8ZM1028,${y}h26q8,0 8,8v16q0,8 -8,8h-26q-8,0 -8,-8v-16q0,-8 8,-8Z`}
          />
        ))}
      </g>
      <path d={OUTLINE} fill={STOCK} />
      <path
        d="M150,104H930M150,112H930M150,886H930M150,894H930M150,956H930M150,1246H930M150,1254H930"
        stroke={BLOOD}
        strokeWidth="3"
        fill="none"
      />
      <g fill="none" stroke={BLOOD} opacity=".13" strokeWidth="10">
        <circle cx="800" cy="520" r="210" />
        <circle cx="800" cy="520" r="40" />
        {[0, 60, 120, 180, 240, 300].map((turn) => (
          <circle key={turn} cx="800" cy="400" r="52" transform={`rotate(${turn} 800 520)`} />
        ))}
      </g>
      <text x="160" y="172" fontFamily={TYPE} fontWeight="700" fontSize={fitted(words.title, 640, 40)} fill={BLOOD}>
        {words.title}
      </text>
      <text x="158" y="300" fontFamily={GOTHIC} fontSize={fitted(joined, 1060, 150)} letterSpacing="1">
        {joined.toUpperCase()}
      </text>
      {shown.map(({ id, title, day, time, place }, index) => (
        <g key={id} transform={`translate(0 ${top + index * step})`}>
          <text x="160" y="84" fontFamily={GOTHIC} fontSize={fitted(beginningOf(time), 420, 104)}>
            {beginningOf(time)}
          </text>
          <text x="488" y="84" fontFamily={GOTHIC} fontSize={fitted(title, 600, 70)} fill={BLOOD}>
            {title.toUpperCase()}
          </text>
          <text x="160" y="130" fontFamily={TYPE} fontWeight="700" fontSize={fitted(day ?? '', 660, 41)}>
            {day}
          </text>
          <text x="160" y="172" fontFamily={TYPE} fontSize={fitted(place ?? '', 660, 41)}>
            {place}
          </text>
        </g>
      ))}
      <path d="M150,925H930" stroke={INK} strokeWidth="6" strokeDasharray="1 14" strokeLinecap="round" />
      <text x="160" y="1006" fontFamily={TYPE} fontSize="41">
        {dotted([words.guest, people])}
      </text>
      <TextLines text={guest} x={158} y={1096} width={qr ? 690 : 740} size={76} small={54} fontFamily={GOTHIC} />
      {hashtag && (
        <text x="160" y="1226" fontFamily={TYPE} fontSize={fitted(hashtag, 440, 41)} fill={BLOOD}>
          {hashtag}
        </text>
      )}
      {qr ? (
        <svg x="682" y="978" width="238" height="238" viewBox={`0 0 ${qr.size} ${qr.size}`}>
          <path d={`M0,0H${qr.size}V${qr.size}H0Z`} fill="#fff" />
          <path d={qr.path} fill={INK} />
        </svg>
      ) : (
        <g transform="translate(720 990)">
          {BARS.map((width, index) => (
            <path
              key={index}
              d={`M${BARS.slice(0, index).reduce((sum, bar) => sum + bar + 4, 0)},0h${width}v200h-${width}Z`}
            />
          ))}
        </g>
      )}
    </svg>
  );
}

/** Holes along both short edges, a notch at each end of the line to tear along. */
const OUTLINE = (() => {
  const down = Array.from({ length: 19 }, () => 'v14a14,14 0 0 0 0,28').join('');
  const up = Array.from({ length: 19 }, () => 'v-14a14,14 0 0 0 0,-28').join('');
  return `M110,70H970${down}V901a24,24 0 0 0 0,48V1280H110V949a24,24 0 0 0 0,-48V868${up}Z`;
})();
