import { clockIn, fitted, type KeepsakeProps, TextLines } from '@janur/kit';
import { Frangipani } from '../drawings/frangipani.tsx';

const HEADING = { fontFamily: 'var(--font-heading)' } as const;
const BODY = { fontFamily: 'var(--font-body)', fontWeight: 700 } as const;
const maroon = '#5a2a27';
const FIELD = 36;
const FIELDS = Array.from({ length: 30 }, (_, column) => column);

/** A band of poleng: white, black and the grey where both threads meet. */
const Poleng = ({ y }: { y: number }) => (
  <g transform={`translate(0,${y})`}>
    <path d={`M0,0H1080V${2 * FIELD}H0Z`} fill="#f4efe2" />
    {FIELDS.map((column) => (
      <g key={column}>
        <path d={`M${column * FIELD},${column % 2 ? FIELD : 0}h${FIELD}v${FIELD}h-${FIELD}z`} fill="#8d8676" />
        {column % 2 === 0 && <path d={`M${column * FIELD},${FIELD}h${FIELD}v${FIELD}h-${FIELD}z`} fill="#f4efe2" />}
        {column % 2 === 1 && <path d={`M${column * FIELD},0h${FIELD}v${FIELD}h-${FIELD}z`} fill="#1d1a17" />}
      </g>
    ))}
    <path d={`M0,-7H1080V0H0ZM0,${2 * FIELD}H1080V${2 * FIELD + 7}H0Z`} fill="#c9962a" />
  </g>
);

/** A leaf of lontar, with the holes for its cord. */
const Leaf = ({ y, height, children }: { y: number; height: number; children: React.ReactNode }) => (
  <g transform={`translate(60,${y})`}>
    <path d={`M6,8H966V${height + 8}H6Z`} fill="#2a2210" opacity=".22" />
    <path d={`M0,0H960V${height}H0Z`} fill="url(#keepsake-leaf)" />
    <path
      d={[0.16, 0.34, 0.55, 0.74, 0.9].map((part) => `M8,${(height * part).toFixed(0)}H952`).join('')}
      stroke="#8f6f33"
      strokeOpacity=".2"
      strokeWidth="2"
    />
    <path d={`M1,1H959V${height - 1}H1Z`} fill="none" stroke="#8f6f33" strokeOpacity=".6" strokeWidth="2" />
    {children}
  </g>
);

/** A bundle of writing leaves on its red cords, between poleng and frangipani. */
export function Keepsake({ ticket }: KeepsakeProps) {
  const { names, guest, events, people, qr, words } = ticket;
  const shown = events.slice(0, 3);
  const high = 50 + shown.length * 142;
  const rest = 800 - high;
  return (
    <svg viewBox="0 0 1080 1350">
      <defs>
        <linearGradient id="keepsake-leaf">
          <stop stopColor="#c9a765" />
          <stop offset=".07" stopColor="#e6cf98" />
          <stop offset=".5" stopColor="#f3e4bb" />
          <stop offset=".93" stopColor="#e6cf98" />
          <stop offset="1" stopColor="#c19d5a" />
        </linearGradient>
      </defs>
      <path d="M0,0H1080V1350H0Z" fill="var(--primary)" />
      <Poleng y={28} />
      <Poleng y={1250} />
      <Leaf y={176} height={206}>
        <g textAnchor="middle" fill={maroon}>
          <text x="480" y="60" fontSize={fitted(words.title, 560, 42)} letterSpacing="4" {...BODY}>
            {words.title.toUpperCase()}
          </text>
          <text x="480" y="150" fontSize={fitted(names, 600, 88)} {...HEADING}>
            {names}
          </text>
        </g>
      </Leaf>
      <Leaf y={404} height={high}>
        {shown.map((event, index) => (
          <g key={event.id} transform={`translate(120,${66 + index * 142})`} fill="#33312b">
            <text fontSize={fitted(event.title, 500, 48)} fill={maroon} {...HEADING}>
              {event.title}
            </text>
            <text x="720" fontSize="50" fill={maroon} textAnchor="end" {...HEADING}>
              {clockIn(event.time)?.clock}
            </text>
            <text y="46" fontSize={fitted(event.day ?? '', 700, 42)} {...BODY}>
              {event.day}
            </text>
            <text y="90" fontSize={fitted(event.place ?? '', 700, 42)} {...BODY}>
              {event.place}
            </text>
          </g>
        ))}
      </Leaf>
      <Leaf y={428 + high} height={rest}>
        {qr && (
          <g transform={`translate(98,${rest / 2 - 136})`}>
            <path d="M0,0H272V272H0Z" fill="#fffaf0" stroke={maroon} strokeWidth="4" />
            <svg x="20" y="20" width="232" height="232" viewBox={`0 0 ${qr.size} ${qr.size}`}>
              <path d={qr.path} fill="#33231c" />
            </svg>
          </g>
        )}
        <g transform={`translate(${qr ? 626 : 480},${rest / 2})`} textAnchor="middle" fill="#33312b">
          <TextLines text={guest} y={0} width={qr ? 480 : 700} size={50} lift={1.06} fill={maroon} {...HEADING} />
          <text y="58" fontSize={fitted(people, 400, 42)} {...BODY}>
            {people}
          </text>
        </g>
      </Leaf>
      <g stroke="#b3271f" strokeWidth="7" fill="none">
        <path d="M136,166V1238M944,166V1238" strokeDasharray="16 2" />
      </g>
      {[279, 404 + high / 2, 428 + high + rest / 2].map((y) => (
        <g key={y} fill="#5b3a12">
          <circle cx="136" cy={y} r="8" />
          <circle cx="944" cy={y} r="8" />
        </g>
      ))}
      <Frangipani x={118} y={1236} size={104} />
      <Frangipani x={210} y={1268} size={78} />
      <Frangipani x={962} y={1236} size={104} />
      <Frangipani x={870} y={1268} size={78} />
    </svg>
  );
}
