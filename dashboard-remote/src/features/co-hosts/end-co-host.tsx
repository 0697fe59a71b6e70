import type { CoHost } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { Confirm } from '../../parts/confirm.tsx';
import { useReason } from '../../parts/problem.tsx';
import { useEndCoHost } from './use-co-hosts.ts';

export function EndCoHost({ coHost, onClose }: { coHost: CoHost; onClose: () => void }) {
  const { t } = useTranslation();
  const reason = useReason();
  const end = useEndCoHost(onClose);
  return (
    <Confirm
      title={t('co_hosts.end_of', { name: coHost.name })}
      verb={t('co_hosts.end')}
      isBusy={end.isPending}
      problem={end.isError ? reason(end.error) : undefined}
      onConfirm={() => end.mutate(coHost.id)}
      onClose={onClose}
    >
      <p css={{ margin: 0, lineHeight: 1.5 }}>{t('co_hosts.end_advice')}</p>
    </Confirm>
  );
}
