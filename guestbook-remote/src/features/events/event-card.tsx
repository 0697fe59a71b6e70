import { css } from '@emotion/react';
import type { GuestBookEvent } from '@janur/contracts';
import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../device/services.tsx';
import { Forward } from '../../design/icons.tsx';
import { clockTime, dayOf } from '../../design/times.ts';

interface EventCardProps {
  event: GuestBookEvent;
  isCurrent: boolean;
  /** Whether it goes on with the network gone, in a line. */
  offline: ReactNode;
  onChoose: () => void;
}

export function EventCard({ event, isCurrent, offline, onChoose }: EventCardProps) {
  const { t, i18n } = useTranslation();
  const { title, event_date: date, timezone, location } = event;
  return (
    <li>
      <button type="button" css={card} data-current={isCurrent || undefined} onClick={onChoose}>
        <span css={{ display: 'grid', gap: 2, flex: 1, minWidth: 0 }}>
          {isCurrent && (
            <span css={{ color: 'var(--highlight)', fontSize: '0.875rem', fontWeight: 600 }}>
              {t('events.current')}
            </span>
          )}
          <b css={{ fontSize: '1.375rem', lineHeight: 1.2, overflowWrap: 'anywhere' }}>{title}</b>
          <span css={quiet}>
            {date
              ? `${dayOf(date, timezone, i18n.language)}, ${clockTime(date, timezone, i18n.language)}`
              : t('events.no_date')}
          </span>
          {location && <span css={quiet}>{location}</span>}
          <Counts eventId={event.id} />
          {offline}
        </span>
        <Forward />
      </button>
    </li>
  );
}

/** The list carries no numbers; each card asks for its own and does without when that fails. */
function Counts({ eventId }: { eventId: number }) {
  const { t } = useTranslation();
  const api = useApi();
  const detail = useQuery(queryOf(api, routes.getEventDetail, { params: { eventId } }));
  const summary = detail.data?.data.summary;
  return (
    <span css={{ minHeight: '2.25rem', paddingTop: 10, fontWeight: 600 }}>
      {summary && (
        <>
          <b css={{ color: 'var(--highlight)', fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' }}>
            {summary.total_pax_attended}
          </b>{' '}
          {t('events.attended', { confirmed: summary.total_pax_confirmed })}
        </>
      )}
    </span>
  );
}

const card = css({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  width: '100%',
  minHeight: 72,
  padding: '20px 18px 18px 20px',
  border: '1.5px solid transparent',
  borderRadius: 18,
  background: 'var(--card)',
  lineHeight: 1.4,
  textAlign: 'left',
  '& svg': { flex: 'none', color: 'var(--highlight)' },
  '&[data-current]': { borderColor: 'var(--highlight)' },
  '&:active': { background: 'var(--border)' },
});

const quiet = css({ color: 'var(--quiet)', fontWeight: 500 });
