const PETAL = 'M0,0C-9,-5 -21,-17 -18,-30C-15,-40 6,-42 13,-31C18,-21 9,-7 0,0Z';
const UNDER = 'M13,-31C18,-21 9,-7 0,0C6,-9 10,-20 6,-33C9,-34 11,-33 13,-31Z';
const LAST = 'M0,0C-9,-5 -21,-17 -18,-30C-16,-37 -6,-40 2,-38C-6,-26 -5,-10 0,0Z';
const TURNS = [0, 72, 144, 216, 288];

interface FrangipaniProps {
  x: number;
  y: number;
  /** How far its petals reach. */
  size: number;
}

/** Jepun with nothing to load: its petals overlap like a pinwheel. */
export const Frangipani = ({ x, y, size }: FrangipaniProps) => (
  <g transform={`translate(${x},${y}) scale(${size / 40})`}>
    <defs>
      <radialGradient id="frangipani" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="40">
        <stop stopColor="#e9920f" />
        <stop offset=".2" stopColor="#f9c63c" />
        <stop offset=".46" stopColor="#fdf0c2" />
        <stop offset=".7" stopColor="#fffdf6" />
        <stop offset="1" stopColor="#f6e3d6" />
      </radialGradient>
    </defs>
    {TURNS.map((turn) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <path d={PETAL} fill="url(#frangipani)" />
        <path d={UNDER} fill="#c9a58b" opacity=".32" />
      </g>
    ))}
    <path d={LAST} fill="url(#frangipani)" />
    <circle r="2.400" fill="#d77d08" />
  </g>
);
