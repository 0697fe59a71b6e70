import { fitted, type TicketView } from '@janur/kit';

const MIDDLE = { textAnchor: 'middle' } as const;
const PITCH = { 1: 150, 2: 128, 3: 104 } as Record<number, number>;

interface LinesProps {
  ticket: TicketView;
  y: number;
  ink: string;
  title: string;
}

/** The events that the guest comes to, in the middle of a ticket: at most three have room. */
export function EventLines({ ticket: { events }, y, ink, title }: LinesProps) {
  const shown = events.slice(0, 3);
  return shown.map((event, index) => {
    const top = y + index * (PITCH[shown.length] ?? 104);
    const when = [event.day, event.time].filter(Boolean).join(' · ');
    return (
      <g key={event.id} {...MIDDLE} fill={ink}>
        <text x="540" y={top} fill={title} fontFamily="var(--font-heading)" fontSize={fitted(event.title, 700, 38)}>
          {event.title}
        </text>
        <text x="540" y={top + 36} fontFamily="var(--font-body)" fontSize={fitted(when, 760, 27)}>
          {when}
        </text>
        {event.place && shown.length < 3 && (
          <text
            x="540"
            y={top + 68}
            fontFamily="var(--font-body)"
            fontStyle="italic"
            fontSize={fitted(event.place, 760, 27)}
          >
            {event.place}
          </text>
        )}
      </g>
    );
  });
}

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
