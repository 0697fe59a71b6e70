import { type PictureView, Backdrop, Sheet, type SectionName } from '@janur/kit';
import type { ReactNode } from 'react';
import { useLabels } from './entries.ts';
import type { SheetLook } from './sheet-look.ts';

interface SectionSheetProps {
  look: SheetLook;
  section: Exclude<SectionName, 'hero'>;
  /** The heading; without one, what the section is called. */
  title?: string;
  banner?: PictureView | null;
  children: ReactNode;
}

/** A section of the invitation that has no room on the page. */
export function SectionSheet({ look, section, title, banner, children }: SectionSheetProps) {
  const { Head } = look;
  const label = useLabels()[section];
  return (
    <Sheet css={look.sheet} label={label}>
      <Head section={section} title={title ?? label} />
      {banner && (
        <div css={look.banner}>
          <Backdrop picture={banner} sizes="(min-width: 992px) 480px, 100vw" />
        </div>
      )}
      {children}
    </Sheet>
  );
}
