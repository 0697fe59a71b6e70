import { dotted, fitted, type KeepsakeProps, TextLines } from '@janur/kit';

const HEADING = 'var(--font-heading)';
const BODY = 'var(--font-body)';
const GOLD = '#d7a94b';
const LIT = '#f3d893';

/** Pucuk rebung: a shoot in steps of woven squares, 90 wide and 60 high. */
const SHOOT = Array.from(
  { length: 5 },
  (_, row) => `M${row * 9},${60 - row * 12}h${90 - row * 18}v-9h-${90 - row * 18}Z`,
).join('');
const shoots = (transform: string) => (
  <g transform={transform} fill={GOLD}>
    {Array.from({ length: 12 }, (_, index) => (
      <path key={index} d={SHOOT} transform={`translate(${index * 90} 0)`} />
    ))}
    <path d="M0,66H1080v7H0ZM0,79H1080v3H0Z" fill={LIT} />
  </g>
);
const wajik = (x: number, y: number, size: number) => (
  <path
    key={`${x} ${y} ${size}`}
    d="M0,-1L1,0L0,1L-1,0Z"
    transform={`translate(${x} ${y}) scale(${size})`}
    fill="none"
    stroke={GOLD}
    strokeWidth={2 / size}
  />
);

/** A cloth of welcome under the horns of a roof, woven for one guest. */
export function Keepsake({ ticket: { names, guest, people, events, hashtag, qr, words } }: KeepsakeProps) {
  const shown = events.slice(0, 3);
  return (
    <svg viewBox="0 0 1080 1350">
      <rect width="1080" height="1350" fill="var(--base)" />
      <rect width="1080" height="104" fill="var(--cloth)" />
      <rect y="1246" width="1080" height="104" fill="var(--cloth)" />
      {shoots('translate(0 86) scale(1 -1)')}
      {shoots('translate(0 1264)')}
      <path d="M60,250V1210H1020V250" fill="none" stroke={GOLD} strokeWidth="3" />
      <path d="M74,290V1196H1006V290" fill="none" stroke={GOLD} strokeOpacity=".5" strokeWidth="1.5" />
      <g fill="none" strokeLinecap="round">
        <path d="M60,176C110,296 320,330 540,330S970,296 1020,176" stroke="#8a5a1c" strokeWidth="20" />
        <path d="M60,176C110,296 320,330 540,330S970,296 1020,176" stroke={LIT} strokeWidth="8" />
        <path d="M66,212C120,326 330,356 540,356S960,326 1014,212" stroke="var(--secondary)" strokeWidth="7" />
      </g>
      {[60, 1020].map((x) => (
        <path key={x} d={`M${x - 9},182L${x},112L${x + 9},182Z`} fill={LIT} />
      ))}
      <g textAnchor="middle">
        <text
          x="540"
          y="246"
          fill="var(--ink)"
          fontFamily={BODY}
          fontSize={fitted(words.title, 560, 40)}
          letterSpacing="3"
        >
          {words.title}
        </text>
        <text
          x="540"
          y="480"
          fill="var(--title)"
          fontFamily={HEADING}
          fontWeight="700"
          fontSize={fitted(names, 840, 104)}
        >
          {names}
        </text>
      </g>
      <path d="M150,534H508M572,534H930" stroke={GOLD} strokeWidth="2" />
      {wajik(540, 534, 20)}
      {wajik(540, 534, 9)}
      {shown.map(({ id, title, day, time, place }, index) => {
        const when = dotted([day, time]);
        return (
          <g
            key={id}
            transform={`translate(540 ${(shown.length > 2 ? 594 : 630) + index * (shown.length > 2 ? 134 : 166)})`}
            textAnchor="middle"
            fill="var(--ink)"
            fontFamily="var(--font-body)"
          >
            <text
              fontFamily="var(--font-heading)"
              fontWeight="700"
              fill="var(--title)"
              fontSize={fitted(title, 820, 48)}
            >
              {title}
            </text>
            <text y="46" fontSize={fitted(when, 840, 38)}>
              {when}
            </text>
            {place && (
              <text y="88" fontSize={fitted(place, 840, 38)}>
                {place}
              </text>
            )}
          </g>
        );
      })}
      <path d="M110,976H970" stroke={GOLD} strokeWidth="3" strokeDasharray="12 10" />
      {qr && (
        <g transform="translate(112 1004)">
          <rect width="176" height="176" rx="0" fill="#fff" />
          <path d={qr.path} fill="#000" transform={`translate(12 12) scale(${152 / qr.size})`} />
        </g>
      )}
      <g
        fill="var(--ink)"
        fontFamily={BODY}
        textAnchor={qr ? 'start' : 'middle'}
        transform={`translate(${qr ? 326 : 540} 0)`}
      >
        <text y="1022" fontSize="38">
          {words.guest}
        </text>
        <TextLines
          text={guest}
          y={1088}
          width={qr ? 640 : 840}
          size={58}
          small={40}
          lift={0.66}
          fill="var(--title)"
          fontFamily={HEADING}
          fontWeight="700"
        />
        <text y="1142" fontSize="38" fontWeight="700">
          {people}
        </text>
        <text y="1181" fontSize={fitted(qr ? words.hint : (hashtag ?? ''), qr ? 650 : 840, 38)}>
          {qr ? words.hint : hashtag}
        </text>
      </g>
    </svg>
  );
}
