const TALLEST = 112;
const SHORTEST = 26;

/** A candle in its dish, burnt down by `spent` (0 to 1). */
export function Candle({ spent }: { spent: number }) {
  const top = 150 - (TALLEST - (TALLEST - SHORTEST) * spent);
  return (
    <svg viewBox="0 0 72 170" width="72" height="170" overflow="visible" aria-hidden="true">
      <radialGradient id="mg-flame-light">
        <stop stopColor="#ffd98a" stopOpacity=".5" />
        <stop offset=".4" stopColor="#e8a24a" stopOpacity=".16" />
        <stop offset="1" stopColor="#e8a24a" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="mg-wax">
        <stop stopColor="#fff3d8" />
        <stop offset=".42" stopColor="#eed6a6" />
        <stop offset="1" stopColor="#7d5a34" />
      </linearGradient>
      <linearGradient id="mg-dish" x1="0" y1="0" x2="1" y2="0">
        <stop stopColor="var(--gold-1)" />
        <stop offset=".5" stopColor="var(--gold-2)" />
        <stop offset="1" stopColor="var(--gold-3)" />
      </linearGradient>
      <ellipse cx="36" cy="163" rx="30" ry="6" fill="#000" opacity=".5" />
      <path d="M6,150C10,163 24,165 36,165S62,163 66,150Z" fill="url(#mg-dish)" />
      <ellipse cx="36" cy="150" rx="30" ry="6.5" fill="var(--gold-3)" />
      <ellipse cx="36" cy="150" rx="30" ry="6.5" fill="none" stroke="var(--gold-1)" strokeWidth="1" />
      <path d={`M25,152V${top}Q36,${top + 5} 47,${top}V152Q36,157 25,152Z`} fill="url(#mg-wax)" />
      <path
        d={`M25,${top}C25,${top + 10} 22,${top + 20} 24,${top + 24}C27,${top + 22} 26,${top + 12} 29,${top + 4}ZM43,${top + 2}C44,${top + 8} 46,${top + 14} 45,${top + 17}C42,${top + 15} 43,${top + 8} 41,${top + 3}Z`}
        fill="#f6e3bb"
      />
      <ellipse cx="36" cy={top} rx="11" ry="3.4" fill="#ffe7b6" />
      <path d={`M36,${top + 1}V${top - 8}`} stroke="#2a1a0c" strokeWidth="1.6" />
      <circle cx="36" cy={top - 16} r="34" fill="url(#mg-flame-light)" />
      <path
        d={`M36,${top - 34}C44,${top - 22} 43,${top - 12} 40,${top - 7}C38,${top - 4} 34,${top - 4} 32,${top - 7}C28,${top - 12} 31,${top - 22} 36,${top - 34}Z`}
        fill="#ffd27a"
      />
      <path
        d={`M36,${top - 22}C40,${top - 15} 39,${top - 9} 36,${top - 6}C33,${top - 9} 33,${top - 15} 36,${top - 22}Z`}
        fill="#fff6dc"
      />
    </svg>
  );
}
