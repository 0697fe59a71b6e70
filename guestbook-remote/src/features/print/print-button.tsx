import { useTranslation } from '@janur/i18n';
import { useDoor, useGuest } from '../../check-in/desk-context.tsx';
import type { GuestKey } from '../../door/door.ts';
import { Button } from '../../look/button.tsx';
import { Printer } from '../../look/icons.tsx';
import { printGuest } from './print-guest.ts';

/** By the event's `print_variant`; nothing where nothing is printed, or the guest is not known here. */
export function PrintButton({ guestKey }: { guestKey: GuestKey }) {
  const { t } = useTranslation();
  const { event, book } = useDoor();
  const guest = useGuest(guestKey);
  const variant = event.check_in_config.print_variant;
  if (variant === 'NONE' || !guest) return null;

  const print = () =>
    printGuest(variant, {
      event: event.title,
      couple: book.client_name,
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
