import { beginningOf, fitted, type KeepsakeProps, TextLines } from '@janur/kit';

const CAPS = 'var(--font-heading)';
const TEXT = 'var(--font-body)';
const SCRIPT = 'var(--font-script)';
const COPPER = 'var(--copper)';
const TITLE = 'var(--title-on-third)';

/** A place card: the sunk line of its plate, a sprig in each corner, names and hours, and the way in within an oval. */
export function Keepsake({ ticket }: KeepsakeProps) {
  const { names: joined, guest, people, events, hashtag, qr, words } = ticket;
  const [first, second] = joined.split(' & ');
  const shown = events.slice(0, 3);
  const isLong = fitted(guest, 820, 54) < 40; // two lines, which leave no room for another
  const isStacked = second !== undefined && shown.length < 3;
  return (
    <svg viewBox="0 0 1080 1350" fill="var(--ink-on-third)" textAnchor="middle">
      <path d="M0,0H1080V1350H0Z" fill="var(--base)" />
      <path d={THREADS} stroke="#6b5a45" strokeWidth="1.500" opacity=".12" fill="none" />
      <path d={DECKLE} opacity=".2" fill="#3b2a24" transform="translate(6 18)" />
      <path d={DECKLE} fill="var(--third)" />
      <path d="M126,116H954V1234H126Z" fill="none" stroke={COPPER} strokeWidth="2.500" opacity=".7" />
      <path d="M136,126H944V1224H136Z" fill="none" stroke={COPPER} strokeWidth="1" opacity=".6" />
      <Sprig place="translate(150 140)" />
      <Sprig place="translate(930 1210) rotate(180)" />
      <text
        x="540"
        y="206"
        fontFamily={CAPS}
        fontWeight="600"
        fontSize={fitted(words.title, 520, 42)}
        letterSpacing="4"
        fill={TITLE}
      >
        {words.title}
      </text>
      {isStacked ? (
        <>
          <text
            x="540"
            y="316"
            fontFamily={CAPS}
            fontWeight="600"
            fontSize={fitted(first ?? '', 640, 104)}
            fill={TITLE}
          >
            {first}
          </text>
          <text x="540" y="382" fontFamily={SCRIPT} fontSize="84" fill={COPPER}>
            &amp;
          </text>
          <text
            x="540"
            y="474"
            fontFamily={CAPS}
            fontWeight="600"
            fontSize={fitted(second ?? '', 640, 104)}
            fill={TITLE}
          >
            {second}
          </text>
        </>
      ) : (
        <text x="540" y="314" fontFamily={CAPS} fontWeight="600" fontSize={fitted(joined, 640, 104)} fill={TITLE}>
          {joined}
        </text>
      )}
      {shown.map(({ id, title, day, time, place }, index) => (
        <g key={id} transform={`translate(0 ${(isStacked ? 518 : 376) + index * 156})`}>
          <path d="M190,0H890" stroke={COPPER} strokeWidth="1.500" opacity=".6" />
          <text
            x="200"
            y="72"
            textAnchor="start"
            fontFamily={CAPS}
            fontWeight="600"
            fontSize={fitted(beginningOf(time), 190, 60)}
            fill={TITLE}
          >
            {beginningOf(time)}
          </text>
          <g textAnchor="end" fontFamily={TEXT}>
            <text x="880" y="48" fontWeight="600" fontSize={fitted(title, 470, 42)}>
              {title}
            </text>
            <text x="880" y="94" fontSize={fitted(day ?? '', 480, 38)}>
              {day}
            </text>
            <text x="880" y="138" fontSize={fitted(place ?? '', 480, 38)}>
              {place}
            </text>
          </g>
        </g>
      ))}
      <g transform="translate(0 852)">
        <path d="M96,0H984V128H96Z" fill="var(--primary)" />
        <path d="M96,12H984M96,116H984" stroke="#e2b98a" strokeWidth="3" fill="none" />
        {!isLong && (
          <text x="540" y="50" fontFamily={TEXT} fontSize="38" fill="var(--on-primary)">
            {words.guest}
          </text>
        )}
        <TextLines
          text={guest}
          x={540}
          y={isLong ? 78 : 106}
          width={820}
          size={54}
          small={40}
          fontFamily={CAPS}
          fontWeight="600"
          fill="var(--on-primary)"
        />
      </g>
      <g
        transform="translate(0 1044)"
        fontFamily={CAPS}
        fontWeight="600"
        fontSize="42"
        textAnchor={qr ? 'start' : 'middle'}
        fill={TITLE}
      >
        <text x={qr ? 200 : 540} y="20">
          {people}
        </text>
        {hashtag && (
          <text
            x={qr ? 200 : 540}
            y="130"
            fontFamily={SCRIPT}
            fontWeight="400"
            fontSize={fitted(hashtag, 360, 60)}
            fill={COPPER}
          >
            {hashtag}
          </text>
        )}
      </g>
      {qr && (
        <g>
          <path d="M598,1008H812V1222H598Z" fill="#fff" stroke={COPPER} strokeWidth="2.500" />
          <svg x="610" y="1020" width="190" height="190" viewBox={`0 0 ${qr.size} ${qr.size}`}>
            <path d={qr.path} fill="#000" />
          </svg>
        </g>
      )}
    </svg>
  );
}

