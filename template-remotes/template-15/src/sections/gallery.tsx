import { css } from '@emotion/react';
import { DESKTOP, GallerySection } from '@janur/template-parts';
import { column, goldButton } from '../parts/layout.ts';
import { TitleCard } from '../parts/page.tsx';

const head = css({ paddingBottom: 0, [DESKTOP]: { paddingBottom: 0 } });

const HOLE =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='12'%3E%3Crect x='4' width='12' height='12' rx='2.6' fill='%23e9d7ac'/%3E%3C/svg%3E\")";

/** Strips of film over the whole width: one draws them along, frame by frame. */
const strips = css({
  display: 'grid',
  // no wider than the window: the strip scrolls, and its last frame is had
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 22,
  padding: '30px 0 64px',
  '& [data-part="pictures"]': {
    display: 'flex',
    gap: 8,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: 14,
    scrollbarWidth: 'none',
    padding: '32px 14px',
    background: `${HOLE} 0 10px / 20px 12px repeat-x, ${HOLE} 0 calc(100% - 10px) / 20px 12px repeat-x, #0a0a0b`,
    borderBlock: '1px solid #3a2a14',
  },
  '& [data-part="picture"]': { flex: '0 0 auto', width: 'min(78vw, 340px)', scrollSnapAlign: 'start' },
  // the second strip came from another camera
  '& [data-section="SECTION_2"] [data-part="picture"]': { width: 'min(58vw, 260px)' },
  '& [data-part="open"]': {
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    border: 0,
    borderRadius: 3,
    background: '#17171b',
    outlineOffset: 3,
    '--focus': '#f4efe6',
  },
  '& [data-section="SECTION_2"] [data-part="open"]': { aspectRatio: '3 / 4' },
  '& [data-part="open"] img': { display: 'block', width: '100%', height: '100%' },
  '& [data-part="slider-buttons"]': { display: 'flex', justifyContent: 'center', gap: 12, marginTop: 14 },
  '& :is([data-part="previous"], [data-part="next"])': { ...goldButton, width: 56, padding: 0 },
  [DESKTOP]: {
    padding: '56px 0 104px',
    '& [data-part="picture"]': { width: 480 },
    '& [data-section="SECTION_2"] [data-part="picture"]': { width: 300 },
    '& [data-part="pictures"]': { scrollPaddingInline: 48, paddingInline: 48, justifyContent: 'safe center' },
  },
});

/** The pictures as strips of film. */
export const Gallery = () => (
  <GallerySection
    page={({ of, title, children }) => (
      <>
        <div css={[column, head]}>
          <TitleCard of={of} title={title} />
        </div>
        {children}
      </>
    )}
    pictures={strips}
    sizes="(min-width: 992px) 480px, 78vw"
  />
);
