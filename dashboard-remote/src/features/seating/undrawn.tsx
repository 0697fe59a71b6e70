import { SEATS } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { Problem, useReason } from '../../parts/problem.tsx';
import { useAddTables } from './add-tables.tsx';
import { type HallView, peopleOf, type Seating } from './hall-view.ts';

const MOST_NAMED = 6;

/** Tables that guests have by name, from a file or the guest list, and that stand on no plan yet. */
export function Undrawn({
  eventId,
  seating,
  undrawn,
}: {
  eventId: number;
  seating: Seating;
  undrawn: HallView['undrawn'];
}) {
  const { t, i18n } = useTranslation();
  const reason = useReason();
  const add = useAddTables(eventId, seating);
  const names = undrawn.slice(0, MOST_NAMED).map(({ name }) => name);
  const more = undrawn.length - names.length;
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return (
    <section css={box} aria-label={t('seating.undrawn')}>
      <span css={{ flex: '1 1 220px', minWidth: 0 }}>
        <b>{t('seating.undrawn_count', { count: undrawn.length })}</b>
        <span css={{ display: 'block', color: ledger.muted, overflowWrap: 'anywhere' }}>
          {list.format(more > 0 ? [...names, t('seating.more', { count: more })] : names)}
        </span>
        {add.isError && <Problem>{reason(add.error)}</Problem>}
      </span>
      <Button
        variant="default"
        loading={add.isPending}
        onClick={() =>
          add.mutate(
            undrawn.map(({ name, parties }) => ({
              name,
              seats: Math.min(SEATS.max, Math.max(SEATS.usual, peopleOf(parties))),
              shape: 'ROUND',
            })),
          )
        }
      >
        {t('seating.draw')}
      </Button>
    </section>
  );
}

const box = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '12px 14px 12px 16px',
  border: `1px solid ${ledger.border}`,
  borderRadius: 14,
  background: ledger.card,
  fontSize: 14,
  lineHeight: 1.4,
} as const;
