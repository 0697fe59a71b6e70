import type { GuestBookSummary } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { FONT_TITLE, ledger } from '@janur/ui';
import { Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { card } from '../../parts/styles.ts';
import { money } from '../../parts/times.ts';
import type { EventCount } from '../../parts/use-headcount.ts';

interface AttendanceNumbersProps {
  /** Of those who were invited; who came without an invitation stands apart. */
  count: EventCount | undefined;
  summary: GuestBookSummary | undefined;
  /** Null for who may not know. */
  gifts: { total_gifts: number; total_amount: number | null } | undefined | null;
}

interface Shown {
  key: string;
  value: number | undefined;
  of: string | undefined;
  isOver?: boolean;
}

/** What an event came to: people, gifts, souvenirs, and the sum of what was entrusted. */
export function AttendanceNumbers({ count, summary, gifts }: AttendanceNumbersProps) {
  const { t, i18n } = useTranslation();
  const written = (value: number) => value.toLocaleString(i18n.language);
  const sum = gifts?.total_amount ?? null;
  const entrusted: Shown = {
    key: 'entrusted',
    value: gifts?.total_gifts,
    of: sum === null ? undefined : t('attendance.sum', { amount: money(sum, i18n.language) }),
  };
  const numbers: Shown[] = [
    {
      key: 'arrived',
      value: count?.arrived.households,
      of: count && t('attendance.of_confirmed', { total: written(count.coming.households) }),
    },
    {
      key: 'people',
      value: count?.arrived.people,
      of: count && t('attendance.of_announced', { total: written(count.coming.people) }),
      // a warning that peers give: the kitchen counts on the announced ones
      isOver: count !== undefined && count.arrived.people + count.walk_ins.people > count.coming.people,
    },
    { key: 'gifts', value: summary?.total_received_gift, of: undefined },
    { key: 'souvenirs', value: summary?.total_received_souvenir, of: undefined },
    ...(gifts === null ? [] : [entrusted]),
  ];
  return (
    <section aria-label={t('attendance.numbers')} css={[card, { padding: '18px 22px' }]}>
      <dl css={grid}>
        {numbers.map(({ key, value, of, isOver }) => (
          <div key={key} css={one}>
            <dt css={{ alignSelf: 'end', color: ledger.muted }}>{t(`attendance.${key}`)}</dt>
            <dd css={{ display: 'contents' }}>
              {value === undefined ? (
                <Skeleton h={38} w={72} mt={8} />
              ) : (
                <b data-number={key} css={number}>
                  {written(value)}
                </b>
              )}
              <span css={{ minHeight: 20, color: isOver ? ledger.warning : ledger.muted }}>
                {isOver ? t('attendance.more_than', { total: of }) : of}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {count !== undefined && count.walk_ins.households > 0 && (
        <p css={{ margin: '12px 0 0', color: ledger.muted }}>
          {t('rsvp.walk_ins')}{' '}
          <Link to={`/guests?event=${count.event_id}&walk-ins=yes`} css={{ color: ledger.ink, fontWeight: 700 }}>
            {t('guests.people_number', { count: count.walk_ins.people, number: written(count.walk_ins.people) })}
          </Link>
          {'. '}
          {t('rsvp.with_walk_ins', { number: written(count.arrived.people + count.walk_ins.people) })}
        </p>
      )}
    </section>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(5, auto)',
  justifyContent: 'space-between',
  columnGap: 24,
  margin: 0,
  '@container (max-width: 760px)': { gridTemplateColumns: 'repeat(3, 1fr)', justifyContent: 'stretch' },
  // the two that are counted most above the others
  '@container (max-width: 480px)': {
    gridTemplateColumns: 'repeat(6, 1fr)',
    columnGap: 12,
    '& > div': { gridColumn: 'span 3' },
    '&:has(> :nth-of-type(5)) > :nth-of-type(n + 3)': { gridColumn: 'span 2' },
  },
} as const;

/** Word, number and what it is of: each on one line with those beside it, however long a word is. */
const one = {
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  '@container (max-width: 760px)': { paddingBottom: 10 },
} as const;

const number = { font: `400 42px/1.15 ${FONT_TITLE}`, fontVariantNumeric: 'tabular-nums' } as const;
