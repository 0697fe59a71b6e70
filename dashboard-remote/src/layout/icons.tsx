import { Icon, type IconProps } from '@janur/ui';

export const ClientsIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx={7} cy={6.5} r={3} />
    <path d="M1.5,15.5c.4-3,2.6-4.5,5.5-4.5s5.1,1.5,5.5,4.5M12,3.8a3,3 0 0 1 0,5.4M14.2,11.5c1.4.7,2.2,2,2.4,4" />
  </Icon>
);

/** A phone before a desktop. */
export const FramesIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8,13.5H2.5v-10h13V7M6,16h2.5" />
    <rect x={10.5} y={8.5} width={5} height={8} rx={1} />
  </Icon>
);

export const ScanIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5,6V3.5h3M12.5,3.5h3V6M15.5,12v2.5h-3M5.5,14.5h-3V12M5.5,9h7" />
  </Icon>
);

export const AccountIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx={9} cy={9} r={6.8} />
    <circle cx={9} cy={7.4} r={2.2} />
    <path d="M4.8,14.2c.7-2 2.3-2.9 4.2-2.9s3.5.9 4.2,2.9" />
  </Icon>
);

/** A name badge. */
export const UshersIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x={3} y={3} width={12} height={12.5} rx={2} />
    <circle cx={9} cy={8} r={2} />
    <path d="M5.8,13c.6-1.6,1.8-2.2,3.2-2.2s2.6,.6,3.2,2.2" />
  </Icon>
);

export const LogOutIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7,3H4.5A1.5,1.5 0 0 0 3,4.5v9A1.5,1.5 0 0 0 4.5,15H7M11.5,5.5 15,9l-3.5,3.5M15,9H7" />
  </Icon>
);

export const ExternalIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7,4H4v10h10v-3M10,3.5h4.5V8M14,4 8.5,9.5" />
  </Icon>
);

export const AnswersIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x={2} y={4} width={14} height={10.5} rx={1.8} />
    <path d="m2.5,5 6.5,5 6.5-5" />
  </Icon>
);

export const GuestListIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7,4.5h8.5M7,9h8.5M7,13.5h8.5M2.8,4.5h.6M2.8,9h.6M2.8,13.5h.6" />
  </Icon>
);

export const MessageIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M15.5,2.5 8,10M15.5,2.5l-5,13L8,10 2.5,7.5z" />
  </Icon>
);

export const AttendanceIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x={3} y={2.5} width={12} height={13} rx={1.8} />
    <path d="m6,9.2 2.2,2.2 4-4.6" />
  </Icon>
);

export const WishIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4,3.5h10A1.5,1.5 0 0 1 15.5,5v6a1.5,1.5 0 0 1-1.5,1.5H8.5L5,15.5v-3H4A1.5,1.5 0 0 1 2.5,11V5A1.5,1.5 0 0 1 4,3.5z" />
  </Icon>
);
