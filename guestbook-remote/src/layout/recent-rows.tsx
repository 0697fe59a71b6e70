import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { useCheckIn, useEvent } from '../check-in/open-event.tsx';
import type { Recent } from '../check-in/screen.ts';
import { Sign } from '../design/icons.tsx';
import { clockTime } from '../design/times.ts';

/** What this device saw last, newest first. */
export function RecentRows({ limit }: { limit: number }) {
  const { t } = useTranslation();
  const recent = useCheckIn((checkIn) => checkIn.recent);
  return (
    <>
      <h2 css={caption}>{t('desk.last')}</h2>
      {recent.length === 0 && <p css={[row, { color: 'var(--quiet)', fontWeight: 500 }]}>{t('desk.nothing_yet')}</p>}
      <ul css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 }}>
        {recent.slice(0, limit).map((one) => (
          <Row key={one.id} recent={one} isAlone={limit === 1} />
        ))}
      </ul>
    </>
  );
}

function Row({ recent, isAlone }: { recent: Recent; isAlone: boolean }) {
  const { t, i18n } = useTranslation();
  const { timezone } = useEvent();
  const { kind, name, table, people, at } = recent;
  return (
    <li css={row}>
      <Sign kind={kind} />
      <span css={{ flex: 1, minWidth: 0 }}>
        <b css={{ display: 'block', fontSize: '1.125rem', lineHeight: 1.2, overflowWrap: 'anywhere' }}>
          {name ?? t('said.refused.word')}
        </b>
        {!isAlone && (
          <span css={{ color: 'var(--quiet)', fontWeight: 500 }}>
            {clockTime(at, timezone, i18n.language)}
            {kind === 'arrived' && ` · ${t('guest.people', { count: people })}`}
            {kind === 'duplicate' && ` · ${t('said.already_in.word')}`}
          </span>
        )}
      </span>
      {table && <span css={tableName}>{t('guest.table', { table })}</span>}
    </li>
  );
}

const caption = css({ padding: '0 4px 8px', color: 'var(--quiet)', fontSize: '0.9375rem', fontWeight: 500 });

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 72,
  padding: '10px 18px',
  borderRadius: 18,
  background: 'var(--card)',
});

const tableName = css({ maxWidth: '34%', color: 'var(--quiet)', fontWeight: 600, textAlign: 'right' });
