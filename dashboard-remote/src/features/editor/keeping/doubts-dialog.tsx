import { localeOf } from '@janur/contracts/languages';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { WarningIcon } from '../../../parts/icons.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { usePanel } from '../use-panel.ts';
import type { Doubt } from './doubts.ts';

interface DoubtsDialogProps {
  doubts: readonly Doubt[];
  onSave: () => void;
  onClose: () => void;
}

/** Asks about what can be saved and is hardly meant. */
export function DoubtsDialog({ doubts, onSave, onClose }: DoubtsDialogProps) {
  const { t, i18n } = useTranslation();
  const { open } = usePanel();
  const when = (instant: string | null | undefined, timeZone: string) =>
    instant
      ? new Date(instant).toLocaleString(localeOf(i18n.language), { timeZone, dateStyle: 'long', timeStyle: 'short' })
      : '';
  return (
    <Sheet
      place="middle"
      width={560}
      title={t('doubts.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" h={44} onClick={onSave}>
            {t('doubts.save')}
          </Button>
          <Button
            h={44}
            onClick={() => {
              onClose();
              open(doubts.every(({ kind }) => kind === 'wedding_day') ? 'hero' : 'wedding_event');
            }}
          >
            {t('doubts.mend')}
          </Button>
        </>
      }
    >
      <ul css={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' }}>
        {doubts.map(({ kind, event }) => (
          <li key={`${kind} ${event?.id}`} css={{ display: 'flex', gap: 12 }}>
            <WarningIcon css={{ flex: 'none', marginTop: 2, color: ledger.warning }} />
            <span>
              <b css={{ display: 'block', fontWeight: 600 }}>
                {event?.title ?? (event?.type ? t(`editor.event_type.${event.type}`) : t('editor.panel.wedding_event'))}
              </b>
              {t(`doubts.${kind}`, {
                start: event && when(event.start_datetime, event.timezone),
                end: event && when(event.end_datetime ?? event.start_datetime, event.timezone),
                place: event?.location ?? '',
              })}
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
