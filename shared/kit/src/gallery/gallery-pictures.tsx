import { css } from '@emotion/react';
import { below } from '../theme/breakpoints.ts';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useInvitation } from '../model/invitation.tsx';
import { type GalleryPicture, useGallery } from '../model/pictures.ts';
import { useStillness } from '../model/motion.ts';
import { declarations } from '../parts/declarations.ts';
import { Photo } from '../parts/photo.tsx';
import { Reveal } from '../parts/reveal.tsx';
import { QUIET_ATTRIBUTE } from '../quiet/quiet.ts';
import { useTexts } from '../texts.ts';

const PLACING = [
  'gap',
  'row-gap',
  'column-gap',
  'columns',
  'column-count',
  'grid-template-columns',
  'grid-auto-rows',
  'grid-auto-flow',
  'justify-content',
  'justify-items',
  'align-items',
];

const row = css({
  '&[data-slider]': {
    display: 'flex',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    '& > li': { flex: '0 0 auto', scrollSnapAlign: 'center' },
  },
});
const open = css({ position: 'relative', display: 'block', width: '100%', padding: 0, cursor: 'zoom-in' });
const veil = css({ position: 'absolute', inset: 0, background: '#000', pointerEvents: 'none' });
/** Seen where the invitation is quiet; spoken always, as the picture's name. */
const place = css({
  display: 'none',
  [`[${QUIET_ATTRIBUTE}] &`]: {
    position: 'absolute',
    // round windows cut the corners of their pictures
    insetInline: 0,
    insetBlockEnd: '10%',
    display: 'block',
    width: 'fit-content',
    maxWidth: '90%',
    marginInline: 'auto',
    padding: '2px 8px',
    background: 'var(--base)',
    color: 'var(--ink)',
    font: '600 .75rem/1.4 var(--font-body)',
    letterSpacing: 'normal',
    textTransform: 'none',
  },
});
const untouched = css({ WebkitTouchCallout: 'none', userSelect: 'none' });

export interface GalleryPicturesProps {
  className?: string;
  /** How wide a picture is shown, as in HTML. */
  sizes?: string;
  /** What stands on a picture's foot, inside of its button, for the eye alone: `({ title }) => title`. */
  caption?: (picture: GalleryPicture) => ReactNode;
}

/**
 * The gallery's pictures, each a button that opens it large. A template styles `data-part`: section (`data-section`
 * SECTION_1 or SECTION_2), pictures (the list, `data-slider` where it slides), picture, open (the button around the
 * `<img>`), caption, veil, previous and next (of the slider). `galleries_css` and, on phones, `galleries_mobile_css` of the couple
 * go before the template's placing of the list.
 */
export default function GalleryPictures({
  className,
  sizes = '(min-width: 992px) 280px, 50vw',
  caption,
}: GalleryPicturesProps) {
  const { client } = useInvitation();
  const gallery = useGallery();
  const isStill = useStillness();
  const root = useRef<HTMLDivElement>(null);
  const { galleries_css, galleries_mobile_css } = client.content;
  const placed = css({
    '&& [data-part="pictures"]': {
      ...declarations(galleries_css, PLACING),
      [`@media ${below('tablet')}`]: { ...declarations(galleries_mobile_css, PLACING) },
    },
  });

  async function show(picture: GalleryPicture) {
    const { openLightbox } = await import('./lightbox.ts');
    openLightbox({
      pictures: gallery.pictures.map((each) => ({ ...each, alt: each.name })),
      index: gallery.pictures.indexOf(picture),
      images: client.images,
      thumbnails: [...(root.current?.querySelectorAll<HTMLImageElement>('[data-part="open"] img') ?? [])],
      canDownload: gallery.canDownload,
      isStill,
      texts,
    });
  }

  const { t } = useTexts();
  const texts = {
    label: t('nav.gallery'),
    close: t('rsvp.close'),
    zoom: t('gallery.zoom'),
    previous: t('gallery.previous'),
    next: t('gallery.next'),
    download: t('gallery.download'),
    failed: t('gallery.failed'),
  };
  return (
    <div
      ref={root}
      css={[placed, !gallery.canDownload && untouched]}
      className={className}
      data-part="gallery"
      onContextMenu={gallery.canDownload ? undefined : (event) => event.preventDefault()}
    >
      {gallery.sections.map(({ name, pictures }) => (
        <Section key={name} name={name} isSlider={gallery.isSlider} isStill={isStill}>
          {pictures.map((picture) => (
            <li key={picture.id} data-part="picture">
              <Reveal>
                <button type="button" css={open} data-part="open" onClick={() => void show(picture)}>
                  <Photo src={picture.src} alt={picture.name} imageCss={picture.imageCss} sizes={sizes} />
                  {picture.overlayOpacity > 0 && (
                    <span css={veil} data-part="veil" style={{ opacity: picture.overlayOpacity }} />
                  )}
                  <Caption>{caption?.(picture)}</Caption>
                  <span css={place} data-part="place" aria-hidden>
                    {picture.place}
                  </span>
                </button>
              </Reveal>
            </li>
          ))}
        </Section>
      ))}
    </div>
  );
}

/** The picture is called by its words already. */
const Caption = ({ children }: { children: ReactNode }) =>
  children ? (
    <span data-part="caption" aria-hidden>
      {children}
    </span>
  ) : null;

interface SectionProps {
  name: string;
  isSlider: boolean;
  isStill: boolean;
  children: ReactNode;
}

/** The slider has buttons too: dragging must not be the only way (WCAG 2.5.7). */
function Section({ name, isSlider, isStill, children }: SectionProps) {
  const { t } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  return (
    <div data-part="section" data-section={name}>
      <ul ref={list} css={row} data-part="pictures" data-slider={isSlider ? '' : undefined}>
        {children}
      </ul>
      {isSlider && (
        <p data-part="slider-buttons">
          <button
            type="button"
            data-part="previous"
            aria-label={t('gallery.previous')}
            onClick={() => slide(list, -1, isStill)}
          >
            <Arrow path="M15,4l-8,8 8,8" />
          </button>
          <button type="button" data-part="next" aria-label={t('gallery.next')} onClick={() => slide(list, 1, isStill)}>
            <Arrow path="M9,4l8,8-8,8" />
          </button>
        </p>
      )}
    </div>
  );
}

function Arrow({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden>
      <path d={path} />
    </svg>
  );
}

function slide(list: RefObject<HTMLUListElement | null>, step: 1 | -1, isStill: boolean) {
  const [first] = list.current?.children ?? [];
  if (!list.current || !first) return;
  list.current.scrollBy({ left: step * first.clientWidth, behavior: isStill ? 'auto' : 'smooth' });
}
