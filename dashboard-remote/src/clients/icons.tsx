import { Icon, type IconProps } from '@janur/ui';

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx={8} cy={8} r={5} />
    <path d="m12,12 3.5,3.5" />
  </Icon>
);

export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5,7 4,4 4-4" />
  </Icon>
);

export const ArrowUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9,14.5v-11M5,7.5l4-4 4,4" />
  </Icon>
);

export const CopyIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x={6} y={6} width={9} height={9} rx={2} />
    <path d="M3,11.5V4.5A1.5,1.5 0 0 1 4.5,3h7" />
  </Icon>
);

export const TickIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m3.5,9.5 3.7,3.7 7.3-8.4" />
  </Icon>
);

export const CrossIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4.5,4.5 9,9M13.5,4.5l-9,9" />
  </Icon>
);

export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x={4} y={8} width={10} height={7} rx={1.8} />
    <path d="M6,8V6a3,3 0 0 1 6,0v2" />
  </Icon>
);

export const PenIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m3,15 .8-3.5L12,3.3a1.6,1.6 0 0 1 2.3,0l.4.4a1.6,1.6 0 0 1 0,2.3L6.5,14.2z" />
  </Icon>
);

export const LiveIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx={9} cy={9} r={7} fill="currentColor" stroke="none" />
    <path d="m6,9.2 2.2,2.2 4-4.6" stroke="#fff" />
  </Icon>
);

export const FlagIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5,15.5V3M4.5,3.5h8.5l-2,3 2,3H4.5" />
  </Icon>
);
