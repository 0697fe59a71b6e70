import type { listGuestBookGuests, SuccessOf } from '@janur/contracts';
import { isGuestHandle } from '@janur/contracts/co-hosts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, Skeleton } from '@mantine/core';
import { Link, Navigate } from 'react-router';
import { Empty } from '../../parts/empty.tsx';
import { TickIcon } from '../../parts/icons.tsx';
import { oneLine, spoken, table } from '../../parts/styles.ts';
import { Pager } from '../../parts/pager.tsx';
import { StatusChip } from '../../parts/status-chip.tsx';
import { clockTime, money } from '../../parts/times.ts';
import type { HostEvent } from '../../parts/use-host.ts';
import { type AttendanceSearch, SIZES } from './attendance-search.ts';

type Answer = SuccessOf<typeof listGuestBookGuests>;

interface AttendanceListProps {
  answer: Answer | undefined;
  isStale: boolean;
  search: AttendanceSearch;
  event: HostEvent;
  hrefOf: (change: Partial<AttendanceSearch>) => string;
  onLimit: (limit: number) => void;
}

/** One page of the event's guests, with what the door knows of them. */
export function AttendanceList({ answer, isStale, search, event, hrefOf, onLimit }: AttendanceListProps) {
  const { t } = useTranslation();
  if (!answer) {
    return (
      <div role="status" aria-label={t('guests.loading')} css={{ padding: '8px 16px 16px' }}>
        {Array.from({ length: 8 }, (_, row) => (
          <Skeleton key={row} h={20} mt={16} style={{ width: `${70 + ((row * 13) % 28)}%` }} />
        ))}
      </div>
    );
  }
  const { data: guests, meta } = answer;
  if (guests.length === 0 && meta.total_data > 0) return <Navigate to={hrefOf({ page: meta.last_page })} replace />;
  if (guests.length === 0) {
    return (
      <Empty
        title={t(search.search ? 'guests.nothing_found' : `attendance.none.${search.shown}`)}
        advice={t(search.search ? 'guests.nothing_found_advice' : 'attendance.none_advice')}
        action={
          search.search && (
            <Button component={Link} to={hrefOf({ search: '' })}>
              {t('guests.show_all')}
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      <div aria-busy={isStale} css={{ position: 'relative', overflowX: 'auto', opacity: isStale ? 0.55 : 1 }}>
        <table css={[table, { minWidth: 760 }]}>
          <caption css={spoken}>{t(`attendance.shown.${search.shown}`)}</caption>
          <thead>
            <tr>
              {(['guest', 'table', 'people', 'time', 'usher', 'gift', 'souvenir', 'entrusted'] as const).map(
                (column) => (
                  <th key={column} scope="col">
                    {t(`attendance.column.${column}`)}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {guests.map((guest) => (
              <GuestRow key={guest.guest_event_id} guest={guest} timezone={event.timezone} />
            ))}
          </tbody>
        </table>
      </div>
      <Pager meta={meta} sizes={SIZES} hrefOf={(page) => hrefOf({ page })} onLimit={onLimit} />
    </>
  );
}

function GuestRow({ guest, timezone }: { guest: Answer['data'][number]; timezone: string }) {
  const { t, i18n } = useTranslation();
  const given = guest.entrusted_gifts.map(({ giver_name, amount }) =>
    amount === null ? giver_name : `${giver_name} ${money(amount, i18n.language)}`,
  );
  const isMore = guest.total_guests_attended > guest.total_guests;
  return (
    <tr>
      <td css={{ minWidth: 180 }}>
        <b css={{ fontWeight: 700 }}>{guest.name}</b>
        <span css={[oneLine, { color: ledger.muted }]}>
          {guest.source === 'ADHOC' ? t('attendance.walk_in') : !isGuestHandle(guest.guest_code) && guest.guest_code}
        </span>
      </td>
      <td>{guest.table_number}</td>
      <td css={{ whiteSpace: 'nowrap', color: isMore ? ledger.warning : undefined }}>
        {guest.is_checked_in ? (
          t('attendance.n_of', { attended: guest.total_guests_attended, invited: guest.total_guests })
        ) : (
          <StatusChip status={guest.confirmation_status} />
        )}
      </td>
      <td css={{ whiteSpace: 'nowrap' }}>
        {guest.checked_in_at && clockTime(guest.checked_in_at, timezone, i18n.language)}
      </td>
      <td>{usherOf(guest)}</td>
      <td>{guest.is_received_gift && <Yes text={t('attendance.column.gift')} />}</td>
      <td>{guest.is_received_souvenir && <Yes text={t('attendance.column.souvenir')} />}</td>
      <td>{given.join(', ')}</td>
    </tr>
  );
}

/** Who let the guest in, and at which gate where gates are told apart. */
const usherOf = ({ checked_in_by, checked_in_gate }: Answer['data'][number]): string =>
  [checked_in_by, checked_in_gate].filter(Boolean).join(', ');

function Yes({ text }: { text: string }) {
  return (
    <span css={{ color: ledger.success }}>
      <TickIcon />
      <span css={spoken}>{text}</span>
    </span>
  );
}
