import type { ListedEvent } from '@janur/contracts';
import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../data.ts';
import { Empty } from './empty.tsx';
import { card, oneLine, tools } from './styles.ts';
import { PagedList } from './paged-list.tsx';
import { SearchField } from './search-field.tsx';
import { eventTime } from './times.ts';
import { useListSearch } from './url-state.ts';

/** Which client's event, the nearest to now first: it is mostly last night's. */
export function EventChoice() {
  const { t } = useTranslation();
  const { search: list, hrefOf, change } = useListSearch();
  const { search, page, limit } = list;
  const query = useQuery({
    ...queryOf(api, routes.listEvents, { query: { page, limit, ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label={t('reconciliation.choose')} css={card}>
      <div role="search" aria-label={t('reconciliation.choose')} css={tools}>
        <SearchField
          label={t('reconciliation.search')}
          value={search}
          onSearch={(text) => change({ search: text }, { replace: true })}
        />
      </div>
      <PagedList
        query={query}
        words={{ loading: t('reconciliation.loading'), failed: t('reconciliation.failed') }}
        empty={
          <Empty
            title={t('reconciliation.nothing_found')}
            advice={t('reconciliation.nothing_found_advice')}
            action={
              <Button component={Link} to={hrefOf({ search: '' })}>
                {t('reconciliation.show_all')}
              </Button>
            }
          />
        }
        hrefOf={hrefOf}
        onLimit={(size) => change({ limit: size })}
      >
        {(events) => (
          <ul aria-label={t('reconciliation.choose')} css={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {events.map((event) => (
              <li key={event.id}>
                <Link to={`?event=${event.id}`} css={line}>
                  <EventWords event={event} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

/** Whose event it is, when, and how many came. */
export function EventWords({ event }: { event: ListedEvent }) {
  const { t, i18n } = useTranslation();
  const { title, client_name, start_datetime, timezone } = event;
  return (
    <>
      <span css={{ minWidth: 0 }}>
        <b css={[oneLine, { fontSize: 16, fontWeight: 700 }]}>{client_name}</b>
        <span css={[oneLine, { color: ledger.muted }]}>{title}</span>
      </span>
      <span css={{ minWidth: 0, color: ledger.ink }}>
        {eventTime(start_datetime, timezone, i18n.language) || t('reconciliation.no_date')}
        <span css={{ display: 'block', color: ledger.muted }}>
          {event.total_invitations === 0
            ? t('reconciliation.no_guests')
            : t('reconciliation.came', {
                came: event.total_checked_in.toLocaleString(i18n.language),
                invited: event.total_invitations.toLocaleString(i18n.language),
              })}
        </span>
      </span>
    </>
  );
}

const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: '2px 20px',
  minHeight: 64,
  padding: '8px 16px',
  borderTop: `1px solid ${ledger.line}`,
  color: ledger.ink,
  lineHeight: 1.35,
  textDecoration: 'none',
  '&:hover': { background: ledger.row },
  '&:hover b': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '&:focus-visible': { outlineOffset: -2 },
  '@container (max-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;
