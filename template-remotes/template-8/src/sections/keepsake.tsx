import { fitted, type KeepsakeProps } from '@janur/kit';

const HEADING = 'var(--font-heading)';
const SCRIPT = 'var(--font-script)';
const BODY = 'var(--font-body)';
const INK = '#2b2850';
const TOYS = ['#ff6f61', '#ffc93c', '#2fb5a8', '#7a6fe0'];

const balloon = (x: number, y: number, size: number, colour: string) => (
  <g key={`${x}`} transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M0,64Q-14,110 6,170" fill="none" stroke="#6a4f55" strokeOpacity=".5" strokeWidth="4" />
    <path d="M0,58l-10,14h20Z" fill={colour} />
    <ellipse rx="50" ry="62" fill={colour} />
    <path
      d="M-30,-12Q-27,-40 -6,-48"
      fill="none"
      stroke="#fff"
      strokeOpacity=".6"
      strokeWidth="8"
      strokeLinecap="round"
    />
  </g>
);

/** A ticket of the party, to be torn along its dots, with the bear looking over it. */
export function Keepsake({ ticket: { names, guest, people, events, hashtag, qr, words } }: KeepsakeProps) {
  return (
    <svg viewBox="0 0 1080 1350">
      <rect width="1080" height="1350" fill="var(--third)" />
      <path d="M0,1130Q270,1040 540,1100T1080,1070V1350H0Z" fill="#2fb5a8" />
      <path d="M0,36Q270,120 540,60T1080,50" fill="none" stroke={INK} strokeOpacity=".4" strokeWidth="4" />
      {Array.from({ length: 14 }, (_, index) => (
        <path
          key={index}
          d="M-30,0h60l-30,66Z"
          fill={TOYS[index % 4]}
          transform={`translate(${40 + index * 77} ${62 + Math.sin(index / 2.1) * 22})`}
        />
      ))}
      {balloon(130, 270, 1.25, '#2fb5a8')}
      {balloon(956, 250, 1.35, '#7a6fe0')}
      <g transform="translate(540 262)">
        <g fill="#b97f4d">
          <circle cx="-86" cy="-62" r="40" />
          <circle cx="86" cy="-62" r="40" />
          <ellipse rx="128" ry="116" />
        </g>
        <g fill="#f1b9a0">
          <circle cx="-86" cy="-60" r="21" />
          <circle cx="86" cy="-60" r="21" />
        </g>
        <ellipse cy="40" rx="62" ry="48" fill="#f1d2a8" />
        <g fill="#3b2a2a">
          <circle cx="-54" cy="-12" r="13" />
          <circle cx="54" cy="-12" r="13" />
          <ellipse cy="16" rx="19" ry="13" />
        </g>
        <path d="M0,28v16M-36,44Q0,84 36,44" fill="none" stroke="#3b2a2a" strokeWidth="7" strokeLinecap="round" />
        <path d="M-70,-96L0,-250L70,-96Q0,-66 -70,-96Z" fill="#ff6f61" />
        <circle cy="-250" r="24" fill="#ffc93c" />
        <circle cx="-18" cy="-130" r="11" fill="#ffc93c" />
        <circle cx="22" cy="-156" r="11" fill="#ffc93c" />
      </g>
      <path
        d="M110,380H970a40,40 0 0 1 40,40V870a36,36 0 0 0 0,72V1250a40,40 0 0 1 -40,40H110a40,40 0 0 1 -40,-40V942a36,36 0 0 0 0,-72V420a40,40 0 0 1 40,-40Z"
        fill="#fffdf7"
      />
      <path d="M130,906H950" stroke="#c9c3fb" strokeWidth="7" strokeDasharray="20 18" strokeLinecap="round" />
      <g textAnchor="middle">
        <text x="540" y="450" fill={INK} fontFamily={SCRIPT} fontWeight="600" fontSize={fitted(words.title, 800, 36)}>
          {words.title}
        </text>
        <text x="540" y="560" fill="var(--crayon)" fontFamily={HEADING} fontSize={fitted(names, 700, 112)}>
          {names}
        </text>
      </g>
      {events.slice(0, 3).map(({ id, title, day, time, place }, index) => {
        const when = [day, time].filter(Boolean).join(' · ');
        return (
          <g
            key={id}
            transform={`translate(540 ${636 + index * 92})`}
            textAnchor="middle"
            fill="#2b2850"
            fontFamily="var(--font-body)"
          >
            <text
              fontFamily="var(--font-script)"
              fontWeight="600"
              fill="var(--night)"
              fontSize={fitted(title, 820, 36)}
            >
              {title}
            </text>
            <text y="34" fontSize={fitted(when, 820, 26)}>
              {when}
            </text>
            {events.length === 1 && place && (
              <text y="76" fontSize={fitted(place, 820, 26)}>
                {place}
              </text>
            )}
          </g>
        );
      })}
      {qr && (
        <g transform="translate(112 956)">
          <rect width="290" height="290" rx="28" fill="#fff" />
          <path d={qr.path} fill="#000" transform={`translate(20 20) scale(${250 / qr.size})`} />
        </g>
      )}
      <g fill={INK} fontFamily={BODY} textAnchor={qr ? 'start' : 'middle'} transform={`translate(${qr ? 446 : 540} 0)`}>
        <text y="1010" fontSize="30" fontWeight="700">
          {words.guest}
        </text>
        <text y="1082" fontFamily={SCRIPT} fontWeight="600" fontSize={fitted(guest, qr ? 500 : 820, 66)}>
          {guest}
        </text>
        <text y="1136" fontSize="34" fontWeight="800">
          {people}
        </text>
        <text y="1186" fontSize={fitted(qr ? words.hint : '', 510, 26)} fontWeight="600">
          {qr ? words.hint : ''}
        </text>
        <text
          y="1236"
          fill="var(--night)"
          fontFamily={SCRIPT}
          fontWeight="600"
          fontSize={fitted(hashtag ?? '', 500, 34)}
        >
          {hashtag}
        </text>
      </g>
    </svg>
  );
}
