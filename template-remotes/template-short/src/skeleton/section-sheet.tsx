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
  /** NO_ICON: without its drawing. */
  isPlain?: boolean;
  children: ReactNode;
}

/** A section of the invitation that has no room on the page. */
export function SectionSheet({ look, of, title, banner, isPlain = false, children }: SectionSheetProps) {
  const { Head } = look;
  const label = useLabels()[of];
  return (
    <Sheet css={look.sheet} label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- in some looks it scrolls by itself: keys must reach it */}
      <div data-part="page" role="group" aria-label={label} tabIndex={0}>
        <Head section={of} title={title ?? label} isPlain={isPlain} />
        {banner && <SheetBanner look={look} picture={banner} />}
        {children}
      </div>
    </Sheet>
  );
}

/** A section that the couple wants on the page itself. */
export function Unfolded({ look, of, banner, children }: Omit<SectionSheetProps, 'title' | 'isPlain'>) {
  const title = useLabels()[of];
  return (
    <div css={look.unfolded} data-unfolded="">
      <h2>{title}</h2>
      {banner && <SheetBanner look={look} picture={banner} />}
      {children}
    </div>
  );
}

export const SheetBanner = ({ look, picture }: { look: SheetLook; picture: PictureView }) => (
  <div css={look.banner}>
    <Backdrop picture={picture} sizes="(min-width: 992px) 480px, 100vw" />
  </div>
);
