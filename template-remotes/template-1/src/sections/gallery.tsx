import { css } from '@emotion/react';
import { Photo, Reveal, useCouple, useInvitation, useTexts } from '@janur/kit';
import { useRef, useState } from 'react';
import { Heading } from '../parts/heading.tsx';
import { column } from '../parts/layout.ts';

const arcade = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'end',
  gap: 14,
  marginTop: 28,
  '& > :nth-of-type(4n + 1) button, & > :nth-of-type(4n) button': {
    aspectRatio: '3 / 4',
    borderRadius: '999px 999px 4px 4px',
  },
  '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  '& > :last-child:nth-of-type(odd) button': { aspectRatio: '4 / 3' },
});
const frame = css({
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  padding: 7,
  border: 0,
  overflow: 'hidden',
  cursor: 'zoom-in',
  borderRadius: 6,
  background: 'var(--clay-2)',
  boxShadow: 'inset 0 0 0 1.5px var(--lit), inset -5px 5px 0 2px var(--clay-6)',
  '& img': { width: '100%', height: '100%', borderRadius: 'inherit' },
});

const lightbox = css({
  width: '100vw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: 'var(--primary)',
  color: 'var(--on-primary)',
  '--focus': 'var(--on-primary)',
  '&[open]': { display: 'grid', placeItems: 'center' },
  '& img': { maxWidth: '94vw', maxHeight: '86dvh', borderRadius: 'min(47vw, 300px) min(47vw, 300px) 6px 6px' },
  '& button': {
    position: 'absolute',
    right: 16,
    top: 'max(16px, env(safe-area-inset-top))',
    width: 48,
    height: 48,
    padding: 0,
    border: 0,
    borderRadius: 24,
    color: 'inherit',
    background: 'var(--deep)',
    cursor: 'pointer',
  },
  '& svg': { margin: 'auto' },
});

/** An arcade of pictures; a picture opens large in an arch of its own. */
export function Gallery() {
  const { client } = useInvitation();
  const { joinedNames } = useCouple();
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<string | null>(null);
  const pictures = client.content.galleries.flatMap(({ id, section, title, picture_url, css: placement }) =>
    picture_url && (section === 'SECTION_1' || section === 'SECTION_2')
      ? [{ id, source: picture_url, title, placement }]
      : [],
  );
  const isLocked = client.option.gallery_style === 'NO_DOWNLOAD';
  const alt = (title: string | null) => title || t('opening.cover', { names: joinedNames });
  const current = pictures.find((picture) => picture.source === shown);
  return (
    <div css={column} onContextMenu={isLocked ? (event) => event.preventDefault() : undefined}>
      <Heading>{t('nav.gallery')}</Heading>
      <ul css={arcade}>
        {pictures.map(({ id, source, title, placement }) => (
          <li key={id}>
            <Reveal>
              <button
                type="button"
                css={frame}
                onClick={() => {
                  setShown(source);
                  dialog.current?.showModal();
                }}
              >
                <Photo src={source} alt={alt(title)} imageCss={placement} />
              </button>
            </Reveal>
          </li>
        ))}
      </ul>
      <dialog ref={dialog} css={lightbox} aria-label={t('nav.gallery')} onClose={() => setShown(null)}>
        {current && <img src={current.source} alt={alt(current.title)} draggable={!isLocked} />}
        <button type="button" aria-label={t('rsvp.close')} onClick={() => dialog.current?.close()}>
          <svg
            width="20"
            height="20"
            viewBox="0 0 20 20"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            aria-hidden="true"
          >
            <path d="M3,3l14,14M17,3L3,17" />
          </svg>
        </button>
      </dialog>
    </div>
  );
}
