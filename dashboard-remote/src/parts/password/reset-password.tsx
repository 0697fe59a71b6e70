import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../data.ts';
import { Confirm } from '../confirm.tsx';
import { useReason } from '../problem.tsx';
import { Sheet } from '../sheet.tsx';
import { ShownOnce } from './shown-once.tsx';

interface ResetPasswordProps {
  clientId: number;
  /** The client's own account without one. */
  username?: string;
  name: string;
  onClose: () => void;
  onDone?: () => void;
}

/** A new password for an account, after a question by its name; shown once. */
export function ResetPassword({ clientId, username, name, onClose, onDone }: ResetPasswordProps) {
  const { t } = useTranslation();
  const reason = useReason();
  const reset = useMutation({
    mutationFn: () =>
      api(routes.resetPassword, { params: { clientId }, query: username === undefined ? {} : { username } }),
    ...(onDone && { onSuccess: onDone }),
  });
  const made = reset.data?.data;
  if (made) {
    return (
      <Sheet
        title={t('ushers.account_of', { name })}
        place="middle"
        onClose={onClose}
        actions={<Button onClick={onClose}>{t('ushers.done')}</Button>}
      >
        <ShownOnce
          name={name}
          username={made.user_name}
          password={made.password}
          path={username === undefined ? '/dashboard' : '/guest-book'}
        />
      </Sheet>
    );
  }
  return (
    <Confirm
      title={t('ushers.new_password_of', { name })}
      verb={t('ushers.make_password')}
      isBusy={reset.isPending}
      problem={reset.isError ? reason(reset.error) : undefined}
      onConfirm={() => reset.mutate()}
      onClose={onClose}
    >
      <p css={{ margin: 0, lineHeight: 1.5 }}>{t('ushers.new_password_advice', { name })}</p>
    </Confirm>
  );
}
