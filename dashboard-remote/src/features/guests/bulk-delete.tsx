import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../data.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { useReason } from '../../parts/problem.tsx';
import type { Chosen } from './chosen.ts';
import { useOfferRestore } from './restore.ts';
import { useRefreshGuests } from './refresh.ts';

/** Asks by the number of those who go; who has arrived somewhere stays, and that is said. */
export function BulkDelete({ chosen, onClose, onDone }: { chosen: Chosen; onClose: () => void; onDone: () => void }) {
  const { t, i18n } = useTranslation();
  const reason = useReason();
  const refresh = useRefreshGuests();
  const offerRestore = useOfferRestore();
  const number = (value: number) => value.toLocaleString(i18n.language);
  const remove = useMutation({
    mutationFn: async () => {
      const { data } = await api(routes.deleteGuests, { body: { guests: chosen.guests } });
      await refresh();
      return data;
    },
    onSuccess: ({ deleted, arrived, codes }) => {
      const words = t('guests.bulk.deleted', { count: deleted, number: number(deleted) });
      const stay = arrived > 0 ? ` ${t('guests.bulk.arrived_stay', { count: arrived })}` : '';
      if (codes.length > 0) offerRestore(codes, words + stay);
      else notifications.show({ role: 'status', message: words + stay });
      onDone();
    },
  });
  return (
    <Confirm
      title={t('guests.bulk.delete_title', { count: chosen.count, number: number(chosen.count) })}
      verb={t('guests.bulk.delete')}
      isBusy={remove.isPending}
      problem={remove.isError ? reason(remove.error) : undefined}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p css={{ margin: 0 }}>{t('guests.bulk.delete_advice')}</p>
    </Confirm>
  );
}
