import { fitted, type KeepsakeProps } from '@janur/kit';

const LEFT = 72;
const RIGHT = 1008;

/** The last page of the issue, cut along a line: masthead, a table of what is on, the code. */
export function Keepsake({ ticket }: KeepsakeProps) {
  const { names, guest, people, events, words, qr, hashtag } = ticket;
  const [first = names, ...rest] = names.split(' & ');
  const second = rest.length > 0 ? `& ${rest.join(' & ')}` : '';
  const longest = first.length > second.length ? first : second;
  // its letters are narrower than those that a size is reckoned by
  const size = Math.min(250, fitted(longest, 1240, 250));
  const table = events.slice(0, 3);
  return (
    <svg viewBox="0 0 1080 1350" role="img" aria-label={`${words.title}: ${names}, ${guest}`}>
      <rect width="1080" height="1350" fill="var(--base)" />
      <g fill="var(--title)" fontFamily="var(--font-heading)" letterSpacing="-6">
        <text x={LEFT - 8} y={size * 0.8 + 40} fontSize={size}>
          {first}
        </text>
        <text x={LEFT - 8} y={size * 1.62 + 40} fontSize={size}>
          {second}
        </text>
      </g>
      <g stroke="var(--title)" strokeWidth="2">
        <path d={`M${LEFT},556H${RIGHT}`} />
        {table.map((event, index) => (
          <path key={event.id} d={`M${LEFT},${776 + index * 112}H${RIGHT}`} />
        ))}
        <path d="M0,1316H1080" strokeDasharray="10 10" />
      </g>
      <g fill="var(--ink)" fontFamily="var(--font-body)" fontSize="27">
        <text x={LEFT} y="600" fontWeight="500">
          {words.title}
        </text>
        <text x={RIGHT} y="600" textAnchor="end" fontWeight="500">
          {people}
        </text>
        <text
          x={LEFT}
          y="690"
          fill="var(--title)"
          fontFamily="var(--font-heading)"
          fontSize={fitted(guest, 1150, 84)}
          letterSpacing="-1"
        >
          {guest}
        </text>
        {table.map(({ id, title, day, time, place }, index) => {
          const y = 820 + index * 112;
          const hour = time?.match(/\d{1,2}[.:]\d{2}/)?.[0] ?? '';
          const below = [day, place].filter(Boolean).join(', ');
          return (
            <g key={id}>
              <text
                x={LEFT}
                y={y + 34}
                fill="var(--title)"
                fontFamily="var(--font-heading)"
                fontSize="76"
                letterSpacing="-2"
              >
                {hour}
              </text>
              <text
                x="300"
                y={y}
                fill="var(--title)"
                fontFamily="var(--font-heading)"
                fontSize={fitted(title, 860, 44)}
              >
                {title}
              </text>
              <text x="300" y={y + 40} fontSize={fitted(below, 740, 26)}>
                {below}
              </text>
            </g>
          );
        })}
        {qr && (
          <g transform={`translate(${RIGHT - 190} 1104)`}>
            <rect x="-8" y="-8" width="206" height="206" fill="#fff" />
            <path transform={`scale(${190 / qr.size})`} d={qr.path} fill="#111" />
          </g>
        )}
        <text x={LEFT} y="1240" fontSize={fitted(qr ? words.hint : '', 660, 27)}>
          {qr ? words.hint : ''}
        </text>
        <text
          x={LEFT}
          y="1284"
          fill="var(--title)"
          fontFamily="var(--font-script)"
          fontSize={fitted(hashtag ?? names, 660, 52)}
        >
          {hashtag ?? names}
        </text>
      </g>
    </svg>
  );
}
