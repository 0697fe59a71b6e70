import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../data.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { useReason } from '../../parts/problem.tsx';
import { useOfferRestore } from './restore.ts';
import type { Guest } from './use-guest-list.ts';

interface DeedProps {
  guest: Guest;
  onClose: () => void;
  onDone: () => Promise<void>;
}

export function DeleteGuest({ guest, onClose, onDone }: DeedProps) {
  const { t } = useTranslation();
  const reason = useReason();
  const offerRestore = useOfferRestore();
  const remove = useMutation({
    mutationFn: () => api(routes.deleteGuest, { params: { guestCode: guest.code } }),
    onSuccess: async () => {
      await onDone();
      offerRestore([guest.code], t('guests.deleted', { name: guest.name }));
    },
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

/** Whoever answered for somebody else, or by mistake, is asked again. */
export function TakeAnswerBack({ guest, onClose, onDone }: DeedProps) {
  const { t } = useTranslation();
  const reason = useReason();
  const takeBack = useMutation({
    mutationFn: async () =>
      guest.booking_id === null ? undefined : api(routes.deleteBooking, { params: { bookingId: guest.booking_id } }),
    onSuccess: onDone,
  });
  return (
    <Confirm
      title={t('guests.take_back_title', { name: guest.name })}
      verb={t('guests.take_back')}
      isBusy={takeBack.isPending}
      problem={takeBack.isError ? reason(takeBack.error) : undefined}
      onConfirm={() => takeBack.mutate()}
      onClose={onClose}
    >
      <p css={{ margin: 0 }}>{t(guest.message ? 'guests.take_back_wish_advice' : 'guests.take_back_advice')}</p>
    </Confirm>
  );
}
