import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { Link } from 'react-router';
import { useCheckIn, useEvent, useEventState, useEventStore } from '../check-in/open-event.tsx';
import { type Recent, recentOf } from '../check-in/recent.ts';
import { useAct } from '../check-in/use-act.ts';
import { usePermissions } from '../device/role.ts';
import { Forward, Sign } from '../design/icons.tsx';
import { clockTime } from '../design/times.ts';

/** What this device saw last, newest first; each row is the way to the guest's gifts, label and the rest. */
export function RecentRows({ limit }: { limit: number }) {
  const { t } = useTranslation();
  const store = useEventStore();
  const turnedAway = useCheckIn((checkIn) => checkIn.turnedAway);
  useEventState((state) => state.revision);
  const recent = recentOf(store, turnedAway, limit);
  return (
    <>
      <h2 css={caption}>{t('desk.last')}</h2>
      {recent.length === 0 && <p css={[row, { color: 'var(--quiet)', fontWeight: 500 }]}>{t('desk.nothing_yet')}</p>}
      <ul css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 }}>
        {recent.map((one) => (
          <li key={one.id}>
            <Row recent={one} isAlone={limit === 1} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Row({ recent, isAlone }: { recent: Recent; isAlone: boolean }) {
  const { t } = useTranslation();
  const store = useEventStore();
  const { isFullRole } = usePermissions();
  const { kind, key, name, table } = recent;
  const what = (
    <>
      <Sign kind={kind} />
      <span css={{ flex: 1, minWidth: 0 }}>
        <b css={{ display: 'block', fontSize: '1.125rem', lineHeight: 1.2, overflowWrap: 'anywhere' }}>
          {name ?? t('said.refused.word')}
        </b>
        {(!isAlone || kind === 'undone') && <Details recent={recent} />}
      </span>
      {table && <span css={tableName}>{t('guest.table', { table })}</span>}
    </>
  );
  if (!isFullRole || key === undefined || !store.guest(key)) {
    return (
      <div css={row} data-kind={kind}>
        {what}
      </div>
    );
  }
  return (
    <Link to={`/guest/${key}`} css={row} data-kind={kind}>
      {what}
      <span css={{ flex: 'none', display: 'grid', color: 'var(--quiet)' }}>
        <Forward size={18} />
      </span>
    </Link>
  );
}

function Details({ recent: { kind, at, operation } }: { recent: Recent }) {
  const { t, i18n } = useTranslation();
  const { timezone } = useEvent();
  const actOf = useAct();
  const words = [
    clockTime(at, timezone, i18n.language),
    operation && actOf(operation),
    kind === 'duplicate' && t('said.already_in.word'),
    kind === 'undone' && t('history.undone'),
    kind === 'refused' && operation && t('history.saved.refused'),
  ];
  return <span css={{ color: 'var(--quiet)', fontWeight: 500 }}>{words.filter(Boolean).join(' · ')}</span>;
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
  color: 'inherit',
  textDecoration: 'none',
  '&[data-kind=undone] b': { textDecoration: 'line-through', color: 'var(--quiet)' },
});

const tableName = css({ maxWidth: '34%', color: 'var(--quiet)', fontWeight: 600, textAlign: 'right' });
