import { css } from '@emotion/react';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEvent } from '../../check-in/desk-context.tsx';
import { Page } from '../../look/page.tsx';
import { clockTime } from '../../look/times.ts';
import { NumberCard } from './number-card.tsx';

/** The six numbers of an event, as fresh as their time says. */
export function SummaryPage() {
  const { t, i18n } = useTranslation();
  const { id, summary, timezone } = useEvent();
  const queries = useQueryClient();
  const filter = { queryKey: [routes.getEventDetail.path, { params: { eventId: id } }] };
  const isFetching = useIsFetching(filter) > 0;
  const readAt = queries.getQueryState(filter.queryKey)?.dataUpdatedAt ?? 0;

  return (
    <Page
      title={t('summary.title')}
      aside={
        <button
          type="button"
          aria-busy={isFetching}
          css={refresh}
          onClick={() => void queries.invalidateQueries(filter)}
        >
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
      <p role="status" css={{ padding: '0 4px', color: 'var(--quiet)', fontWeight: 500 }}>
        {t('summary.at', { time: clockTime(new Date(readAt), timezone, i18n.language) })}
      </p>
    </Page>
  );
}

const grid = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(130px, 100%), 1fr))', gap: 12 });

const refresh = css({
  minHeight: 56,
  padding: '0 20px',
  border: 0,
  borderRadius: 99,
  background: 'var(--card)',
  fontWeight: 600,
  '&[aria-busy=true]': { opacity: 0.6 },
});
