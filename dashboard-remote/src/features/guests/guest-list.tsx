import { useTranslation } from '@janur/i18n';
import { ledger, media } from '@janur/ui';
import { Button, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link, Navigate } from 'react-router';
import { ProblemPage } from '../../layout/problem-pages.tsx';
import { Empty } from '../../parts/empty.tsx';
import { scrolledRows } from '../../parts/styles.ts';
import { Pager } from '../../parts/pager.tsx';
import type { HostEvent } from '../../parts/use-host.ts';
import { May, useMay } from '../../session/may.tsx';
import { shownColumns } from './column-chooser.tsx';
import { GuestCards } from './guest-cards.tsx';
import { type GuestSearch, isNarrowed, SIZES } from './guest-search.ts';
import { GuestTable } from './guest-table.tsx';
import { askedColumns } from './shown-answer.ts';
import type { Guest, GuestAnswer } from './use-guest-list.ts';
import type { Picker } from './use-selection.ts';

interface GuestListProps {
  answer: GuestAnswer | undefined;
  hasFailed: boolean;
  /** The rows are still those of the search before. */
  isStale: boolean;
  search: GuestSearch;
  events: readonly HostEvent[];
  hrefOf: (change: Partial<GuestSearch>) => string;
  onLimit: (limit: number) => void;
  onRetry: () => void;
  onOpen: (guest: Guest) => void;
  onAdd: () => void;
  onImport: () => void;
  picker: Picker;
}

/** One page of guests in whichever state it is. */
export function GuestList(props: GuestListProps) {
  const { answer, hasFailed, isStale, search, events, hrefOf, onLimit, onRetry, onOpen, picker } = props;
  const { t } = useTranslation();
  const isPhone = useMediaQuery(media.phone.replace('@media ', ''), undefined, { getInitialValueInEffect: false });
  if (!answer) {
    if (!hasFailed) return <GuestsSkeleton rows={10} />;
    return (
      <div css={{ display: 'grid', minHeight: 420, borderTop: `1px solid ${ledger.border}` }}>
        <ProblemPage title={t('guests.failed')} advice={t('problem.check_connection')} onRetry={onRetry} />
      </div>
    );
  }
  const { data: guests, meta } = answer;
  if (guests.length === 0 && meta.total_data > 0) return <Navigate to={hrefOf({ page: meta.last_page })} replace />;
  if (guests.length === 0) return <NoGuests {...props} />;
  const columns = shownColumns(askedColumns(answer.header), search.columns);
  const shown = { guests, columns, eventId: search.event, onOpen, picker };
  return (
    <>
      <div aria-busy={isStale} data-stale={isStale || undefined} css={scrolledRows}>
        {isPhone ? (
          <GuestCards {...shown} isShort={search.event === undefined && events.length > 2} />
        ) : (
          <GuestTable {...shown} events={events} sort={search.sort} hrefOf={(sort) => hrefOf({ sort })} />
        )}
      </div>
      <Pager meta={meta} sizes={SIZES} hrefOf={(page) => hrefOf({ page })} onLimit={onLimit} />
    </>
  );
}

function NoGuests({ search, events, hrefOf, onAdd, onImport }: GuestListProps) {
  const { t } = useTranslation();
  const may = useMay();
  if (isNarrowed(search)) {
    const nothing = {
      status: undefined,
      group: undefined,
      tag: undefined,
      slug: undefined,
      sent: undefined,
      table: undefined,
      unasked: undefined,
    };
    const all = hrefOf({ search: '', ...nothing, arrived: undefined, walkIns: undefined });
    return (
      <Empty
        title={t('guests.nothing_found')}
        advice={t('guests.nothing_found_advice')}
        action={
          <Button component={Link} to={all}>
            {t('guests.show_all')}
          </Button>
        }
      />
    );
  }
  const event = events.find(({ id }) => id === search.event);
  // who are to be invited may all be in the list, invited to something else
  if (event && may('addGuest'))
    return (
      <Empty
        title={t('guests.none_at', { event: event.title })}
        advice={t('guests.none_at_advice')}
        action={
          <Button component={Link} to={hrefOf({ event: undefined })}>
            {t('guests.show_all')}
          </Button>
        }
      />
    );
  return (
    <Empty
      title={t('guests.none_yet')}
      advice={t(may('addGuest') ? 'guests.none_yet_advice' : 'co_hosts.not_yet')}
      action={
        <May call="addGuest">
          <div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 10 }}>
            <Button onClick={onImport}>{t('guests.import')}</Button>
            <Button variant="default" onClick={onAdd}>
              {t('guests.add')}
            </Button>
          </div>
        </May>
      }
    />
  );
}

function GuestsSkeleton({ rows: count }: { rows: number }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('guests.loading')}>
      <div css={{ height: 38, borderTop: `1px solid ${ledger.border}`, background: ledger.head }} />
      {Array.from({ length: count }, (_, row) => (
        <div key={row} css={line}>
          <Skeleton h={15} style={{ width: `${40 + ((row * 17) % 34)}%` }} />
          <Skeleton h={15} w={112} />
          <Skeleton h={15} w={84} />
        </div>
      ))}
    </div>
  );
}

const line = {
  display: 'grid',
  gridTemplateColumns: '1fr 140px 110px',
  alignItems: 'center',
  gap: 16,
  height: 52,
  padding: '0 16px',
  borderTop: `1px solid ${ledger.line}`,
} as const;
