import { clockIn, fitted, type KeepsakeProps, TextLines } from '@janur/kit';
import { starsOf } from '../sections/share-banner.tsx';

const HEADING = { fontFamily: 'var(--font-heading)' } as const;
const BODY = { fontFamily: 'var(--font-body)' } as const;
const STAR = 'M0,-10Q1.200,-1.200 10,0Q1.200,1.200 0,10Q-1.200,1.200 -10,0Q-1.200,-1.200 0,-10Z';
const MIDDLE = [540, 400] as const;

/** Strokes across a ring, the longer ones at each sixth. */
const ticks = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    const to = from + (index % 6 ? 9 : 17);
    const at = (reach: number) =>
      `${(MIDDLE[0] + Math.cos(angle) * reach).toFixed(1)},${(MIDDLE[1] + Math.sin(angle) * reach).toFixed(1)}`;
    return `M${at(from)}L${at(to)}`;
  }).join('');
const TICKS = ticks(144, 316);

/** Stars without order, the same on each ticket. */
const FIELD = Array.from({ length: 130 }, (_, index) => {
  const x = (index * 397 + (index % 7) * 61) % 1080;
  const y = (index * 593 + (index % 5) * 131) % 1350;
  return { x, y, size: index % 11 === 0 ? 2.6 : 1.2 };
});

/** A chart of the night whose middle is the code; below it the names under the guest's own constellation. */
export function Keepsake({ ticket }: KeepsakeProps) {
  const { names, guest, events, people, qr, words } = ticket;
  const title = names.toUpperCase();
  const shown = events.slice(0, 3);
  const stars = starsOf(guest);
  // the chart gives way to a third event
  const scale = shown.length > 2 ? 0.72 : 0.82;
  const foot = 54 + 692 * scale;
  return (
    <svg viewBox="0 0 1080 1350">
      <defs>
        <linearGradient id="keepsake-night" x2="0" y2="1">
          <stop stopColor="#070d22" />
          <stop offset=".62" stopColor="#0f1b45" />
          <stop offset="1" stopColor="#2a3d7c" />
        </linearGradient>
        <linearGradient id="keepsake-silver" x2="0" y2="1">
          <stop stopColor="#fffdf2" />
          <stop offset="1" stopColor="#b9c6ee" />
        </linearGradient>
      </defs>
      <path d="M0,0H1080V1350H0Z" fill="url(#keepsake-night)" />
      {FIELD.map(({ x, y, size }) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={size} fill="#dfe6ff" opacity=".6" />
      ))}
      <g transform={`translate(540 54) scale(${scale}) translate(-540 -54)`}>
        <g fill="none">
          <circle cx={MIDDLE[0]} cy={MIDDLE[1]} r="346" stroke="#b9c6ee" strokeWidth="3" />
          <circle cx={MIDDLE[0]} cy={MIDDLE[1]} r="312" stroke="#b9c6ee" strokeWidth="2" />
          <path d={TICKS} stroke="#aebdee" strokeWidth="1.6" />
          <circle
            cx={MIDDLE[0]}
            cy={MIDDLE[1]}
            r="258"
            stroke="#e6d9a8"
            strokeWidth="2"
            strokeDasharray="1 9"
            strokeLinecap="round"
          />
          <path d="M228,400H852M540,88V712" stroke="#6f86cf" strokeWidth="1.2" opacity=".6" />
        </g>
        <circle cx={MIDDLE[0]} cy={MIDDLE[1]} r="222" fill="#f6f1de" />
        <circle cx={MIDDLE[0]} cy={MIDDLE[1]} r="232" fill="none" stroke="#f4ebcb" strokeWidth="3" />
        {qr ? (
          <svg x={MIDDLE[0] - 150} y={MIDDLE[1] - 150} width="300" height="300" viewBox={`0 0 ${qr.size} ${qr.size}`}>
            <path d={qr.path} fill="#0b1430" />
          </svg>
        ) : (
          <path d={STAR} transform={`translate(${MIDDLE.join(',')}) scale(15)`} fill="#c9b27c" />
        )}
      </g>
      <path d={STAR} transform="translate(540,54) scale(4.400)" fill="#fffdf0" />
      <g transform={`translate(370,${foot + 70})`}>
        <polyline
          points={stars.map(({ x, y }) => `${x.toFixed(1)},${y}`).join(' ')}
          fill="none"
          stroke="#b9c6ee"
          strokeWidth="1.4"
        />
        {stars.map(({ x, y, size }) => (
          <path key={x} d={STAR} transform={`translate(${x},${y}) scale(${size / 32})`} fill="#fffdf0" />
        ))}
      </g>
      <g textAnchor="middle" transform={`translate(0 ${foot})`}>
        <text x="540" y="48" fontSize={fitted(words.title, 720, 34)} letterSpacing="5" fill="#aebdee" {...BODY}>
          {words.title.toUpperCase()}
        </text>
        <TextLines
          text={guest}
          x={540}
          y={230}
          width={900}
          size={46}
          small={38}
          lift={0.5}
          fill="#ffffff"
          {...BODY}
          fontWeight="500"
        />
        <text x="540" y="288" fontSize="36" fill="#aebdee" {...BODY}>
          {people}
        </text>
        <text x="540" y="378" fontSize={fitted(title, 670, 84)} fill="url(#keepsake-silver)" {...HEADING}>
          {title}
        </text>
      </g>
      {shown.map((event, index) => (
        <g key={event.id} transform={`translate(0,${foot + 456 + index * (shown.length > 2 ? 118 : 134)})`}>
          <text
            x="300"
            y="6"
            fontSize={fitted(clockIn(event.time)?.clock ?? '', 190, 54)}
            textAnchor="end"
            fill="#f4ebcb"
            {...HEADING}
          >
            {clockIn(event.time)?.clock}
          </text>
          <path d={STAR} transform="translate(346,-10) scale(1.800)" fill="#fffdf0" />
          <g {...BODY}>
            <text x="392" y="-4" fontSize={fitted(event.title, 620, 42)} fill="#ffffff">
              {event.title}
            </text>
            <text x="392" y="36" fontSize={fitted(event.day ?? '', 620, 34)} fill="#ffffff">
              {event.day}
            </text>
            <text x="392" y="74" fontSize={fitted(event.place ?? '', 620, 34)} fill="#c9d3f3">
              {event.place}
            </text>
          </g>
        </g>
      ))}
    </svg>
  );
}
