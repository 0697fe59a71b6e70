import { Icon, type IconProps } from '@janur/ui';

export const UploadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9,12V3.5M5.5,6.5 9,3l3.5,3.5M3,12v2.5h12V12" />
  </Icon>
);

export const ProblemIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx={9} cy={9} r={6.5} />
    <path d="M9,5.5v4M9,12.3h.01" />
  </Icon>
);

export const SwapIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3,7a6,6 0 0 1 11-2M14.5,2.5V5.5h-3M15,11a6,6 0 0 1-11,2M3.5,15.5v-3h3" />
  </Icon>
);

export const EarlierIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M14.5,9H3.5M7.5,5l-4,4 4,4" />
  </Icon>
);

export const LaterIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5,9h11M10.5,5l4,4-4,4" />
  </Icon>
);

export const PlayIcon = (props: IconProps) => (
  <Icon {...props} stroke="none">
    <path d="M5.5,3.2v11.600a.6.6 0 0 0 .9.5l9-5.800a.6.6 0 0 0 0-1l-9-5.800a.6.6 0 0 0-.9.5Z" fill="currentColor" />
  </Icon>
);

export const PauseIcon = (props: IconProps) => (
  <Icon {...props} stroke="none">
    <path d="M4.5,3h3.2v12h-3.2ZM10.300,3h3.2v12h-3.2Z" fill="currentColor" />
  </Icon>
);

export const BranchIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5,3v6a3,3 0 0 0 3,3h6M10.5,9l3,3-3,3" />
  </Icon>
);
