import type { ModeratedPhoto } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { Confirm } from '../../parts/confirm.tsx';
import { useReason } from '../../parts/problem.tsx';
import type { PhotoDeeds } from './use-album.ts';

interface RemovePhotosProps {
  photos: readonly ModeratedPhoto[];
  deeds: PhotoDeeds;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before photos go for good. */
export function RemovePhotos({ photos, deeds: { moderate }, onClose, onDone }: RemovePhotosProps) {
  const { t } = useTranslation();
  const reason = useReason();
  const remove = { deed: 'REMOVE' as const, photos: { ids: photos.map(({ id }) => id) } };
  return (
    <Confirm
      title={t('album.remove_title', { count: photos.length })}
      verb={t('album.remove_verb')}
      isBusy={moderate.isPending}
      problem={moderate.isError ? reason(moderate.error) : undefined}
      onConfirm={() => moderate.mutate(remove, { onSuccess: onDone })}
      onClose={onClose}
    >
      <p css={{ margin: 0 }}>{t('album.remove_advice')}</p>
    </Confirm>
  );
}
