import { useTranslation } from '@janur/i18n';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useCheckIn, useEvent, useEventStore } from '../../check-in/open-event.tsx';
import type { Arrival } from '../../check-in/screen.ts';
import { usePermissions } from '../../device/role.ts';
import { Button } from '../../design/button.tsx';
import { wasPressedByKeys } from '../../design/pressed-by-keys.ts';
import { PrintButton } from '../../print/print-button.tsx';
import { ColourDialog } from './colour-dialog.tsx';
import { HostsNote } from './hosts-note.tsx';
import { TableNumber } from './table-number.tsx';

const NEXT_AFTER_MS = 1500;
/** Under INSTANT this is the first and only time that name and table are seen; a print wants a moment as well. */
const NEXT_AFTER_INSTANT_MS = 3000;

/** Recorded: safe on this device. Goes on to the next guest by itself, unless somebody walks to one of its buttons. */
export function Arrived({ arrival }: { arrival: Arrival }) {
  const { t } = useTranslation();
  const close = useCheckIn((checkIn) => checkIn.close);
  const { isFullRole } = usePermissions();
  const guest = useEventStore().guest(arrival.operation.guest);
  const { check_in_config: config } = useEvent();
  const navigate = useNavigate();
  const { name, table, people, isInstant, operation } = arrival;
  const isSlow = isInstant || config.print_variant !== 'NONE';

  useEffect(() => {
    // the focus is in here: who reads by it is not hurried (WCAG 2.2.1)
    if (wasPressedByKeys()) return undefined;
    const timer = setTimeout(close, isSlow ? NEXT_AFTER_INSTANT_MS : NEXT_AFTER_MS);
    // nor who begins to walk through it
    const stay = ({ key }: KeyboardEvent) => key === 'Tab' && clearTimeout(timer);
    addEventListener('keydown', stay);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', stay);
    };
  }, [close, isSlow]);

  function showGuest() {
    close();
    void navigate(`/guest/${operation.guest}`);
  }

  return (
    <ColourDialog
      tone="good"
      word={t('said.arrived.word')}
      headline={name}
      isVip={guest?.is_vip}
      onClose={close}
      actions={
        <>
          <PrintButton guestKey={operation.guest} />
          {isFullRole && (
            <Button kind="second" onClick={showGuest}>
              {t('verdict.details')}
            </Button>
          )}
        </>
      }
      main={<Button onClick={close}>{t('verdict.next')}</Button>}
    >
      <TableNumber table={table} isSmall={Boolean(guest?.note)} />
      <HostsNote note={guest?.note} />
      <p css={{ paddingTop: 16 }}>{t('guest.people', { count: people })}</p>
    </ColourDialog>
  );
}
