import type { StaffAccount } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../data.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { useReason } from '../../parts/problem.tsx';

interface EndAccountProps {
  account: StaffAccount;
  /** Logs out only, or closes the account too. */
  action: 'log-out' | 'close';
  onClose: () => void;
  onDone: () => void;
}

export function EndAccount({ account: { id, name }, action, onClose, onDone }: EndAccountProps) {
  const { t } = useTranslation();
  const reason = useReason();
  const params = { accountId: id };
  const end = useMutation({
    mutationFn: async (): Promise<void> => {
      if (action === 'close') await api(routes.changeAccount, { params, body: { is_active: false } });
      else await api(routes.endAccountSessions, { params });
    },
    onSuccess: onDone,
  });
  const text = action === 'close' ? 'close' : 'log_out';
  return (
    <Confirm
      title={t(`accounts.${text}_of`, { name })}
      verb={t(`accounts.${text}`)}
      isBusy={end.isPending}
      problem={end.isError ? reason(end.error) : undefined}
      onConfirm={() => end.mutate()}
      onClose={onClose}
    >
      <p css={{ margin: 0, lineHeight: 1.5 }}>{t(`accounts.${text}_advice`, { name })}</p>
    </Confirm>
  );
}
