import { Icon, type IconProps, ledger } from '@janur/ui';

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
    <path d="m6,9.2 2.2,2.2 4-4.6" stroke={ledger.card} />
  </Icon>
);

export const FlagIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5,15.5V3M4.5,3.5h8.5l-2,3 2,3H4.5" />
  </Icon>
);

export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9,3.5v11M3.5,9h11" />
  </Icon>
);

export const DownloadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9,3v8M5.5,7.5 9,11l3.5-3.5M3,14.5h12" />
  </Icon>
);

export const UploadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9,11V3M5.5,6.5 9,3l3.5,3.5M3,14.5h12" />
  </Icon>
);

export const SendIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M15.5,2.5 8,10M15.5,2.5l-5,13L8,10 2.5,7.5z" />
  </Icon>
);

export const PrintIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5,6V2.5h8V6M5,13H2.5V6h13v7H13" />
    <rect x={5} y={10.5} width={8} height={5} />
  </Icon>
);

export const ColumnsIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x={2.5} y={3} width={13} height={12} rx={1.5} />
    <path d="M7,3v12M11.5,3v12" />
  </Icon>
);

export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx={9} cy={9} r={6.5} />
    <path d="M9,5.5V9l2.5,1.5" />
  </Icon>
);

export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9,2.5l7,12.5H2zM9,7.5v3.5M9,13.1v.1" />
  </Icon>
);

export const BinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3,5h12M7,5V3h4v2M4.5,5l.8,10h7.4l.8-10M7.5,8v4.5M10.5,8v4.5" />
  </Icon>
);

export const KeyIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx={6} cy={12} r={3} />
    <path d="m8.2,9.8 6.3-6.3M11.5,6.5l2.5,2.5" />
  </Icon>
);
