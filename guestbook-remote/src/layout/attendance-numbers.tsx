import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { useEventState } from '../check-in/open-event.tsx';

/** How full the hall is, large: a tablet on the table is read from across it. */
export function AttendanceNumbers() {
  const { t } = useTranslation();
  const attended = useEventState(({ summary }) => summary.total_pax_attended);
  const confirmed = useEventState(({ summary }) => summary.total_pax_confirmed);
  const share = confirmed > 0 ? Math.min(1, attended / confirmed) : 0;
  return (
    <section css={{ paddingBottom: 28 }}>
      <p css={{ display: 'flex', alignItems: 'baseline', gap: 12, fontSize: '1.25rem', fontWeight: 600 }}>
        <span css={number}>{attended}</span>
        {t('desk.here', { count: attended })}
      </p>
      <div css={track} aria-hidden="true">
        <div
          css={{ height: '100%', borderRadius: 4, background: 'var(--good)' }}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <p css={{ color: 'var(--quiet)', fontWeight: 500 }}>{t('desk.of', { confirmed })}</p>
    </section>
  );
}

const number = css({
  color: 'var(--highlight)',
  fontSize: '5.5rem',
  fontWeight: 800,
  lineHeight: 1,
  letterSpacing: '-0.04em',
  fontVariantNumeric: 'tabular-nums',
});

const track = css({
  height: 8,
  margin: '10px 0 8px',
  borderRadius: 4,
  background: 'var(--border)',
  overflow: 'hidden',
});
