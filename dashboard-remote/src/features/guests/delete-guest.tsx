import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../data.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { useReason } from '../../parts/problem.tsx';
import type { Guest } from './use-guest-list.ts';

interface DeleteGuestProps {
  guest: Guest;
  onClose: () => void;
  onDeleted: () => Promise<void>;
}

export function DeleteGuest({ guest, onClose, onDeleted }: DeleteGuestProps) {
  const { t } = useTranslation();
  const reason = useReason();
  const remove = useMutation({
    mutationFn: () => api(routes.deleteGuest, { params: { guestCode: guest.code } }),
    onSuccess: onDeleted,
  });
  return (
    <Confirm
      title={t('guests.delete_title', { name: guest.name })}
      verb={t('guests.delete')}
      isBusy={remove.isPending}
      problem={remove.isError ? reason(remove.error, { CONFLICT: t('guests.has_arrived') }) : undefined}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p css={{ margin: 0 }}>{t(guest.booking_id === null ? 'guests.delete_advice' : 'guests.delete_answer_advice')}</p>
    </Confirm>
  );
}
