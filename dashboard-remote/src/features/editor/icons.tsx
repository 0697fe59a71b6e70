import { Icon, type IconProps } from '@janur/ui';

export const BackIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M11,4 6,9l5,5" />
  </Icon>
);

export const GripIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7,5h.01M7,9h.01M7,13h.01M11,5h.01M11,9h.01M11,13h.01" strokeWidth={2.4} />
  </Icon>
);

export const HistoryIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3,9a6,6 0 1 0 2-4.5L3,6.5M3,3v3.5h3.5M9,5.5V9l2.5,1.5" />
  </Icon>
);

export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x={5} y={2} width={8} height={14} rx={1.8} />
    <path d="M8,13.5h2" />
  </Icon>
);

export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9,3.5v11M3.5,9h11" />
  </Icon>
);

export const TrashIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3,5h12M7,5V3h4v2M4.5,5l.8,10h7.400l.8-10" />
  </Icon>
);

export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9,2.5 16.5,15.5h-15zM9,7v4M9,13.200h.01" />
  </Icon>
);

export const UpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5,11 4-4 4,4" />
  </Icon>
);

export const DownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5,7 4,4 4-4" />
  </Icon>
);
