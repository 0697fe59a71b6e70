import { useTranslation } from '@janur/i18n';
import { useEventStore, useGuest } from '../check-in/open-event.tsx';
import type { GuestKey } from '../event-store/event-store.ts';
import { Button } from '../design/button.tsx';
import { Printer } from '../design/icons.tsx';
import { printGuest } from './print-guest.ts';

/** By the event's `print_variant`; nothing where nothing is printed, or the guest is not known here. */
export function PrintButton({ guestKey }: { guestKey: GuestKey }) {
  const { t } = useTranslation();
  const { event, clientEvents } = useEventStore();
  const guest = useGuest(guestKey);
  const variant = event.check_in_config.print_variant;
  if (variant === 'NONE' || !guest) return null;

  const print = () =>
    printGuest(variant, {
      event: event.title,
      couple: clientEvents.client_name,
      name: guest.name,
      table: guest.table_number && t('guest.table', { table: guest.table_number }),
      people: t('guest.people', { count: guest.total_guests_attended || guest.allowed }),
      code: guest.guest_code,
    });

  return (
    <Button kind="second" onClick={print}>
      <Printer />
      {t(variant === 'LABEL' ? 'print.label' : 'print.ticket')}
    </Button>
  );
}
