import type { AlbumAdmission, PhotoState } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { Empty } from '../../parts/empty.tsx';

interface NoPhotosProps {
  state: PhotoState;
  /** Of all states. */
  total: number;
  admits: AlbumAdmission;
}

/** Why there is nothing here, and what will bring something. */
export function NoPhotos({ state, total, admits }: NoPhotosProps) {
  const { t } = useTranslation();
  if (total === 0)
    return (
      <Empty title={t('album.none')} advice={t(admits === 'CLOSED' ? 'album.none_closed' : 'album.none_advice')} />
    );
  return <Empty title={t(`album.none_of.${state}`)} advice={t(`album.none_of_advice.${state}`)} />;
}
