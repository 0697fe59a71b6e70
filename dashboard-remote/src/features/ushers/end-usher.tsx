import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../data.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { useReason } from '../../parts/problem.tsx';
import type { Usher } from './use-ushers.ts';

interface EndUsherProps {
  usher: Usher;
  /** Logs out only, or closes the account too. */
  action: 'log-out' | 'close';
  onClose: () => void;
  onDone: () => void;
}

const TEXTS = { 'log-out': 'log_out', close: 'close' } as const;

export function EndUsher({ usher, action, onClose, onDone }: EndUsherProps) {
  const { t } = useTranslation();
  const reason = useReason();
  const params = { accountId: usher.id };
  const end = useMutation({
    mutationFn: async (): Promise<void> => {
      if (action === 'close') await api(routes.changeUsher, { params, body: { is_active: false } });
      else await api(routes.endAccountSessions, { params });
    },
    onSuccess: onDone,
  });
  const text = TEXTS[action];
  return (
    <Confirm
      title={t(`ushers.${text}_of`, { name: usher.name })}
      verb={t(action === 'close' ? 'ushers.close' : 'ushers.log_out_verb')}
      isBusy={end.isPending}
      problem={end.isError ? reason(end.error) : undefined}
      onConfirm={() => end.mutate()}
      onClose={onClose}
    >
      <p css={{ margin: 0, lineHeight: 1.5 }}>{t(`ushers.${text}_advice`, { name: usher.name })}</p>
    </Confirm>
  );
}
