import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { notifications } from '@mantine/notifications';
import { api } from '../../data.ts';
import { useReason } from '../../parts/problem.tsx';
import { useOfferUndo } from '../../parts/undo.tsx';
import { useRefreshGuests } from './refresh.ts';

/** Says that a new guest is on the list. Who writes the next one at once is not led away to the way back. */
export function useSayAdded(): (added: { code: string; name: string }, how: { isLast: boolean }) => void {
  const { t } = useTranslation();
  const reason = useReason();
  const refresh = useRefreshGuests();
  const offerUndo = useOfferUndo();
  async function takeBack(guestCode: string) {
    try {
      await api(routes.deleteGuest, { params: { guestCode } });
    } catch (error) {
      notifications.show({ role: 'alert', message: reason(error) });
    }
    await refresh();
  }
  return ({ code, name }, { isLast }) => {
    const text = t('guests.added', { name });
    if (isLast) offerUndo({ id: 'guest-added', text, onUndo: () => void takeBack(code) });
    else notifications.show({ role: 'status', message: text });
  };
}
