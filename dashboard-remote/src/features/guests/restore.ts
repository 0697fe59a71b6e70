import { MOST_CHOSEN } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { notifications } from '@mantine/notifications';
import { api } from '../../data.ts';
import { useReason } from '../../parts/problem.tsx';
import { useOfferUndo } from '../../parts/undo.tsx';
import { useRefreshGuests } from './refresh.ts';

/** Says who was deleted, with the way back; it stays until it is used or closed. */
export function useOfferRestore(): (codes: readonly string[], text: string) => void {
  const { t } = useTranslation();
  const reason = useReason();
  const refresh = useRefreshGuests();
  const offerUndo = useOfferUndo();
  async function restore(codes: readonly string[]) {
    try {
      for (let at = 0; at < codes.length; at += MOST_CHOSEN)
        await api(routes.restoreGuests, { body: { codes: codes.slice(at, at + MOST_CHOSEN) } });
      notifications.show({ role: 'status', message: t('guests.restored', { count: codes.length }) });
    } catch (error) {
      notifications.show({ role: 'alert', message: reason(error) });
    }
    await refresh();
  }
  return (codes, text) => offerUndo({ id: 'guests-deleted', text, stays: true, onUndo: () => void restore(codes) });
}
