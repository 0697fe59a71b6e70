import { dotBehind, dotted, fitted, type KeepsakeProps, TextLines } from '@janur/kit';

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
  const shown = events.slice(0, 3);
  const pitch = shown.length > 2 ? 96 : 142;
  const top = [0, 680, 626, 614][shown.length] ?? 614;
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
        <text x="540" y="444" fill={INK} fontFamily={SCRIPT} fontWeight="600" fontSize={fitted(words.title, 800, 40)}>
          {words.title}
        </text>
        <text x="540" y="542" fill="var(--crayon)" fontFamily={HEADING} fontSize={fitted(names, 700, 104)}>
          {names}
        </text>
      </g>
      {shown.map(({ id, title, day, time, place }, index) => {
        const oneLine = dotted([day, time]);
        const lines =
          shown.length > 2 || fitted(oneLine, 880, 38) === 38 ? [oneLine] : [day, time].filter((line) => line !== null);
        if (shown.length === 1 && place) lines.push(place);
        return (
          <g
            key={id}
            transform={`translate(540 ${top + index * pitch})`}
            textAnchor="middle"
            fill="#2b2850"
            fontFamily="var(--font-body)"
          >
            <text
              fontFamily="var(--font-script)"
              fontWeight="600"
              fill="var(--night)"
              fontSize={fitted(title, 820, 44)}
            >
              {title}
            </text>
            {lines.map((line, at) => (
              <text key={at} y={42 + at * 42} fontSize={fitted(line, 860, 38)}>
                {line}
              </text>
            ))}
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
        <text y="976" fontSize="38" fontWeight="700">
          <tspan>{words.guest}</tspan>
          {dotBehind(words.guest)}
          <tspan>{people}</tspan>
        </text>
        <TextLines
          text={guest}
          y={1054}
          width={qr ? 510 : 820}
          size={64}
          small={40}
          fontFamily={SCRIPT}
          fontWeight="600"
        />
        {qr && <TextLines text={words.hint} y={1170} width={530} size={38} fontWeight="600" />}
        <text
          y="1254"
          fill="var(--night)"
          fontFamily={SCRIPT}
          fontWeight="600"
          fontSize={fitted(hashtag ?? '', 530, 42)}
        >
          {hashtag}
        </text>
      </g>
    </svg>
  );
}
