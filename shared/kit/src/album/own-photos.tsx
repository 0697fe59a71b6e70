import type { OwnPhoto } from '@janur/contracts';
import { useState } from 'react';
import { useTexts } from '../texts.ts';
import { photoBy } from './photo-by.ts';

interface OwnPhotosProps {
  own: readonly OwnPhoto[];
  withdraw: (photo: OwnPhoto) => Promise<void>;
}

/** What this guest brought, and what became of it. `data-part`: own, own-photos, own-photo (`data-shown`), withdraw, failed. */
export function OwnPhotos({ own, withdraw }: OwnPhotosProps) {
  const { t } = useTexts();
  const [going, setGoing] = useState<number>();
  const [hasFailed, setHasFailed] = useState(false);
  async function takeBack(photo: OwnPhoto) {
    setGoing(photo.id);
    setHasFailed(false);
    await withdraw(photo).catch(() => setHasFailed(true));
    setGoing(undefined);
  }
  const waits = own.some((photo) => !photo.is_shown);
  return (
    <div data-part="own">
      <h3>{t('album.own')}</h3>
      {waits && <p data-part="hint">{t('album.waits')}</p>}
      <ul data-part="own-photos">
        {own.map((photo, index) => (
          <li key={photo.id} data-part="own-photo" data-shown={photo.is_shown ? '' : undefined}>
            <img src={photo.variants[0]?.url ?? photo.url} alt={photoBy(t, photo.name)} loading="lazy" />
            <button
              type="button"
              data-part="withdraw"
              aria-label={t('album.withdraw', { number: index + 1 })}
              disabled={going === photo.id}
              onClick={() => void takeBack(photo)}
            >
              <svg
                viewBox="0 0 18 18"
                width="18"
                height="18"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                aria-hidden
              >
                <path d="m4.500 4.500 9 9M13.500 4.500l-9 9" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
      {hasFailed && (
        <p role="alert" data-part="failed">
          {t('album.problem.failed')}
        </p>
      )}
    </div>
  );
}
