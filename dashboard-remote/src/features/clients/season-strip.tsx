import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import type { ReactNode } from 'react';
import { weekSpan } from '../../parts/client-status/event-dates.ts';
import { seasonOf, type Week } from './season.ts';

const BARS_PX = 40;

/** Events a week for a year: this week in apricot, the busiest in ink-green, a quiet Ramadan named. */
export function SeasonStrip({ weeks }: { weeks: readonly Week[] }) {
  const { t, i18n } = useTranslation();
  const { busiest, months, quietRamadan } = seasonOf(weeks);
  const thisWeek = weeks[0];
  if (!thisWeek) return null;
  const share = 100 / weeks.length;
  const unit = BARS_PX / Math.max(3, busiest?.events ?? 0);
  const now = t('season.this_week', { count: thisWeek.events });
  const peak = busiest && t('season.busiest', { count: busiest.events, week: weekSpan(busiest.week, i18n.language) });
  const monthName = new Intl.DateTimeFormat(i18n.language, { month: 'short', timeZone: 'UTC' });
  return (
    <figure aria-label={t('season.label')} css={strip}>
      <figcaption css={caption}>
        <Key color={ledger.accent}>{now}</Key>
        {peak && <Key color={ledger.brand}>{peak}</Key>}
      </figcaption>
      <div aria-hidden="true" css={bars}>
        {weeks.map(({ week, events }, index) => (
          <span
            key={week}
            title={`${weekSpan(week, i18n.language)}: ${t('season.events', { count: events })}`}
            css={slot}
          >
            <i
              data-bar={index === 0 ? 'now' : index === busiest?.index ? 'busiest' : 'other'}
              css={bar}
              style={{ height: events * unit }}
            />
          </span>
        ))}
        {quietRamadan && (
          <span css={ramadan} style={{ left: `${((quietRamadan.from + quietRamadan.to + 1) / 2) * share}%` }}>
            Ramadan
          </span>
        )}
      </div>
      <div aria-hidden="true" css={names}>
        {months.map(({ index, month }, at) =>
          index > weeks.length - 3 || (months[at + 1]?.index ?? index + 9) - index < 3 ? null : (
            <span
              key={index}
              data-odd={at % 2 === 1 || undefined}
              css={name}
              style={{ left: `min(${index * share}%, 100% - 2.2em)` }}
            >
              {monthName.format(new Date(Date.UTC(2026, month, 15)))}
            </span>
          ),
        )}
      </div>
    </figure>
  );
}

function Key({ color, children }: { color: string; children: ReactNode }) {
  return (
    <span css={{ display: 'inline-flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap' }}>
      <i css={{ width: 9, height: 9, borderRadius: 2 }} style={{ background: color }} />
      {children}
    </span>
  );
}

const strip = {
  width: '100%',
  maxWidth: 720,
  margin: 0,
  fontSize: 14,
  fontWeight: 500,
  containerType: 'inline-size',
} as const;
const caption = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  marginBottom: 6,
  fontWeight: 600,
  lineHeight: 1.4,
} as const;
const bars = {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  height: BARS_PX,
  borderBottom: `1px solid ${ledger.borderStrong}`,
} as const;
const slot = {
  display: 'flex',
  alignItems: 'flex-end',
  flex: '1 1 0',
  height: '100%',
  paddingInlineEnd: '0.6%',
} as const;

const bar = {
  display: 'block',
  width: '100%',
  borderRadius: '2px 2px 0 0',
  background: ledger.bar,
  '&[data-bar=now]': { background: ledger.accent },
  '&[data-bar=busiest]': { background: ledger.brand },
  'span:hover > &[data-bar=other]': { background: ledger.barHover },
} as const;

const ramadan = {
  position: 'absolute',
  bottom: 2,
  transform: 'translateX(-50%)',
  color: ledger.muted,
  lineHeight: 1.2,
  '@container (max-width: 640px)': { display: 'none' },
} as const;
const names = { position: 'relative', height: 22, color: ledger.muted } as const;

const name = {
  position: 'absolute',
  top: 3,
  lineHeight: 1.3,
  '@container (max-width: 520px)': { '&[data-odd]': { display: 'none' } },
} as const;
