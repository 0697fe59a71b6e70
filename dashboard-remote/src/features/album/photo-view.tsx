import type { ModeratedPhoto } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { EyeOffIcon, ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { BinIcon, EarlierIcon, LaterIcon, TickIcon } from '../../parts/icons.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { RemovePhotos } from './remove-photos.tsx';
import type { PhotoDeeds } from './use-album.ts';

interface PhotoViewProps {
  photo: ModeratedPhoto;
  previous: ModeratedPhoto | undefined;
  next: ModeratedPhoto | undefined;
  /** Undefined for who only looks. */
  deeds: PhotoDeeds | undefined;
  /** Which one is looked at now; none closes it. */
  onOpen: (id: number | undefined) => void;
}

/** One photo large. What is decided leads to the next one, so that a pile is looked through with one thumb. */
export function PhotoView({ photo, previous, next, deeds, onOpen }: PhotoViewProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const { name, url, width, height, state, placeholder } = photo;
  const after = next ?? previous;
  const change = (deed: 'SHOW' | 'HIDE') =>
    void deeds?.change(deed, [photo]).then(
      () => onOpen(after?.id),
      // said above the list
      () => onOpen(undefined),
    );
  useHotkeys([
    ['ArrowLeft', () => previous && onOpen(previous.id)],
    ['ArrowRight', () => next && onOpen(next.id)],
  ]);
  return (
    <Sheet
      title={t('album.by', { name })}
      place="middle"
      width={760}
      onClose={() => onOpen(undefined)}
      actions={
        deeds && (
          <>
            <Button variant="subtle" color="danger" mr="auto" onClick={() => setIsAsking(true)}>
              <BinIcon /> {t('album.remove')}
            </Button>
            {state !== 'HIDDEN' && (
              <Button variant="default" onClick={() => change('HIDE')} disabled={deeds.moderate.isPending}>
                <EyeOffIcon /> {t('album.hide')}
              </Button>
            )}
            {state !== 'SHOWN' && (
              <Button onClick={() => change('SHOW')} disabled={deeds.moderate.isPending}>
                <TickIcon /> {t('album.show')}
              </Button>
            )}
          </>
        )
      }
    >
      <div css={frame}>
        <img
          key={photo.id}
          src={url}
          alt={t('album.by', { name })}
          width={width}
          height={height}
          style={placeholder ? { backgroundImage: `url("${placeholder}")` } : {}}
        />
        {previous && (
          <button type="button" aria-label={t('album.previous')} onClick={() => onOpen(previous.id)} css={turn}>
            <EarlierIcon />
          </button>
        )}
        {next && (
          <button type="button" data-next aria-label={t('album.next')} onClick={() => onOpen(next.id)} css={turn}>
            <LaterIcon />
          </button>
        )}
      </div>
      {deeds && isAsking && (
        <RemovePhotos
          photos={[photo]}
          deeds={deeds}
          onClose={() => setIsAsking(false)}
          onDone={() => onOpen(after?.id)}
        />
      )}
    </Sheet>
  );
}

const frame = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 220,
  borderRadius: 10,
  background: ledger.row,
  overflow: 'hidden',
  '& img': {
    maxWidth: '100%',
    width: 'auto',
    height: 'auto',
    maxHeight: 'min(62dvh, 640px)',
    objectFit: 'contain',
    backgroundSize: 'cover',
  },
} as const;

const turn = {
  position: 'absolute',
  top: 'calc(50% - 22px)',
  left: 6,
  display: 'grid',
  placeContent: 'center',
  width: 44,
  height: 44,
  border: 0,
  borderRadius: '50%',
  background: '#000a',
  color: '#fff',
  cursor: 'pointer',
  '&[data-next]': { left: 'auto', right: 6 },
} as const;
