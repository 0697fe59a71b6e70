import type { ReactNode } from 'react';

interface IconProps {
  size?: number;
}

function Line({ size = 24, width = 2.2, children }: IconProps & { width?: number; children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export const Tick = ({ size }: IconProps) => (
  <Line size={size} width={3.4}>
    <path d="M4,12.5l5.5,6 10.5,-13" />
  </Line>
);
export const Cross = ({ size }: IconProps) => (
  <Line size={size} width={2.8}>
    <path d="M5,5l14,14M19,5L5,19" />
  </Line>
);
export const Torch = ({ size }: IconProps) => (
  <Line size={size}>
    <path d="M8,2h8l-2,7v13h-4V9z" />
  </Line>
);
export const Sound = ({ size }: IconProps) => (
  <Line size={size}>
    <path d="M3,9.5v5h4l5,4.5V5L7,9.5zM16,9a4.5,4.5 0 0 1 0,6M18.8,6.2a8.5,8.5 0 0 1 0,11.6" />
  </Line>
);
export const Silent = ({ size }: IconProps) => (
  <Line size={size}>
    <path d="M3,9.5v5h4l5,4.5V5L7,9.5zM16,9.5l5,5M21,9.5l-5,5" />
  </Line>
);
export const Find = ({ size }: IconProps) => (
  <Line size={size}>
    <path d="M10.5,17a6.5,6.5 0 1 0 0,-13a6.5,6.5 0 0 0 0,13zM15.5,15.5L20.5,20.5" />
  </Line>
);
export const PersonPlus = ({ size }: IconProps) => (
  <Line size={size}>
    <path d="M10,11.5a4,4 0 1 0 0,-8a4,4 0 0 0 0,8zM3,20.5c0,-4 3,-6 7,-6c1.5,0 2.9,.3 4,.9M18,14v7M14.5,17.5h7" />
  </Line>
);
export const Numbers = ({ size }: IconProps) => (
  <Line size={size}>
    <path d="M4,20.5V13M10,20.5V4M16,20.5V9.5M21.5,20.5H2" />
  </Line>
);
export const Sliders = ({ size }: IconProps) => (
  <Line size={size}>
    <path d="M3,7h9M18,7h3M3,17h3M12,17h9M15,9.5a2.5,2.5 0 1 0 0,-5a2.5,2.5 0 0 0 0,5zM9,19.5a2.5,2.5 0 1 0 0,-5a2.5,2.5 0 0 0 0,5z" />
  </Line>
);
export const Forward = ({ size }: IconProps) => (
  <Line size={size} width={2.6}>
    <path d="M9,4.5l7.5,7.5L9,19.5" />
  </Line>
);
export const NoCamera = ({ size }: IconProps) => (
  <Line size={size} width={1.6}>
    <path d="M3,3l18,18M8,5h6l2,2.5h3.5A1.5,1.5 0 0 1 21,9v9M18,20H4.5A1.5,1.5 0 0 1 3,18.5V9a1.5,1.5 0 0 1 1.5,-1.5H6M14.6,14.2a3.5,3.5 0 0 1 -4.8,-4.8" />
  </Line>
);

export const Picture = ({ size }: IconProps) => (
  <Line size={size}>
    <path d="M3.5,5h17v14h-17zM3.5,16l5-5 4.5,4.5 2.5,-2.5 5,4.5M15.5,9.5h.01" />
  </Line>
);
export const OtherCamera = ({ size }: IconProps) => (
  <Line size={size}>
    <path d="M4,12a8,8 0 0 1 14,-5.3M20,12a8,8 0 0 1 -14,5.3M18.5,3v4h-4M5.5,21v-4h4" />
  </Line>
);
export const SoftSound = ({ size }: IconProps) => (
  <Line size={size}>
    <path d="M3,9.5v5h4l5,4.5V5L7,9.5zM16,9a4.5,4.5 0 0 1 0,6" />
  </Line>
);
export const CloudClock = ({ size }: IconProps) => (
  <Line size={size} width={2}>
    <path
      d="M6.5,18a4.5,4.5 0 0 1 -.5,-9a6.200,6.200 0 0 1 11.700,-1a4.900,4.900 0 0 1 3.300,3.5"
      strokeDasharray="3 2.600"
    />
    <path d="M16.5,12.200a4.800,4.800 0 1 0 .01,0zM16.5,14.600v2.5l1.600,1" />
  </Line>
);
export const CloudTick = ({ size }: IconProps) => (
  <Line size={size} width={2}>
    <path d="M6.5,18.5a4.700,4.700 0 0 1 -.5,-9.400a6.400,6.400 0 0 1 12.200,-1a5.200,5.200 0 0 1 -.7,10.400zM8.800,13l2.5,2.600 4.300,-5" />
  </Line>
);
export const Warning = ({ size }: IconProps) => (
  <Line size={size}>
    <path d="M12,3.5L22,20.5H2zM12,10v4.5M12,17.5v.01" />
  </Line>
);
export const Printer = ({ size }: IconProps) => (
  <Line size={size}>
    <path d="M7,8V3h10v5M7,17H3.5V8h17v9H17M7,13.5h10V21H7z" />
  </Line>
);
export const Clock = ({ size }: IconProps) => (
  <Line size={size}>
    <path d="M12,3a9,9 0 1 0 .01,0zM12,7.5v5l3.5,2" />
  </Line>
);
export const Back = ({ size }: IconProps) => (
  <Line size={size} width={2.6}>
    <path d="M15,4.5L7.5,12 15,19.5" />
  </Line>
);
export const FullScreen = ({ size }: IconProps) => (
  <Line size={size}>
    <path d="M4,9V4h5M15,4h5v5M20,15v5h-5M9,20H4v-5" />
  </Line>
);

export const Star = ({ size = 20 }: IconProps) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" css={{ flex: 'none' }}>
    <path d="M12,1.8l3.1,6.6 7.200,.9 -5.300,5 1.400,7.100L12,17.900 5.600,21.400 7,14.300 1.700,9.300l7.200,-.9z" />
  </svg>
);

const SIGNS = {
  arrived: { colour: 'var(--good)', shape: <circle cx={14} cy={14} r={14} />, mark: 'M8,14l4,5 8,-9' },
  duplicate: { colour: 'var(--twice)', shape: <path d="M14,1L27.5,26H.5Z" />, mark: 'M14,10v8M14,22v.01' },
  undone: { colour: 'var(--quiet)', shape: <circle cx={14} cy={14} r={14} />, mark: 'M8,14h12' },
  refused: { colour: 'var(--no)', shape: <path d="M8,0h12l8,8v12l-8,8H8l-8,-8V8z" />, mark: 'M9,9l10,10M19,9L9,19' },
} as const;

/** The verdicts' shapes at row size. */
export function Sign({ kind }: { kind: keyof typeof SIGNS }) {
  const { colour, shape, mark } = SIGNS[kind];
  return (
    <svg width={28} height={28} viewBox="0 0 28 28" aria-hidden="true" css={{ flex: 'none', fill: colour }}>
      {shape}
      <path d={mark} stroke="var(--card)" strokeWidth={3} fill="none" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
