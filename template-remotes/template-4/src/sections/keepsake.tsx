import { fitted, type KeepsakeProps, TextLines } from '@janur/kit';

const LEFT = 72;
const RIGHT = 1008;

/** The last page of the issue, cut along a line: masthead, a table of what is on, the code. */
export function Keepsake({ ticket }: KeepsakeProps) {
  const { names, guest, people, events, words, qr, hashtag } = ticket;
  const [first = names, ...rest] = names.split(' & ');
  const second = rest.length > 0 ? `& ${rest.join(' & ')}` : '';
  const longest = first.length > second.length ? first : second;
  // its letters are narrower than those that a size is reckoned by
  const size = Math.min(218, fitted(longest, 1240, 218));
  const table = events.slice(0, 3);
  const pitch = table.length > 2 ? 146 : 190;
  return (
    <svg viewBox="0 0 1080 1350" role="img" aria-label={`${words.title}: ${names}, ${guest}`}>
      <rect width="1080" height="1350" fill="var(--base)" />
      <g fill="var(--title)" fontFamily="var(--font-heading)" letterSpacing="-6">
        <text x={LEFT - 8} y={second ? 404 - size * 0.82 : 404} fontSize={size}>
          {first}
        </text>
        <text x={LEFT - 8} y={404} fontSize={size}>
          {second}
        </text>
      </g>
      <g stroke="var(--title)" strokeWidth="2">
        <path d={`M${LEFT},464H${RIGHT}`} />
        {table.map((event, index) => (
          <path key={event.id} d={`M${LEFT},${656 + index * pitch}H${RIGHT}`} />
        ))}
        <path d="M0,1316H1080" strokeDasharray="10 10" />
      </g>
      <g fill="var(--ink)" fontFamily="var(--font-body)" fontSize="38">
        <text x={LEFT} y="520" fontWeight="500">
          {words.title}
        </text>
        <text x={RIGHT} y="520" textAnchor="end" fontWeight="500" wordSpacing="8">
          {people}
        </text>
        <TextLines
          text={guest}
          x={LEFT}
          y={612}
          width={1150}
          size={84}
          small={56}
          lift={0.72}
          fill="var(--title)"
          fontFamily="var(--font-heading)"
        />
        {table.map(({ id, title, day, time, place }, index) => {
          const y = 656 + index * pitch;
          const hour = time?.match(/\d{1,2}[.:]\d{2}/)?.[0] ?? '';
          return (
            <g key={id}>
              <text x={LEFT} y={y + 78} fill="var(--title)" fontFamily="var(--font-heading)" fontSize="84">
                {hour}
              </text>
              <text
                x="310"
                y={y + 50}
                fill="var(--title)"
                fontFamily="var(--font-heading)"
                fontSize={fitted(title, 880, 50)}
              >
                {title}
              </text>
              {[day, place]
                .filter((line) => line !== null)
                .map((line, at) => (
                  <text key={at} x="310" y={y + 92 + at * 42} fontSize={fitted(line, 740, 38)}>
                    {line}
                  </text>
                ))}
            </g>
          );
        })}
        {qr && (
          <g transform={`translate(${RIGHT - 190} 1104)`}>
            <rect x="-8" y="-8" width="206" height="206" fill="#fff" />
            <path transform={`scale(${190 / qr.size})`} d={qr.path} fill="#111" />
          </g>
        )}
        <text x={LEFT} y="1202" fontSize={fitted(qr ? words.hint : '', 690, 38)}>
          {qr ? words.hint : ''}
        </text>
        <text
          x={LEFT}
          y="1274"
          fill="var(--title)"
          fontFamily="var(--font-heading)"
          fontStyle="italic"
          fontSize={fitted(hashtag ?? names, 730, 60)}
        >
          {hashtag ?? names}
        </text>
      </g>
    </svg>
  );
}
