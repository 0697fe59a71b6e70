import { Icon, type IconProps, ledger } from '@janur/ui';
import type { ReactNode } from 'react';

const icon = (drawing: ReactNode, whole?: IconProps) =>
  function LineIcon(props: IconProps) {
    return (
      <Icon {...whole} {...props}>
        {drawing}
      </Icon>
    );
  };

export const SearchIcon = icon(
  <>
    <circle cx={8} cy={8} r={5} />
    <path d="m12,12 3.5,3.5" />
  </>,
);
export const FilterIcon = icon(<path d="M3,5h12M5.500,9h7M8,13h2" />);
export const ChevronDownIcon = icon(<path d="m5,7 4,4 4-4" />);
export const ArrowUpIcon = icon(<path d="M9,14.5v-11M5,7.5l4-4 4,4" />);
export const CopyIcon = icon(
  <>
    <rect x={6} y={6} width={9} height={9} rx={2} />
    <path d="M3,11.5V4.5A1.5,1.5 0 0 1 4.5,3h7" />
  </>,
);
export const TickIcon = icon(<path d="m3.5,9.5 3.7,3.7 7.3-8.4" />);
export const CrossIcon = icon(<path d="m4.5,4.5 9,9M13.5,4.5l-9,9" />);
export const LockIcon = icon(
  <>
    <rect x={4} y={8} width={10} height={7} rx={1.8} />
    <path d="M6,8V6a3,3 0 0 1 6,0v2" />
  </>,
);
export const PenIcon = icon(<path d="m3,15 .8-3.5L12,3.3a1.6,1.6 0 0 1 2.3,0l.4.4a1.6,1.6 0 0 1 0,2.3L6.5,14.2z" />);
export const LiveIcon = icon(
  <>
    <circle cx={9} cy={9} r={7} fill="currentColor" stroke="none" />
    <path d="m6,9.2 2.2,2.2 4-4.6" stroke={ledger.card} />
  </>,
);
export const ReplyIcon = icon(<path d="M7,4 3,8l4,4M3.5,8h6.500a5,5 0 0 1 5,5v1.500" />);
export const FlagIcon = icon(<path d="M4.5,15.5V3M4.5,3.5h8.5l-2,3 2,3H4.5" />);
export const MealIcon = icon(
  <path d="M5,2.5v4.200a2,2 0 0 0 4,0V2.5M7,2.5v13M13.500,15.5V2.500c-2,1-2.800,3.200-2.800,6h2.800" />,
);
/** Three who stand together. */
export const FamilyIcon = icon(
  <>
    <circle cx={6} cy={5.5} r={2.3} />
    <circle cx={12.4} cy={6.3} r={1.9} />
    <path d="M1.8,15c0-3 1.7-4.7 4.2-4.7s4.2,1.7 4.2,4.7M11.8,10.6c2.6-.3 4.4,1.3 4.4,4.4" />
  </>,
);
/** What else there is. */
export const MenuIcon = icon(<path d="M3.5,9h.1M9,9h.1M14.5,9h.1" strokeWidth={2.6} />);
export const MinusIcon = icon(<path d="M3.500,9h11" />);
export const PlusIcon = icon(<path d="M9,3.5v11M3.5,9h11" />);
export const DownloadIcon = icon(<path d="M9,3v8M5.5,7.5 9,11l3.5-3.5M3,14.5h12" />);
export const UploadIcon = icon(<path d="M9,11V3M5.5,6.5 9,3l3.5,3.5M3,14.5h12" />);
export const SendIcon = icon(<path d="M15.5,2.5 8,10M15.5,2.5l-5,13L8,10 2.5,7.5z" />);
export const PrintIcon = icon(
  <>
    <path d="M5,6V2.5h8V6M5,13H2.5V6h13v7H13" />
    <rect x={5} y={10.5} width={8} height={5} />
  </>,
);
export const ColumnsIcon = icon(
  <>
    <rect x={2.5} y={3} width={13} height={12} rx={1.5} />
    <path d="M7,3v12M11.5,3v12" />
  </>,
);
export const ClockIcon = icon(
  <>
    <circle cx={9} cy={9} r={6.5} />
    <path d="M9,5.5V9l2.5,1.5" />
  </>,
);
export const WarningIcon = icon(<path d="M9,2.5l7,12.5H2zM9,7.5v3.5M9,13.1v.1" />);
export const BinIcon = icon(<path d="M3,5h12M7,5V3h4v2M4.5,5l.8,10h7.4l.8-10M7.5,8v4.5M10.5,8v4.5" />);
export const KeyIcon = icon(
  <>
    <circle cx={6} cy={12} r={3} />
    <path d="m8.2,9.8 6.3-6.3M11.5,6.5l2.5,2.5" />
  </>,
);
export const ClientsIcon = icon(
  <>
    <circle cx={7} cy={6.5} r={3} />
    <path d="M1.5,15.5c.4-3,2.6-4.5,5.5-4.5s5.1,1.5,5.5,4.5M12,3.8a3,3 0 0 1 0,5.4M14.2,11.5c1.4.7,2.2,2,2.4,4" />
  </>,
);
/** A phone before a desktop. */
export const FramesIcon = icon(
  <>
    <path d="M8,13.5H2.5v-10h13V7M6,16h2.5" />
    <rect x={10.5} y={8.5} width={5} height={8} rx={1} />
  </>,
);
export const ScanIcon = icon(<path d="M2.5,6V3.5h3M12.5,3.5h3V6M15.5,12v2.5h-3M5.5,14.5h-3V12M5.5,9h7" />);
export const AccountIcon = icon(
  <>
    <circle cx={9} cy={9} r={6.8} />
    <circle cx={9} cy={7.4} r={2.2} />
    <path d="M4.8,14.2c.7-2 2.3-2.9 4.2-2.9s3.5.9 4.2,2.9" />
  </>,
);
/** A name badge. */
export const UshersIcon = icon(
  <>
    <rect x={3} y={3} width={12} height={12.5} rx={2} />
    <circle cx={9} cy={8} r={2} />
    <path d="M5.8,13c.6-1.6,1.8-2.2,3.2-2.2s2.6,.6,3.2,2.2" />
  </>,
);
export const LogOutIcon = icon(
  <path d="M7,3H4.5A1.5,1.5 0 0 0 3,4.5v9A1.5,1.5 0 0 0 4.5,15H7M11.5,5.5 15,9l-3.5,3.5M15,9H7" />,
);
export const ExternalIcon = icon(<path d="M7,4H4v10h10v-3M10,3.5h4.5V8M14,4 8.5,9.5" />);
export const AnswersIcon = icon(
  <>
    <rect x={2} y={4} width={14} height={10.5} rx={1.8} />
    <path d="m2.5,5 6.5,5 6.5-5" />
  </>,
);
export const GuestListIcon = icon(<path d="M7,4.5h8.5M7,9h8.5M7,13.5h8.5M2.8,4.5h.6M2.8,9h.6M2.8,13.5h.6" />);
export const AttendanceIcon = icon(
  <>
    <rect x={3} y={2.5} width={12} height={13} rx={1.8} />
    <path d="m6,9.2 2.2,2.2 4-4.6" />
  </>,
);
export const WishIcon = icon(
  <path d="M4,3.5h10A1.5,1.5 0 0 1 15.5,5v6a1.5,1.5 0 0 1-1.5,1.5H8.5L5,15.5v-3H4A1.5,1.5 0 0 1 2.5,11V5A1.5,1.5 0 0 1 4,3.5z" />,
);
export const TableIcon = icon(
  <>
    <ellipse cx={9} cy={6.5} rx={6.5} ry={3} />
    <path d="M9,9.500v5M6,15h6" />
  </>,
);
export const AlbumIcon = icon(
  <>
    <rect x={2.5} y={3.5} width={13} height={11} rx={1.8} />
    <path d="m3,12.500 3.500-3.500 3,3 2.500-2.500 3.500,3.500M11.500,6.700h.01" />
  </>,
);
export const GiftIcon = icon(
  <>
    <path d="M3.500,8.500v6.500h11V8.500M2.500,5.500h13v3h-13zM9,5.500v9.500" />
    <path d="M9,5.500C7.500,5.500 5.500,5 5.500,3.600 5.500,2.200 8.500,2.200 9,5.500zM9,5.500c1.500,0 3.500-.5 3.500-1.900C12.500,2.200 9.500,2.200 9,5.500z" />
  </>,
);
export const PinIcon = icon(<path d="M6,2.500h6l-.8,4.5 2.300,2.500h-9l2.300-2.500zM9,9.500V15.500" />);
export const StarIcon = icon(
  <path d="m9,2.500 2,4.300 4.500,.6-3.300,3.200.8,4.700L9,13l-4,2.300.8-4.700L2.500,7.400 7,6.800z" />,
);
export const DoorIcon = icon(<path d="M4,15.500V2.500h8.500v13M2.500,15.500h13M10,9.200v.1" />);
export const ApartIcon = icon(<path d="M7,5 3,9l4,4M3,9h4.500M11,5l4,4-4,4M15,9h-4.500" />);
export const BackIcon = icon(<path d="M11,4 6,9l5,5" />);
export const GripIcon = icon(<path d="M7,5h.01M7,9h.01M7,13h.01M11,5h.01M11,9h.01M11,13h.01" strokeWidth={2.4} />);
export const HistoryIcon = icon(<path d="M3,9a6,6 0 1 0 2-4.5L3,6.5M3,3v3.5h3.5M9,5.5V9l2.5,1.5" />);
export const PhoneIcon = icon(
  <>
    <rect x={5} y={2} width={8} height={14} rx={1.8} />
    <path d="M8,13.5h2" />
  </>,
);
export const UpIcon = icon(<path d="m5,11 4-4 4,4" />);
export const ProblemIcon = icon(
  <>
    <circle cx={9} cy={9} r={6.5} />
    <path d="M9,5.5v4M9,12.3h.01" />
  </>,
);
export const SwapIcon = icon(<path d="M3,7a6,6 0 0 1 11-2M14.5,2.5V5.5h-3M15,11a6,6 0 0 1-11,2M3.5,15.5v-3h3" />);
export const EarlierIcon = icon(<path d="M14.5,9H3.5M7.5,5l-4,4 4,4" />);
export const LaterIcon = icon(<path d="M3.5,9h11M10.5,5l4,4-4,4" />);
export const PlayIcon = icon(
  <path d="M5.5,3.2v11.600a.6.6 0 0 0 .9.5l9-5.800a.6.6 0 0 0 0-1l-9-5.800a.6.6 0 0 0-.9.5Z" fill="currentColor" />,
  { stroke: 'none' },
);
export const PauseIcon = icon(<path d="M4.5,3h3.2v12h-3.2ZM10.300,3h3.2v12h-3.2Z" fill="currentColor" />, {
  stroke: 'none',
});
export const BranchIcon = icon(<path d="M4.5,3v6a3,3 0 0 0 3,3h6M10.5,9l3,3-3,3" />);
