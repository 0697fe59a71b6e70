import { dotted, fitted, hasSigns, type KeepsakeProps, mirrorsWell, TextLines } from '@janur/kit';

const HEADING = 'var(--font-heading)';
const BODY = 'var(--font-body)';
const SCRIPT = 'var(--font-script)';
const GILT = 'url(#keepsake-gilt)';
const PEARLS = Array.from({ length: 64 }, (_, index) => (index / 64) * 2 * Math.PI);
/** Half of a branch of laurel, leaf by leaf, around the medallion. */
const LEAVES = Array.from({ length: 13 }, (_, index) => (20 + index * 9.6) * (Math.PI / 180));
const ARCHES = [-78, -42, 42, 78].map((x) => `M${x * 0.72},-8C${x * 1.3},-70 ${x * 0.9},-112 0,-112`).join('');

/** A card of admission: the crest in laurel, the names in roman capitals, the code framed like a plate. */
export function Keepsake({ ticket: { names, initials, guest, events, people, qr, words } }: KeepsakeProps) {
  const [navy, base] = ['var(--primary, #1c2b4a)', 'var(--base, #faf7f0)'];
  const shown = events.slice(0, 3);
  const isLong = names.includes(' & ') && fitted(names, 560, 66) < 38;
  const pitch = shown.length > 2 ? 88 : 136;
  const top = [0, 830, 776, 778][shown.length] ?? 778;
  return (
    <svg viewBox="0 0 1080 1350">
      <defs>
        <linearGradient id="keepsake-gilt" x2="1" y2="1">
          <stop stopColor="#e9d39a" />
          <stop offset=".3" stopColor="#b98f3c" />
          <stop offset=".55" stopColor="#efe0b0" />
          <stop offset="1" stopColor="#a9812f" />
        </linearGradient>
        <linearGradient id="keepsake-vellum" x2="1" y2="1">
          <stop stopColor="#fffdf8" />
          <stop offset=".5" stopColor={base} />
          <stop offset="1" stopColor="#ece5d4" />
        </linearGradient>
      </defs>
      <path d="M0,0H1080V1350H0Z" fill={navy} />
      <path d="M34,34H1046V1316H34Z" fill="url(#keepsake-vellum)" stroke={GILT} strokeWidth="5" />
      <g fill="none" stroke={navy}>
        <path d="M66,66H1014V1284H66Z" strokeWidth="3" />
        <path d="M78,78H1002V1272H78Z" strokeWidth="1.200" />
      </g>
      <text
        x="540"
        y="140"
        fontSize={fitted(words.title, 700, 38)}
        letterSpacing="6"
        textAnchor="middle"
        fill={navy}
        fontFamily={HEADING}
      >
        {words.title.toUpperCase()}
      </text>
      <g transform="translate(540,322) scale(.74)">
        {[1, -1].map((side) => (
          <g key={side} transform={`scale(${side},1)`} fill={navy}>
            {LEAVES.map((angle) => (
              <g
                key={angle}
                transform={`translate(${(Math.sin(angle) * 208).toFixed(1)},${(Math.cos(angle) * 192).toFixed(1)}) rotate(${(90 - (angle * 180) / Math.PI).toFixed(1)})`}
              >
                <path d="M0,0C-14,-18 -16,-34 4,-50C16,-34 14,-16 0,0Z" transform="rotate(34)" />
                <path d="M0,0C-14,-18 -16,-34 4,-50C16,-34 14,-16 0,0Z" transform="rotate(-34) scale(-.9,.9)" />
              </g>
            ))}
          </g>
        ))}
        <circle r="150" fill="#fffdf8" stroke={GILT} strokeWidth="6" />
        {PEARLS.map((angle) => (
          <circle
            key={angle}
            cx={(Math.cos(angle) * 136).toFixed(1)}
            cy={(Math.sin(angle) * 136).toFixed(1)}
            r="4"
            fill={GILT}
          />
        ))}
        <circle r="122" fill="none" stroke={navy} strokeWidth="1.600" />
        <g transform="translate(0,-34) scale(.56)">
          <path d={ARCHES} fill="none" stroke={GILT} strokeWidth="9" />
          <path d="M-70,-12C-40,4 40,4 70,-12L64,22C40,36 -40,36 -64,22Z" fill={GILT} />
          <circle cy="-124" r="13" fill={GILT} />
          <path d="M0,-160l6,14 14,6-14,6-6,14-6-14-14-6 14-6z" fill={GILT} />
        </g>
        <Cypher initials={initials} ink={navy} />
      </g>
      <g textAnchor="middle" fill={navy}>
        {isLong ? (
          names.split(' & ').map((name, index) => (
            <text
              key={index}
              x="540"
              y={520 + index * 48}
              fontSize={fitted(name, 560, 44)}
              fontFamily={HEADING}
              letterSpacing="1"
            >
              {index > 0 && '& '}
              {name.toUpperCase()}
            </text>
          ))
        ) : (
          <text x="540" y="556" fontSize={fitted(names, 560, 66)} fontFamily={HEADING} letterSpacing="3">
            {names.split(' & ').map((name, index) => (
              <tspan key={index}>
                {index > 0 && (
                  <tspan fill="#a9812f" fontFamily={SCRIPT} fontSize="76">
                    {' & '}
                  </tspan>
                )}
                {name.toUpperCase()}
              </tspan>
            ))}
          </text>
        )}
        <path d="M240,588H840M300,596H780" stroke={navy} strokeWidth="2" />
        <TextLines
          text={guest}
          x={540}
          y={656}
          width={880}
          size={48}
          small={38}
          lift={0.62}
          fontWeight="600"
          fontFamily={BODY}
        />
        <text x="540" y="714" fontSize="38" fontStyle="italic" fontFamily={BODY}>
          {people}
        </text>
      </g>
      {qr && (
        <>
          <path d="M430,1024H650V1244H430Z" fill="#fffdf8" stroke={navy} strokeWidth="2.400" />
          <path d="M421,1015H659V1253H421Z" fill="none" stroke={GILT} strokeWidth="3" />
          <svg x="446" y="1040" width="188" height="188" viewBox={`0 0 ${qr.size} ${qr.size}`}>
            <path d={qr.path} fill={navy} />
          </svg>
        </>
      )}
      {shown.map((event, index) => (
        <g key={index} transform={`translate(540,${top + index * pitch})`} fill={navy} textAnchor="middle">
          <text fontSize={fitted(event.title, 880, 44)} fontWeight="600" fontFamily={BODY}>
            {event.title}
          </text>
          {[dotted([event.day, event.time]), ...(shown.length < 3 && event.place ? [event.place] : [])].map(
            (line, at) => (
              <text
                key={at}
                y={42 + at * 42}
                fontSize={fitted(line, 920, 38)}
                fontStyle={at > 0 ? 'italic' : 'normal'}
                fontFamily={BODY}
              >
                {line}
              </text>
            ),
          )}
        </g>
      ))}
    </svg>
  );
}

/** As on the opening: the second initial mirrored where it may be, and laid over the first with a gap. */
function Cypher({ initials: [first = '', second], ink }: { initials: readonly string[]; ink: string }) {
  const isSealed = hasSigns(first + (second ?? ''));
  const [size, apart] = second === undefined ? [124, 0] : isSealed ? [84, 42] : [122, 24];
  const way = second !== undefined && mirrorsWell([first, second]) ? -1 : 1;
  const over = `translate(${apart}) scale(${way} 1)`;
  return (
    <g
      fill={ink}
      fontFamily="var(--cypher)"
      fontSize={size}
      textAnchor="middle"
      transform={`translate(0 ${40 + size * 0.35})`}
    >
      <text x={-apart}>{first}</text>
      <text transform={over} stroke="#fffdf8" strokeWidth="9" strokeLinejoin="round">
        {second}
      </text>
      <text transform={over}>{second}</text>
    </g>
  );
}
