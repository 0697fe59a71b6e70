import { useId } from 'react';
import { Gold } from './gold.tsx';

/** [centre x, y, radius, kind] of the flowers in the bowl. */
const FLOWERS = [
  [66, 78, 15, 'rose'],
  [98, 70, 17, 'rose'],
  [130, 79, 14, 'rose'],
  [82, 62, 9, 'jasmine'],
  [116, 61, 9, 'jasmine'],
  [52, 86, 8, 'jasmine'],
  [146, 87, 8, 'jasmine'],
  [99, 88, 9, 'jasmine'],
] as const;

/** A bokor with roses and jasmine, a kendi of water beside it. */
export function Bokor({ className }: { className?: string }) {
  const id = useId();
  const gold = `url(#${id})`;
  return (
    <svg className={className} viewBox="0 0 280 190" aria-hidden="true" focusable="false">
      <Gold id={id} />
      <ellipse cx="142" cy="176" rx="128" ry="9" fill="var(--soga)" opacity=".16" />
      <path
        d="M30,70C20,52 34,34 46,44C44,58 40,66 34,76ZM168,70C178,50 164,34 152,44C154,58 158,66 164,76Z"
        fill="#5d7040"
      />
      <path
        d="M98,62C86,40 92,20 99,14C106,20 112,40 100,62ZM70,66C52,50 54,32 60,26C70,32 76,48 74,66ZM128,66C146,50 144,32 138,26C128,32 122,48 124,66Z"
        fill="#71854c"
      />
      {FLOWERS.map(([x, y, radius, kind]) =>
        kind === 'rose' ? (
          <g
            key={`${x} ${y}`}
            transform={`translate(${x},${y})`}
            fill="var(--mengkudu)"
            stroke="#c4624a"
            strokeWidth="1.2"
          >
            <circle r={radius} />
            <path
              d="M-9,2C-8,-8 8,-8 9,2C8,9 -6,9 -6,2C-5,-4 5,-4 5,2M-12,-4C-8,-13 8,-13 12,-4M-12,6C-6,14 6,14 12,6"
              fill="none"
            />
          </g>
        ) : (
          <g
            key={`${x} ${y}`}
            transform={`translate(${x},${y}) scale(${radius / 9})`}
            fill="#fffaf0"
            stroke="#d8c9a6"
            strokeWidth=".7"
          >
            {[0, 72, 144, 216, 288].map((turn) => (
              <path key={turn} d="M0,0C-5,-4 -4,-9 0,-10C4,-9 5,-4 0,0Z" transform={`rotate(${turn})`} />
            ))}
            <circle r="2" fill="#e8c765" stroke="none" />
          </g>
        ),
      )}
      <path
        d="M32,90H166C168,90 168,98 166,98C160,130 134,146 118,148V158C134,160 140,168 142,174H56C58,168 64,160 80,158V148C64,146 38,130 32,98C30,98 30,90 32,90Z"
        fill={gold}
        stroke="var(--soga)"
        strokeWidth="1.4"
      />
      <path
        d="M36,102H162M44,118Q99,140 154,118M52,112l8,8 8,-8 8,8 8,-8 8,8 8,-8 8,8 8,-8 8,8 8,-8 8,8 8,-8M80,152H118"
        fill="none"
        stroke="var(--soga)"
        strokeOpacity=".62"
        strokeWidth="1.3"
      />
      <path
        d="M214,60C210,50 218,44 222,44H232C236,44 244,50 240,60L236,84C258,94 266,116 260,138C256,158 244,166 240,174H214C210,166 198,158 194,138C190,122 194,104 204,94L186,70C182,64 190,60 193,64L212,84Z"
        fill={gold}
        stroke="var(--soga)"
        strokeWidth="1.4"
      />
      <path
        d="M213,62H241M216,86H238M198,128Q227,142 257,128M196,120Q227,134 258,120M206,152Q227,162 249,152M227,96c8,6 8,14 0,20c-8,-6 -8,-14 0,-20Z"
        fill="none"
        stroke="var(--soga)"
        strokeOpacity=".62"
        strokeWidth="1.3"
      />
    </svg>
  );
}
