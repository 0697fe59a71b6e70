import { css } from '@emotion/react';
import type { AlbumPhoto } from '@janur/contracts';
import { useRef } from 'react';
import { useInvitation } from '../model/invitation.tsx';
import { useStillness } from '../model/motion.ts';
import { useTexts } from '../texts.ts';
import { albumBasics } from './album-basics.ts';
import { AddPhotos } from './add-photos.tsx';
import { photoBy } from './photo-by.ts';
import { useAlbum } from './use-album.ts';

const open = css({ position: 'relative', display: 'block', width: '100%', padding: 0, cursor: 'zoom-in' });

/**
 * Photos of guests, each a button that opens it large, and for who has a link of their own the place to add some. `data-part`:
 * album (`data-state` loading, ready or failed), photos (the list), photo, open (the button around the `<img>`), empty, failed, more,
 * and what `AddPhotos` names.
 */
export default function Album({ className }: { className?: string }) {
  const { t } = useTexts();
  const { client } = useInvitation();
  const album = useAlbum();
  const isStill = useStillness();
  const root = useRef<HTMLUListElement>(null);
  const { photos, state, loadMore, retry } = album;
  const canDownload = client.option.gallery_style !== 'NO_DOWNLOAD';

  async function show(index: number) {
    const { openLightbox } = await import('../gallery/lightbox.ts');
    openLightbox({
      pictures: photos.map(({ id, url, name }) => ({
        id,
        src: url,
        alt: photoBy(t, name),
        title: name,
        imageCss: null,
        overlayOpacity: 0,
      })),
      index,
      images: Object.fromEntries(photos.map((photo) => [photo.url, photo])),
      thumbnails: [...(root.current?.querySelectorAll('img') ?? [])],
      canDownload,
      isStill,
      texts: {
        label: t('album.title'),
        close: t('rsvp.close'),
        zoom: t('gallery.zoom'),
        previous: t('gallery.previous'),
        next: t('gallery.next'),
        download: t('gallery.download'),
        failed: t('gallery.failed'),
      },
    });
  }

  return (
    <div css={albumBasics} className={className} data-part="album" data-state={state}>
      {photos.length > 0 && (
        <ul ref={root} data-part="photos">
          {photos.map((photo, index) => (
            <li key={photo.id} data-part="photo">
              <button
                type="button"
                css={open}
                data-part="open"
                onClick={() => void show(index)}
                onContextMenu={canDownload ? undefined : (event) => event.preventDefault()}
              >
                <Thumbnail photo={photo} alt={photoBy(t, photo.name)} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {state === 'ready' && photos.length === 0 && <p data-part="empty">{t('album.empty')}</p>}
      {state === 'failed' && <p data-part="failed">{t('album.failed')}</p>}
      {retry && (
        <button type="button" data-part="more" onClick={retry}>
          {t('album.retry')}
        </button>
      )}
      {loadMore && (
        <button type="button" data-part="more" onClick={loadMore}>
          {t('album.more')}
        </button>
      )}
      {album.isOpen && <AddPhotos album={album} />}
    </div>
  );
}

function Thumbnail({ photo, alt }: { photo: AlbumPhoto; alt: string }) {
  const { url, width, height, placeholder, variants } = photo;
  return (
    <img
      src={url}
      srcSet={variants.map((variant) => `${variant.url} ${variant.width}w`).join(', ') || undefined}
      sizes="auto, (min-width: 992px) 260px, 34vw"
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      draggable={false}
      onLoad={(event) => void (event.currentTarget.style.backgroundImage = '')}
      style={{
        objectFit: 'cover',
        ...(placeholder && { backgroundImage: `url("${placeholder}")`, backgroundSize: 'cover' }),
      }}
    />
  );
}
