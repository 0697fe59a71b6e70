import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { countsOf } from './upload-queue.ts';
import type { Upload } from './uploads.ts';

/** '2 masuk, 1 berjalan, 1 gagal'. Spoken when it changes. */
export function UploadCountsLine({ uploads }: { uploads: readonly Upload[] }) {
  const { t } = useTranslation();
  const { done, running, failed } = countsOf(uploads);
  const said = [
    ...(done > 0 ? [t('media.count_done', { count: done })] : []),
    ...(running > 0 ? [t('media.count_running', { count: running })] : []),
  ].join(', ');
  return (
    <span role="status" css={{ marginInlineStart: 'auto', color: ledger.muted, whiteSpace: 'nowrap' }}>
      {said}
      {failed > 0 && said !== '' && ', '}
      {failed > 0 && (
        <b css={{ color: ledger.danger, fontWeight: 600 }}>{t('media.count_failed', { count: failed })}</b>
      )}
    </span>
  );
}
