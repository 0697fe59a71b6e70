import { beginningOf, fitted, type KeepsakeProps, LEAST, TextLines } from '@janur/kit';

const MARKER = 'var(--font-heading)';
const PEN = 'var(--font-script)';
const PRINT = 'var(--font-body)';
const INK = '#3a2f28';
const RUST = '#b8472c';

/** A page to take out of the album: a boarding pass under tape, the guest's tag, and the way in on a polaroid. */
export function Keepsake({ ticket }: KeepsakeProps) {
  const { names: joined, guest, people, events, hashtag, qr, words } = ticket;
  const shown = events.slice(0, 3);
  // a longer name stands on the pass alone
  const isTagged = fitted(guest, 334, 46) >= LEAST;
  // of an event's three lines
  const row = shown.length > 2 ? 150 : 176;
  const foot = 430 + shown.length * row;
  const pass = `M140,338H940q24,0 24,24V${foot - 14}q0,24 -24,24H140q-24,0 -24,-24V362q0,-24 24,-24Z`;
  return (
    <svg viewBox="0 0 1080 1350" fill={INK}>
      <path d="M0,0H1080V1350H0Z" fill="#caa577" />
      <Fibres />
      <path d={PAGE} opacity=".24" transform="translate(5 14)" />
      <path d={PAGE} fill="var(--base)" />
      <text x="118" y="150" fontFamily={PEN} fontSize={fitted(words.title, 620, 60)} fill="var(--title)">
        {words.title}
      </text>
      <text x="112" y="262" fontFamily={MARKER} fontSize={fitted(joined, 840, 136)} fill="var(--title)">
        {joined}
      </text>
      <path
        d="M120,294C330,276 610,304 900,280M190,314C400,302 560,318 760,304"
        fill="none"
        stroke="var(--secondary)"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <g transform="rotate(-1.6 540 600)">
        <path d={pass} opacity=".2" transform="translate(3 12)" />
        <path d={pass} fill="var(--third)" />
        <path d="M116,430V362q0,-24 24,-24H940q24,0 24,24v68Z" fill="var(--primary)" />
        <TextLines
          text={guest}
          x={150}
          y={401}
          width={670}
          size={46}
          most={2}
          fontFamily={PRINT}
          fontWeight="700"
          fill="var(--on-primary)"
        />
        <path
          d="M846,368l14,5 28,-3 -22,-24h11l30,20h20q14,2 8,10 -4,6 -14,6h-18l-26,22h-12l14,-20 -20,1 -8,7h-7Z"
          fill="var(--on-primary)"
        />
        {shown.map(({ id, title, day, time, place }, index) => (
          <g key={id} transform={`translate(0 ${430 + index * row})`} fill="var(--ink-on-third)">
            {index > 0 && (
              <path d="M150,-14H930" stroke={INK} strokeWidth="4" strokeDasharray="1 13" strokeLinecap="round" />
            )}
            <text x="150" y={row * 0.3} fontFamily={MARKER} fontSize={fitted(title, 560, 62)}>
              {title}
            </text>
            <text
              x="930"
              y={row * 0.3}
              textAnchor="end"
              fontFamily={PRINT}
              fontWeight="700"
              fontSize={fitted(beginningOf(time), 260, 52)}
            >
              {beginningOf(time)}
            </text>
            <text x="150" y={row * 0.57} fontFamily={PRINT} fontSize={fitted(day ?? '', 780, 40)}>
              {day}
            </text>
            <text x="150" y={row * 0.82} fontFamily={PRINT} fontSize={fitted(place ?? '', 780, 40)}>
              {place}
            </text>
          </g>
        ))}
      </g>
      <g transform="translate(120 -98) rotate(-5 540 420)">
        <path
          d="M436,384H644l8,7 -8,7 8,7 -8,7 8,7 -8,7 8,7 -8,7H436l-8,-7 8,-7 -8,-7 8,-7 -8,-7 8,-7 -8,-7Z"
          fill="#e0765a"
          opacity=".92"
        />
        <path
          d="M460,384l-24,56M512,384l-24,56M564,384l-24,56M616,384l-24,56"
          stroke="#fbe3d6"
          strokeWidth="22"
          opacity=".9"
        />
      </g>
      <g transform="rotate(4 760 1080)">
        <path d="M600,902H916V1262H600Z" opacity=".26" transform="translate(4 12)" />
        <path d="M600,902H916V1262H600Z" fill="#fffdf8" />
        {qr ? (
          <svg x="626" y="928" width="264" height="264" viewBox={`0 0 ${qr.size} ${qr.size}`}>
            <path d={`M0,0H${qr.size}V${qr.size}H0Z`} fill="#fff" />
            <path d={qr.path} fill="#000" />
          </svg>
        ) : (
          <>
            <path d="M626,928H890V1192H626Z" fill="#cfe0e4" />
            <path d="M758,1140C664,1068 670,988 726,988q26,0 32,38q8,-42 50,-32c62,18 32,94 -50,146Z" fill="#e0765a" />
          </>
        )}
        <text x="758" y="1240" textAnchor="middle" fontFamily={PEN} fontSize={fitted(hashtag ?? joined, 306, 48)}>
          {hashtag ?? joined}
        </text>
      </g>
      <g transform="rotate(-4 330 1090)">
        <path d="M170,964H560V1192H170L108,1132V1024Z" opacity=".24" transform="translate(4 10)" />
        <path d="M170,964H560V1192H170L108,1132V1024Z" fill="#f3dfb4" />
        <path
          d="M176,978H546V1178H176L122,1126V1030Z"
          fill="none"
          stroke={RUST}
          strokeWidth="3"
          strokeDasharray="11 8"
        />
        <circle cx="158" cy="1078" r="19" fill="var(--secondary)" />
        <circle cx="158" cy="1078" r="8" fill="#a67f52" />
        <text x="200" y="1028" fontFamily={PEN} fontSize={fitted(words.guest, 340, 56)}>
          {words.guest}
        </text>
        {isTagged && (
          <text x="200" y="1088" fontFamily={PRINT} fontWeight="700" fontSize={fitted(guest, 334, 46)}>
            {guest}
          </text>
        )}
        <text x="200" y={isTagged ? 1144 : 1110} fontFamily={PRINT} fontSize={fitted(people, 334, isTagged ? 42 : 60)}>
          {people}
        </text>
      </g>
      <path
        d="M472,918c-8,-20 20,-38 36,-18c8,-24 44,-18 40,8c-2,20 -28,34 -42,44c-14,-8 -28,-18 -34,-34Z"
        fill="none"
        stroke={RUST}
        strokeWidth="5"
      />
    </svg>
  );
}

/** A page of 904 × 1230 units, its lower edge torn. */
const PAGE = (() => {
  let state = 97;
  const points = Array.from({ length: 40 }, (_, point) => {
    state = (state * 16807) % 2147483647;
    return `L${990 - point * 22.6},${1276 + (state / 2147483647) * 12}`;
  });
  return `M88,70L992,62L994,1280${points.join('')}L86,1282Z`;
})();

const Fibres = () => (
  <g stroke="#7a5731" strokeWidth="2" opacity=".4">
    {Array.from({ length: 54 }, (_, fibre) => (
      <path
        key={fibre}
        d={`M${(fibre * 397) % 1080},${(fibre * 233) % 1350}l${((fibre * 31) % 24) - 12},${((fibre * 17) % 20) - 10}`}
      />
    ))}
  </g>
);
