import { useTranslation } from '@janur/i18n';
import { useEffect } from 'react';
import { useDesk } from '../../check-in/desk-context.tsx';
import type { Verdict } from '../../check-in/verdict.ts';
import { Button } from '../../look/button.tsx';
import { ColourScreen } from './colour-screen.tsx';
import { TableNumber } from './table-number.tsx';

const NEXT_AFTER_MS = 1500;
/** Under INSTANT this is the first and only time that name and table are seen. */
const NEXT_AFTER_INSTANT_MS = 3000;

/** Recorded by the server. Goes on to the next guest by itself. */
export function Arrived({ verdict }: { verdict: Extract<Verdict, { state: 'arrived' }> }) {
  const { t } = useTranslation();
  const close = useDesk((desk) => desk.close);
  const { guest, isInstant } = verdict;

  useEffect(() => {
    const timer = setTimeout(close, isInstant ? NEXT_AFTER_INSTANT_MS : NEXT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [close, isInstant]);

  return (
    <ColourScreen
      tone="good"
      word={t('verdict.arrived')}
      headline={guest.name}
      onClose={close}
      actions={<Button onClick={close}>{t('verdict.next')}</Button>}
    >
      <TableNumber table={guest.table_number} />
      <p css={{ paddingTop: 16 }}>{t('guest.people', { count: guest.total_guests_attended })}</p>
    </ColourScreen>
  );
}
