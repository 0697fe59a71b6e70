import { ApiError } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { Notice } from './notice.tsx';

/** A list or page that could not be read, and the button to read it again. */
export function Problem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  const kind = kindOf(error);
  return (
    <Notice title={t(`problem.${kind}`)} action={{ label: t('problem.retry'), onClick: onRetry }}>
      {t(`problem.${kind}_hint`)}
    </Notice>
  );
}

function kindOf(error: Error): 'offline' | 'failed' | 'forbidden' {
  if (!(error instanceof ApiError)) return 'offline';
  return error.status === 403 ? 'forbidden' : 'failed';
}
