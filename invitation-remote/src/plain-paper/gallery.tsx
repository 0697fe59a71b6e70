import { Album as GuestPhotos, GalleryPictures, PrewedVideo, useTexts } from '@janur/kit';
import { block, button, quietButton } from './look.ts';

export function Gallery() {
  const { t } = useTexts();
  return (
    <div css={block}>
      <h2>{t('nav.gallery')}</h2>
      <GalleryPictures
        css={{
          display: 'grid',
          gap: 8,
          '& [data-part="pictures"]': {
            display: 'grid',
            gridTemplateColumns: '1fr 1fr',
            gap: 8,
            margin: 0,
            padding: 0,
            listStyle: 'none',
          },
          '& [data-part="open"]': { border: 0, borderRadius: 2, background: 'var(--third)' },
          '& [data-part="open"] img': { display: 'block', width: '100%', aspectRatio: '1', borderRadius: 2 },
          '& [data-part="pictures"]:not([data-slider]) > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
          '& [data-part="pictures"]:not([data-slider]) > :last-child:nth-of-type(odd) img': { aspectRatio: '2 / 1' },
          '& [data-slider]': { display: 'flex' },
          '& [data-slider] [data-part="picture"]': { width: '78%' },
          '& [data-slider] [data-part="open"] img': { aspectRatio: '4 / 5' },
          '& [data-part="slider-buttons"]': { display: 'flex', gap: 8, margin: '8px 0 0' },
          '& :is([data-part="previous"], [data-part="next"])': { ...quietButton, width: 56, padding: 0 },
        }}
      />
    </div>
  );
}

/** The photos that guests brought. */
export function Album() {
  const { t } = useTexts();
  return (
    <div css={block}>
      <h2>{t('album.title')}</h2>
      <GuestPhotos
        css={{
          '& ul': { margin: 0, padding: 0, listStyle: 'none' },
          '& p': { margin: 0 },
          '& :is([data-part="choose"], [data-part="more"])': button,
        }}
      />
    </div>
  );
}

export function Video() {
  const { t } = useTexts();
  return (
    <div css={block}>
      <h2>{t('video.title')}</h2>
      <PrewedVideo
        css={{
          '& [data-part="screen"]': { borderRadius: 2, background: 'var(--third)' },
          '& [data-part="page"] a': { display: 'inline-block', padding: '14px 0', color: 'var(--ink)' },
        }}
      />
    </div>
  );
}
