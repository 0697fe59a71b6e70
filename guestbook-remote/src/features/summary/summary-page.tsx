import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { useEventStore, useEventState, useEvent } from '../../check-in/open-event.tsx';
import { usePermissions } from '../../device/role.ts';
import { Page } from '../../design/page.tsx';
import { clockTime } from '../../design/times.ts';
import { NumberCard } from './number-card.tsx';

/** The six numbers of an event as this device knows them, and when it last heard of the other gates. */
export function SummaryPage() {
  const { t, i18n } = useTranslation();
  const store = useEventStore();
  const { isHost } = usePermissions();
  const { timezone } = useEvent();
  const summary = useEventState((state) => state.summary);
  const isSyncing = useEventState((state) => state.is_syncing);
  const lastContact = useEventState((state) => state.last_contact);

  return (
    <Page
      title={t('summary.title')}
      aside={
        <button type="button" aria-busy={isSyncing} css={refresh} onClick={() => void store.sync()}>
          {t('summary.refresh')}
        </button>
      }
    >
      <div css={grid}>
        <NumberCard
          isWide
          label={t('summary.people')}
          count={summary.total_pax_attended}
          of={summary.total_pax_confirmed}
          notes={[
            summary.total_walk_ins > 0 && t('summary.walk_ins', { count: summary.total_walk_ins }),
            summary.total_inside < summary.total_pax_attended && t('summary.inside', { count: summary.total_inside }),
          ]}
        />
        <NumberCard
          isWide
          label={t('summary.invitations')}
          count={summary.total_checked_in}
          of={summary.total_invitations_confirmed}
        />
        <NumberCard label={t('summary.gifts')} count={summary.total_received_gift} />
        <NumberCard label={t('summary.souvenirs')} count={summary.total_received_souvenir} />
        <NumberCard label={t('summary.confirmed_people')} count={summary.total_pax_confirmed} />
        <NumberCard label={t('summary.confirmed_invitations')} count={summary.total_invitations_confirmed} />
      </div>
      {isHost && (
        <a href={`/dashboard/attendance/door?event=${store.eventId}`} css={gates}>
          {t('summary.gates')}
        </a>
      )}
      <p role="status" css={{ padding: '0 4px', color: 'var(--quiet)', fontWeight: 500 }}>
        {lastContact === null
          ? t('summary.never')
          : t('summary.at', { time: clockTime(new Date(lastContact), timezone, i18n.language) })}
      </p>
    </Page>
  );
}

const grid = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(130px, 100%), 1fr))', gap: 12 });

const gates = css({
  display: 'grid',
  placeContent: 'center',
  minHeight: 64,
  padding: '8px 20px',
  borderRadius: 18,
  background: 'var(--card)',
  color: 'inherit',
  fontSize: '1.0625rem',
  fontWeight: 700,
  textAlign: 'center',
  textDecoration: 'none',
});

const refresh = css({
  minHeight: 56,
  padding: '0 20px',
  border: 0,
  borderRadius: 99,
  background: 'var(--card)',
  fontWeight: 600,
  '&[aria-busy=true]': { opacity: 0.6 },
});
