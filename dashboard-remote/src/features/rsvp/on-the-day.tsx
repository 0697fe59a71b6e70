import { useTranslation } from '@janur/i18n';
import { FONT_TITLE, ledger } from '@janur/ui';
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AttendanceIcon, DoorIcon, TableIcon } from '../../parts/icons.tsx';
import { card } from '../../parts/styles.ts';
import type { EventCount } from '../../parts/use-headcount.ts';
import type { HostEvent } from '../../parts/use-host.ts';
import { May } from '../../session/may.tsx';

/** What matters on the day itself: how many are there, of how many who said so, and the ways to the door and the tables. */
export function OnTheDay({ event, count }: { event: HostEvent; count: EventCount | undefined }) {
  const { t, i18n } = useTranslation();
  const written = (value: number) => value.toLocaleString(i18n.language);
  const arrived = count?.arrived.people ?? 0;
  const coming = count?.coming.people ?? 0;
  const share = coming > 0 ? Math.min(1, arrived / coming) : 0;
  return (
    <section aria-label={t('rsvp.day_itself.title')} css={[card, { padding: '18px 22px 20px' }]}>
      {event.is_guest_book && (
        <>
          <div css={top}>
            {count ? (
              <b data-number="arrived" css={number}>
                {written(arrived)}
              </b>
            ) : (
              <Skeleton h={62} w={110} />
            )}
            <span css={{ fontWeight: 600 }}>
              {t('rsvp.day_itself.arrived', { count: arrived })}
              <span css={{ display: 'block', color: ledger.muted, fontWeight: 500 }}>
                {count && t('rsvp.day_itself.of', { number: written(coming) })}
              </span>
            </span>
          </div>
          <div
            role="progressbar"
            aria-label={t('rsvp.day_itself.title')}
            aria-valuenow={Math.round(share * 100)}
            aria-valuemin={0}
            aria-valuemax={100}
            css={track}
          >
            <span style={{ width: `${share * 100}%` }} css={fill} />
          </div>
        </>
      )}
      <ul css={list}>
        {event.is_guest_book && (
          <May call="listGuestBookGuests">
            <Way icon={<AttendanceIcon />} to={`/attendance?event=${event.id}`} text={t('rsvp.day_itself.door')}>
              {count &&
                t('rsvp.day_itself.households', {
                  count: count.arrived.households,
                  number: written(count.arrived.households),
                })}
            </Way>
          </May>
        )}
        {event.is_guest_book && (
          <May call="getDoorNow">
            <Way icon={<DoorIcon />} to={`/attendance/door?event=${event.id}`} text={t('evening.door')}>
              {t('evening.door_note')}
            </Way>
          </May>
        )}
        <May call="getSeating">
          <Way icon={<TableIcon />} to={`/tables?event=${event.id}`} text={t('frame.seating')}>
            {count &&
              (count.without_table > 0
                ? t('rsvp.day_itself.no_table', { count: count.without_table, number: written(count.without_table) })
                : t('rsvp.day_itself.all_seated'))}
          </Way>
        </May>
        {count !== undefined && count.walk_ins.people > 0 && (
          <Way to={`/guests?event=${event.id}&walk-ins=yes`} text={t('rsvp.day_itself.walk_ins')}>
            {t('guests.people_number', { count: count.walk_ins.people, number: written(count.walk_ins.people) })}
          </Way>
        )}
      </ul>
      {count !== undefined && count.walk_ins.people > 0 && (
        <p css={{ margin: '10px 0 0', color: ledger.muted }}>
          {t('rsvp.with_walk_ins', { number: written(arrived + count.walk_ins.people) })}
        </p>
      )}
    </section>
  );
}

function Way({ icon, to, text, children }: { icon?: ReactNode; to: string; text: string; children: ReactNode }) {
  return (
    <li css={{ borderTop: `1px solid ${ledger.line}` }}>
      <Link to={to} css={way}>
        {icon}
        {text}
        <span css={{ marginInlineStart: 'auto', color: ledger.muted, fontWeight: 500, textAlign: 'end' }}>
          {children}
        </span>
      </Link>
    </li>
  );
}

const top = { display: 'flex', alignItems: 'center', gap: 14 } as const;
const number = {
  font: `400 62px/1 ${FONT_TITLE}`,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
} as const;
const track = {
  height: 10,
  margin: '14px 0 16px',
  borderRadius: 5,
  background: ledger.line,
  overflow: 'hidden',
} as const;
const fill = {
  display: 'block',
  height: '100%',
  borderRadius: 5,
  background: ledger.brand,
  transition: 'width 400ms ease-out',
} as const;
const list = { margin: 0, padding: 0, listStyle: 'none' } as const;
const way = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 52,
  padding: '6px 0',
  color: ledger.ink,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { color: ledger.brand },
} as const;
