import { css } from '@emotion/react';
import {
  Backdrop,
  type PictureView,
  type SectionName,
  useGallery,
  useHero,
  useStory,
  useVisibleSections,
} from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import { usePageNumber } from './page-number.ts';
import { caption } from './type.ts';
import { Unveil } from './unveil.tsx';

/** The left page of a spread: from the window's edge to its middle, and there as long as the right one is read. */
const page = css({
  display: 'none',
  [DESKTOP]: {
    gridArea: 'plate',
    display: 'block',
    position: 'sticky',
    top: 72,
    alignSelf: 'start',
    height: 'calc(100svh - 72px)',
    minHeight: 480,
    overflow: 'hidden',
    marginLeft: 'calc(-1 * (40px + max(0px, (100vw - 1680px) / 2)))',
  },
});
const fill = css({ position: 'absolute', inset: 0 });

/** Where the couple show no pictures the page has its own number, as large as it goes. */
const numeral = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  color: 'var(--base)',
  background: 'var(--third)',
  font: 'italic 400 min(44vw, 92svh)/.8 var(--font-heading)',
  letterSpacing: '-.06em',
  fontVariantNumeric: 'lining-nums',
});
const credit = css(caption, {
  position: 'absolute',
  left: 0,
  bottom: 0,
  padding: '8px 16px 8px 40px',
  color: 'var(--ink)',
  background: 'var(--base)',
});

/** Every spread has another picture of the couple's; once they have been round, one has its number, and they begin anew. */
export function Plate({ of }: { of: SectionName }) {
  const picture = usePlate(of);
  const number = usePageNumber()(of);
  return (
    <div css={page} data-slot="plate" aria-hidden="true">
      <Unveil css={fill}>
        {picture ? <Backdrop picture={{ ...picture, alt: '' }} sizes="50vw" /> : <span css={numeral}>{number}</span>}
      </Unveil>
      {picture?.title && <p css={credit}>{picture.title}</p>}
    </div>
  );
}

/** Sections without a left page: their pictures stand in them. */
const WITHOUT: readonly SectionName[] = [
  'hero',
  'quote',
  'gallery',
  'video',
  'health_protocol',
  'share_banner',
  'footer',
];

/** The picture of a spread's left page; none where it is its number's turn. */
export function usePlate(of: SectionName): PictureView | undefined {
  const sections = useVisibleSections();
  const { pictures } = useGallery();
  const { backgrounds } = useHero();
  const { chapters } = useStory();
  const gallery = sections.includes('gallery') ? pictures : [];
  const fresh = gallery.filter(({ src }) => backgrounds.every((background) => background.src !== src));
  const all = [fresh, gallery, backgrounds].find(({ length }) => length > 0) ?? [];
  // what the article shows comes last: never beside itself
  const isTold = ({ src }: PictureView) => chapters.some(({ imageUrl }) => imageUrl === src);
  const inTurn = [...all.filter((picture) => !isTold(picture)), ...all.filter(isTold)];
  return inTurn[sections.filter((section) => !WITHOUT.includes(section)).indexOf(of) % (inTurn.length + 1)];
}
