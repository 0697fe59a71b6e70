/** A letter on a silver tray. */
export function Tray({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 260 148" width="260" height="148" aria-hidden="true">
      <linearGradient id="mg-silver" x1="0" y1="0" x2="1" y2="1">
        <stop stopColor="#fbfbf6" />
        <stop offset=".34" stopColor="#a8aca8" />
        <stop offset=".52" stopColor="#e6e7e1" />
        <stop offset=".74" stopColor="#767b78" />
        <stop offset="1" stopColor="#c9cbc6" />
      </linearGradient>
      <radialGradient id="mg-well" cx=".38" cy=".3" r=".8">
        <stop stopColor="#d9dbd6" />
        <stop offset=".5" stopColor="#8b908d" />
        <stop offset="1" stopColor="#3d4442" />
      </radialGradient>
      <radialGradient id="mg-seal" cx=".36" cy=".3" r=".8">
        <stop stopColor="#e8836f" />
        <stop offset=".5" stopColor="#9a2330" />
        <stop offset="1" stopColor="#4a0a14" />
      </radialGradient>
      <ellipse cx="130" cy="124" rx="112" ry="17" fill="#000" opacity=".55" />
      <path
        d="M26,96C4,94 0,74 18,72C26,71 32,76 30,83M234,96C256,94 260,74 242,72C234,71 228,76 230,83"
        fill="none"
        stroke="url(#mg-silver)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M18,92C26,120 70,132 130,132S234,120 242,92Z" fill="#59605d" />
      <ellipse cx="130" cy="91" rx="112" ry="36" fill="url(#mg-silver)" />
      <ellipse cx="130" cy="92" rx="98" ry="29" fill="url(#mg-well)" />
      <ellipse
        cx="130"
        cy="91"
        rx="105"
        ry="32.5"
        fill="none"
        stroke="#4d5351"
        strokeWidth="3"
        strokeDasharray=".5 5.5"
        strokeLinecap="round"
      />
      <g transform="rotate(-7 130 70)">
        <path d="M68,38H192V104H68Z" fill="#0006" transform="translate(5,7)" />
        <path d="M68,36H192V102H68Z" fill="#f6ead0" />
        <path d="M68,102L122,64L130,70L138,64L192,102Z" fill="#ead8b4" />
        <path d="M68,36L130,78L192,36Z" fill="#fdf5e2" stroke="#c8ac74" strokeWidth=".8" />
        <path d="M68,102L122,66M192,102L138,66" stroke="#c8ac74" strokeWidth=".8" />
        <path
          d="M130,62C137,61 143,66 144,73C145,81 138,88 130,88C122,88 115,81 116,73C117,66 123,61 130,62Z"
          fill="url(#mg-seal)"
        />
        <path d="M132,67A7.5,7.5 0 1 0 136,79A6.4,6.4 0 1 1 132,67Z" fill="#f0b3a2" opacity=".75" />
      </g>
    </svg>
  );
}
