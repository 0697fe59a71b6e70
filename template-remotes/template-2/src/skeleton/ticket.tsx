import { dotBehind, dotted, fitted, LEAST, TextLines, type TicketView } from '@janur/kit';

const MIDDLE = { textAnchor: 'middle' } as const;
const LEADING = 41;

interface LinesProps {
  ticket: TicketView;
  /** The first line, and the room down to what follows. */
  y: number;
  room: number;
  ink: string;
  title: string;
}

/** The events that the guest comes to, in the middle of a ticket: at most three have room. */
export function EventLines({ ticket: { events }, y, room, ink, title }: LinesProps) {
  const shown = events.slice(0, 3);
  const pitch = Math.min(room / shown.length, 200);
  const first = y + (room - pitch * shown.length) / 2;
  return shown.map((event, index) => {
    const top = first + index * pitch;
    const when = [event.day, event.time].filter((line) => line !== null);
    const oneLine = dotted(when);
    const lines = fitted(oneLine, 850, LEAST) === LEAST ? [oneLine] : when;
    return (
      <g key={event.id} {...MIDDLE} fill={ink}>
        <text x="540" y={top} fill={title} fontFamily="var(--font-heading)" fontSize={fitted(event.title, 760, 42)}>
          {event.title}
        </text>
        {lines.map((line, at) => (
          <text
            key={at}
            x="540"
            y={top + LEADING * (at + 1)}
            fontFamily="var(--font-body)"
            fontSize={fitted(line, 850, LEAST)}
          >
            {line}
          </text>
        ))}
        {event.place && shown.length < 3 && (
          <text
            x="540"
            y={top + LEADING * (lines.length + 1)}
            fontFamily="var(--font-body)"
            fontStyle="italic"
            fontSize={fitted(event.place, 900, LEAST)}
          >
            {event.place}
          </text>
        )}
      </g>
    );
  });
}

/** Who the ticket is for, and for how many, on one line; the name stands below it. */
export const GuestLine = ({ ticket: { words, people }, ...place }: { ticket: TicketView; x: number; y: number }) => (
  <text {...place} fontFamily="var(--font-body)" fontSize={LEAST}>
    <tspan fontStyle="italic">{words.guest}</tspan>
    {dotBehind(words.guest)}
    <tspan>{people}</tspan>
  </text>
);

/** What a ticket ends with: how the code is used, or else the couple's hashtag. `width` is that of one line. */
export const LastLine = ({ ticket, y, width, ink }: { ticket: TicketView; y: number; width: number; ink: string }) => (
  <TextLines
    text={ticket.qr ? ticket.words.hint : (ticket.hashtag ?? '')}
    x={540}
    y={y + LEADING / 2}
    width={width}
    size={LEAST}
    {...MIDDLE}
    fill={ink}
    fontFamily="var(--font-body)"
    fontStyle="italic"
  />
);

/** The code on white, which every scanner reads, `size` units broad, its middle at x 540. */
export function Code({ qr, y, size = 230 }: { qr: TicketView['qr']; y: number; size?: number }) {
  if (!qr) return null;
  const inside = size - 36;
  return (
    <g transform={`translate(${540 - size / 2} ${y})`}>
      <rect width={size} height={size} rx="10" fill="#fff" />
      <path transform={`translate(18 18) scale(${inside / qr.size})`} d={qr.path} fill="#111" />
    </g>
  );
}
