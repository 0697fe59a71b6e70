import { localeOf } from '@janur/contracts/languages';
import { useTranslation } from '@janur/i18n';
import { FONT_TITLE, ledger } from '@janur/ui';
import { Link } from 'react-router';
import { countdown, daysUntil } from '../../parts/client-status/event-dates.ts';
import { card } from '../../parts/styles.ts';
import { clockTime } from '../../parts/times.ts';
import type { HostEvent } from '../../parts/use-host.ts';
import { title } from './answer-chart.tsx';

interface DeadlinesProps {
  events: readonly HostEvent[];
  /** Until when guests may answer by themselves. */
  until: string | null;
  /** Households that have said nothing. */
  pending: number | undefined;
  now: Date;
}

/** The days that come next: when the form closes, or that it has; and each event that has not passed. */
export function Deadlines({ events, until, pending, now }: DeadlinesProps) {
  const { t, i18n } = useTranslation();
  const days = [
    ...(until === null
      ? []
      : [
          {
            key: 'until',
            instant: until,
            timeZone: events[0]?.timezone ?? 'Asia/Jakarta',
            text: t(Date.parse(until) < now.getTime() ? 'rsvp.next.closed' : 'rsvp.next.closes'),
          },
        ]),
    ...events.flatMap(({ id, title: text, start_datetime: instant, timezone: timeZone }) =>
      instant === null ? [] : [{ key: String(id), instant, timeZone, text }],
    ),
  ]
    .map((day) => ({ ...day, left: daysUntil(day.instant, now, day.timeZone) }))
    .filter(({ key, left }) => left >= 0 || key === 'until')
    .toSorted((one, other) => Date.parse(one.instant) - Date.parse(other.instant));
  if (days.length === 0) return null;
  return (
    <section aria-label={t('rsvp.next.title')} css={[card, { padding: '18px 0 4px' }]}>
      <h2 css={[title, { margin: '0 22px 12px' }]}>{t('rsvp.next.title')}</h2>
      <ul css={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {days.map(({ key, instant, timeZone, text, left }) => {
          const far = countdown(left);
          return (
            <li key={key} css={row}>
              <time dateTime={instant} data-soon={far.isSoon || undefined} css={leaf}>
                <b>{written({ day: 'numeric' }, { instant, timeZone, language: i18n.language })}</b>
                {written({ month: 'short' }, { instant, timeZone, language: i18n.language })}
              </time>
              <span css={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <b css={{ display: 'block', fontWeight: 600 }}>{text}</b>
                {key === 'until' ? (
                  pending !== undefined && (
                    <Link to="/guests?status=PENDING" css={{ color: ledger.muted }}>
                      {t('rsvp.next.pending', { count: pending })}
                    </Link>
                  )
                ) : (
                  <span css={{ color: ledger.muted }}>{clockTime(instant, timeZone, i18n.language)}</span>
                )}
              </span>
              <span css={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                {t(`countdown.${far.key}`, { count: far.count })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface Where {
  readonly instant: string;
  readonly timeZone: string;
  readonly language: string;
}

const written = (parts: Intl.DateTimeFormatOptions, { instant, timeZone, language }: Where) =>
  new Intl.DateTimeFormat(localeOf(language), { ...parts, timeZone }).format(new Date(instant));

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 60,
  padding: '8px 22px',
  borderTop: `1px solid ${ledger.line}`,
  lineHeight: 1.4,
} as const;

const leaf = {
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 44,
  padding: '4px 0 5px',
  borderRadius: 10,
  background: ledger.head,
  fontSize: 13,
  lineHeight: 1.15,
  '& b': { fontFamily: FONT_TITLE, fontSize: 20, fontWeight: 400 },
  '&[data-soon]': { background: ledger.accent, color: ledger.onAccent },
} as const;