/** Wild roses engraved in two inks, growing from a corner. */
const Sprig = ({ place }: { place: string }) => (
  <g transform={place} fill="none" strokeLinecap="round">
    <path d="M8,10C60,26 120,20 176,4M10,8C26,60 20,120 4,176" stroke={COPPER} strokeWidth="3" />
    {LEAVES.map(([x, y, turn]) => (
      <path
        key={`${x} ${y}`}
        d="M0,0C10,-14 26,-14 34,0C26,12 10,12 0,0ZM2,0H28"
        stroke={COPPER}
        strokeWidth="2.200"
        transform={`translate(${x} ${y}) rotate(${turn})`}
      />
    ))}
    {FLOWERS.map(([x, y, size]) => (
      <g
        key={`${x} ${y}`}
        transform={`translate(${x} ${y}) scale(${size})`}
        stroke="var(--primary)"
        strokeWidth="2.400"
      >
        {[0, 72, 144, 216, 288].map((turn) => (
          <path
            key={turn}
            d="M0,-4C-14,-14 -12,-30 0,-30C12,-30 14,-14 0,-4ZM0,-8V-18"
            fill="var(--third)"
            transform={`rotate(${turn})`}
          />
        ))}
        <circle r="5" fill="var(--primary)" />
      </g>
    ))}
  </g>
);
const LEAVES: [x: number, y: number, turn: number][] = [
  [70, 22, -38],
  [110, 20, 28],
  [148, 12, -34],
  [22, 70, 128],
  [20, 110, 62],
  [12, 148, 124],
];
const FLOWERS: [x: number, y: number, size: number][] = [
  [34, 34, 1.15],
  [92, 14, 0.62],
  [14, 92, 0.62],
];

const THREADS = Array.from({ length: 62 }, (_, thread) => `M0,${thread * 22}H1080M${thread * 18},0V1350`).join('');
/** The torn edges of the cotton. */
const DECKLE = (() => {
  let state = 23;
  const rough = () => {
    state = (state * 16807) % 2147483647;
    return (state / 2147483647 - 0.5) * 9;
  };
  const steps = Array.from({ length: 48 }, (_, step) => step / 48);
  const points = [
    ...steps.map((part) => [84 + part * 912, 74 + rough()]),
    ...steps.map((part) => [996 + rough(), 74 + part * 1202]),
    ...steps.map((part) => [996 - part * 912, 1276 + rough()]),
    ...steps.map((part) => [84 + rough(), 1276 - part * 1202]),
  ];
  return `M${points.map((point) => point.map((at) => at.toFixed(1)).join(',')).join('L')}Z`;
})();
