import { Backdrop, type PictureView, Sheet } from '@janur/kit';
import type { ReactNode } from 'react';
import { type Drawn, useLabels } from './entries.ts';
import type { SheetLook } from './sheet-look.ts';

interface SectionSheetProps {
  look: SheetLook;
  of: Drawn;
  /** The heading; without one, what the section is called. */
  title?: string | undefined;
  banner?: PictureView | null;
  children: ReactNode;
}

/** A section of the invitation that has no room on the page. */
export function SectionSheet({ look, of, title, banner, children }: SectionSheetProps) {
  const { Head } = look;
  const label = useLabels()[of];
  return (
    <Sheet css={look.sheet} label={label}>
      <Head section={of} title={title ?? label} />
      {banner && <SheetBanner look={look} picture={banner} />}
      {children}
    </Sheet>
  );
}

export const SheetBanner = ({ look, picture }: { look: SheetLook; picture: PictureView }) => (
  <div css={look.banner}>
    <Backdrop picture={picture} sizes="(min-width: 992px) 480px, 100vw" />
  </div>
);
