import { SEATING_MODES } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, SegmentedControl, Skeleton, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { HallView } from './hall-view.ts';
import { losesTable, type Proposal, type Proposed } from './proposed.ts';
import { ProposedTables } from './proposed-tables.tsx';
import { Losing, Without } from './proposed-without.tsx';
import { type useSeat, useRefreshSeating } from './use-seating.ts';

type Mode = (typeof SEATING_MODES)[number];

interface ProposalSheetProps {
  eventId: number;
  view: HallView;
  seat: ReturnType<typeof useSeat>;
  onClose: () => void;
  /** Goes on to so many more tables. */
  onAdd: (tables: number) => void;
}

/** Who might sit where and why; taken over table by table, or all at once. Until then nothing is changed. */
export function ProposalSheet({ eventId, view, seat, onClose, onAdd }: ProposalSheetProps) {
  const { t } = useTranslation();
  const reason = useReason();
  const refresh = useRefreshSeating(eventId);
  const [mode, setMode] = useState<Mode>(view.seatedPeople > 0 ? 'FEWEST_MOVES' : 'FRESH');
  const [withPending, setWithPending] = useState(false);
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set());
  const asked = useQuery({
    queryKey: [routes.proposeSeating.path, eventId, mode, withPending],
    queryFn: async ({ signal }) => {
      const body = { mode, with_pending: withPending };
      return (await api(routes.proposeSeating, { params: { eventId }, body }, { signal })).data;
    },
    // what was proposed stays until it is asked for again: taking a table over does not deal the cards anew
    staleTime: Infinity,
    gcTime: 0,
  });
  const open = (asked.data?.seats ?? []).filter(({ from, to, guest_event_id: id }) => from !== to && !taken.has(id));
  const changes = open.filter(({ to }) => to !== null);
  const losing = open.filter(losesTable);
  const without = (asked.data?.seats ?? []).filter(({ to }) => to === null);
  const takeOver = async (some: readonly Proposed[], text: string) => {
    await seat.seatMany(
      some.map(({ guest_event_id, from, to }) => ({ guest_event_id, from, table_number: to })),
      text,
    );
    setTaken(new Set([...taken, ...some.map(({ guest_event_id }) => guest_event_id)]));
  };
  const done = [
    ...(changes.length > 0 ? [t('seating.proposal.taken', { count: changes.length })] : []),
    ...(losing.length > 0 ? [t('seating.proposal.losing', { count: losing.length })] : []),
  ];
  return (
    <Sheet
      title={t('seating.proposal.title')}
      width={560}
      onClose={onClose}
      actions={
        open.length > 0 && (
          <>
            {losing.length > 0 && <p css={warning}>{t('seating.proposal.losing', { count: losing.length })}</p>}
            <Button
              fullWidth
              h={48}
              loading={seat.isBusy}
              onClick={() => void takeOver(open, done.join(', ')).then(onClose, () => refresh())}
            >
              {t('seating.proposal.take_all', { count: open.length })}
            </Button>
          </>
        )
      }
    >
      <div css={{ display: 'grid', gap: 14 }}>
        <SegmentedControl
          size="md"
          fullWidth
          // on a phone a label has two lines before it is cut
          styles={{ label: { whiteSpace: 'normal', lineHeight: 1.25 }, control: { alignContent: 'center' } }}
          aria-label={t('seating.proposal.mode')}
          value={mode}
          onChange={(value) => setMode(SEATING_MODES.find((one) => one === value) ?? 'FRESH')}
          data={SEATING_MODES.toReversed().map((value) => ({ value, label: t(`seating.mode.${value}`) }))}
        />
        <Switch
          size="md"
          checked={withPending}
          onChange={({ currentTarget: { checked } }) => setWithPending(checked)}
          label={t('seating.proposal.with_pending')}
        />
        {asked.isError && <Problem>{reason(asked.error)}</Problem>}
        {asked.isPending && (
          <div role="status" aria-label={t('seating.proposal.thinking')} css={{ display: 'grid', gap: 10 }}>
            <Skeleton h={92} radius={12} />
            <Skeleton h={140} radius={12} />
            <Skeleton h={140} radius={12} />
          </div>
        )}
        {asked.data && (
          <>
            <Sum proposal={asked.data} />
            {changes.length === 0 && without.length === 0 && <p css={calm}>{t('seating.proposal.nothing')}</p>}
            {losing.length > 0 && <Losing some={losing} view={view} />}
            <ProposedTables {...{ changes, view }} isBusy={seat.isBusy} onTake={takeOver} />
            {without.length > 0 && <Without some={without} {...{ view, onAdd }} />}
            {seat.failed && <Problem>{reason(seat.failed)}</Problem>}
          </>
        )}
      </div>
    </Sheet>
  );
}

function Sum({ proposal: { seated_people, unseated_people, moved, losing } }: { proposal: Proposal }) {
  const { t } = useTranslation();
  return (
    <p role="status" css={sum}>
      <b>{t('seating.proposal.seated', { count: seated_people })}</b>{' '}
      {unseated_people > 0 && (
        <span css={{ color: ledger.warning }}>{t('seating.proposal.left', { count: unseated_people })} </span>
      )}
      {losing > 0 && <span css={{ color: ledger.warning }}>{t('seating.proposal.losing', { count: losing })}. </span>}
      <span css={{ color: ledger.muted, fontWeight: 500 }}>{t('seating.proposal.moved', { count: moved })}</span>
    </p>
  );
}

const warning = { flex: '1 0 100%', margin: 0, color: ledger.warning, fontSize: 14, fontWeight: 600 } as const;
const calm = { margin: '12px 0', color: ledger.muted, fontSize: 15 } as const;
const sum = {
  margin: 0,
  padding: '12px 14px',
  borderRadius: 12,
  background: ledger.row,
  fontSize: 15,
  fontWeight: 600,
} as const;
