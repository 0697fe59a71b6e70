import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { countdown, daysUntil, eventDay } from './event-dates.ts';

/** The day and how far it is; the last week before the event is marked like with a highlighter. */
export function EventDate({ date, now }: { date: string | null; now: Date }) {
  const { t, i18n } = useTranslation();
  if (date === null) return <span css={{ color: ledger.muted }}>{t('clients.no_date')}</span>;
  const { key, count, isSoon } = countdown(daysUntil(date, now));
  return (
    <span css={{ display: 'inline-grid', justifyItems: 'start', whiteSpace: 'nowrap' }}>
      <time dateTime={date} css={{ fontWeight: 600 }}>
        {eventDay(date, i18n.language)}
      </time>
      <span data-soon={isSoon || undefined} css={distance}>
        {t(`countdown.${key}`, { count })}
      </span>
    </span>
  );
}

const distance = {
  color: ledger.muted,
  '&[data-soon]': {
    marginInlineStart: -2,
    padding: '1px 7px',
    borderRadius: 5,
    background: ledger.accent,
    color: ledger.onAccent,
    fontWeight: 600,
    lineHeight: 1.25,
  },
} as const;
