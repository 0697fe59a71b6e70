import type { ImageSet } from '@janur/contracts';
import PhotoSwipe, { type SlideData } from 'photoswipe';
import 'photoswipe/style.css';
import './lightbox.css';
import type { PictureView } from '../model/pictures.ts';
import { openLayer } from '../parts/back.ts';
import { ROOT_ATTRIBUTE } from '../theme/theme-root.tsx';

export interface LightboxOptions {
  pictures: readonly PictureView[];
  index: number;
  images: Readonly<Record<string, ImageSet>>;
  /** The pictures on the page in the same order: what is opened grows out of its own. */
  thumbnails: readonly HTMLImageElement[];
  canDownload: boolean;
  isStill: boolean;
  texts: Record<'label' | 'close' | 'zoom' | 'previous' | 'next' | 'download' | 'failed', string>;
}

const DOWNLOAD = '<path d="M15,5h2v12l4-4 1.4,1.4L16,20.8 9.6,14.4 11,13l4,4ZM8,24h16v2H8Z"/>';

/**
 * Opens the pictures large: swipe, pinch, double tap, arrow keys, Escape and the back button; focus stays inside and
 * returns. It stands at the end of the invitation's root as `[data-part="lightbox"]`; a template draws its frame by the custom
 * properties of lightbox.css in its `globalStyles`.
 */
export function openLightbox(options: LightboxOptions): PhotoSwipe {
  const { pictures, thumbnails, isStill, texts } = options;
  const lightbox = new PhotoSwipe({
    dataSource: pictures.map((picture, index) => slideOf(picture, options.images[picture.src], thumbnails[index])),
    index: options.index,
    appendToEl: document.querySelector<HTMLElement>(`[${ROOT_ATTRIBUTE}]`) ?? document.body,
    showHideAnimationType: isStill ? 'none' : 'zoom',
    zoomAnimationDuration: isStill ? 0 : 333,
    // the page does not ghost through
    bgOpacity: 1,
    preload: [1, 1],
    loop: pictures.length > 2,
    closeTitle: texts.close,
    zoomTitle: texts.zoom,
    arrowPrevTitle: texts.previous,
    arrowNextTitle: texts.next,
    errorMsg: texts.failed,
    paddingFn: ({ x, y }) => ({ top: 56, bottom: 64, left: x > y ? 48 : 0, right: x > y ? 48 : 0 }),
  });
  followTrueSizes(lightbox);
  lightbox.on('uiRegister', () => registerTitle(lightbox, pictures));
  if (options.canDownload) lightbox.on('uiRegister', () => registerDownload(lightbox, texts.download));
  lightbox.init();
  const { element } = lightbox;
  if (element) {
    element.dataset['part'] = 'lightbox';
    element.setAttribute('aria-modal', 'true');
    element.setAttribute('aria-label', texts.label);
    if (!options.canDownload) {
      element.style.setProperty('-webkit-touch-callout', 'none');
      element.addEventListener('contextmenu', (event) => event.preventDefault());
    }
  }
  lightbox.on(
    'close',
    openLayer(() => lightbox.close()),
  );
  return lightbox;
}

type Slide = SlideData & { isGuess?: boolean };

/** Where nobody knows a picture's size, the one on the page tells it; until that is loaded, it is a guess. */
function slideOf(picture: PictureView, image: ImageSet | undefined, thumbnail: HTMLImageElement | undefined): Slide {
  const width = image?.width ?? (thumbnail?.naturalWidth || 0);
  const height = image?.height ?? (thumbnail?.naturalHeight || 0);
  return {
    src: picture.src,
    srcset: image?.variants
      .filter(({ type }) => type === 'image/webp')
      .map((variant) => `${variant.url} ${variant.width}w`)
      .join(', '),
    width: width || 1200,
    height: height || 1600,
    isGuess: !width || !height,
    alt: picture.alt,
    ...(thumbnail && { element: thumbnail, msrc: thumbnail.currentSrc || thumbnail.src, thumbCropped: true }),
  };
}

function followTrueSizes(lightbox: PhotoSwipe) {
  lightbox.on('loadComplete', ({ content }) => {
    const data: Slide = content.data;
    const image = content.element;
    if (!data.isGuess || !(image instanceof HTMLImageElement) || !image.naturalWidth) return;
    data.width = image.naturalWidth;
    data.height = image.naturalHeight;
    data.isGuess = false;
    lightbox.refreshSlideContent(content.index);
  });
}

function registerTitle(lightbox: PhotoSwipe, pictures: readonly PictureView[]) {
  lightbox.ui?.registerElement({
    name: 'title',
    appendTo: 'root',
    onInit: (element) => {
      element.dataset['part'] = 'lightbox-title';
      element.setAttribute('aria-live', 'polite');
      const show = () => void (element.textContent = pictures[lightbox.currIndex]?.title ?? '');
      lightbox.on('change', show);
      show();
    },
  });
}

function registerDownload(lightbox: PhotoSwipe, title: string) {
  lightbox.ui?.registerElement({
    name: 'download',
    order: 8,
    isButton: true,
    tagName: 'a',
    title,
    html: { isCustomSVG: true, inner: DOWNLOAD, outlineID: 'lightbox-download' },
    onInit: (element) => {
      if (!(element instanceof HTMLAnchorElement)) return;
      element.dataset['part'] = 'lightbox-download';
      element.download = '';
      element.rel = 'noopener';
      const follow = () => void (element.href = lightbox.currSlide?.data.src ?? '');
      lightbox.on('change', follow);
      follow();
    },
  });
}
