import type { GuestBookSummary } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { FONT_TITLE, ledger } from '@janur/ui';
import { Skeleton } from '@mantine/core';
import { card } from '../../parts/styles.ts';
import { money } from '../../parts/times.ts';

interface AttendanceNumbersProps {
  summary: GuestBookSummary | undefined;
  gifts: { total_gifts: number; total_amount: number } | undefined;
}

/** What an event came to: people, gifts, souvenirs, and the sum of what was entrusted. */
export function AttendanceNumbers({ summary, gifts }: AttendanceNumbersProps) {
  const { t, i18n } = useTranslation();
  const written = (value: number) => value.toLocaleString(i18n.language);
  const numbers = [
    {
      key: 'arrived',
      value: summary?.total_checked_in,
      of: summary && t('attendance.of_confirmed', { total: written(summary.total_invitations_confirmed) }),
    },
    {
      key: 'people',
      value: summary?.total_pax_attended,
      of: summary && t('attendance.of_announced', { total: written(summary.total_pax_confirmed) }),
      // a warning that peers give: the kitchen counts on the announced ones
      isOver: summary !== undefined && summary.total_pax_attended > summary.total_pax_confirmed,
    },
    { key: 'gifts', value: summary?.total_received_gift, of: undefined },
    { key: 'souvenirs', value: summary?.total_received_souvenir, of: undefined },
    {
      key: 'entrusted',
      value: gifts?.total_gifts,
      of: gifts && t('attendance.sum', { amount: money(gifts.total_amount, i18n.language) }),
    },
  ];
  return (
    <section aria-label={t('attendance.numbers')} css={[card, { padding: '18px 22px' }]}>
      <dl css={grid}>
        {numbers.map(({ key, value, of, isOver }) => (
          <div key={key}>
            <dt css={{ color: ledger.muted }}>{t(`attendance.${key}`)}</dt>
            <dd css={{ margin: 0 }}>
              {value === undefined ? (
                <Skeleton h={38} w={72} mt={8} />
              ) : (
                <b data-number={key} css={number}>
                  {written(value)}
                </b>
              )}
              <span css={{ display: 'block', minHeight: 20, color: isOver ? ledger.warning : ledger.muted }}>
                {isOver ? t('attendance.more_than', { total: of }) : of}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(5, auto)',
  justifyContent: 'space-between',
  gap: '18px 24px',
  margin: 0,
  '@container (max-width: 760px)': { gridTemplateColumns: 'repeat(3, 1fr)' },
  '@container (max-width: 480px)': { gridTemplateColumns: '1fr 1fr' },
} as const;

const number = { font: `400 42px/1.15 ${FONT_TITLE}`, fontVariantNumeric: 'tabular-nums' } as const;
