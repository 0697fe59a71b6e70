import type { ReactNode, SVGAttributes } from 'react';

export interface IconProps extends SVGAttributes<SVGSVGElement> {
  /** Edge length in px; 18 unless told. */
  size?: number;
}

/** A line drawing on an 18 × 18 field in the text's colour. Decoration: the word beside it carries the meaning. */
export function Icon({ size = 18, children, ...rest }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {children}
    </svg>
  );
}

const EYE = 'M1.5,9C3,6 5.8,4.2 9,4.2S15,6 16.5,9c-1.5,3-4.3,4.8-7.5,4.8S3,12 1.5,9z';

export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d={EYE} />
    <circle cx={9} cy={9} r={2.2} />
  </Icon>
);

export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d={EYE} />
    <circle cx={9} cy={9} r={2.2} />
    <path d="M3,15.5L15,2.5" />
  </Icon>
);

export const ChevronRightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m7,4 5,5-5,5" />
  </Icon>
);

export const QrIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2,2h5v5h-5zM11,2h5v5h-5zM2,11h5v5h-5z" />
    <path d="M11,11h2M16,11v2M11,16v-1.5M14.5,14.5h1.5v1.5" />
  </Icon>
);

/** The octagon that stands for "refused" in every Janur screen. */
export const RefusedIcon = (props: IconProps) => (
  <Icon {...props} stroke="none" viewBox="0 0 20 20">
    <path d="M6.5,1h7l5.5,5.5v7l-5.5,5.5h-7L1,13.5v-7Z" fill="currentColor" />
    <path d="M10,5.5v5.5" stroke="var(--icon-mark, #fff)" strokeWidth={2} strokeLinecap="round" />
    <circle cx={10} cy={14} r={1.2} fill="var(--icon-mark, #fff)" />
  </Icon>
);
