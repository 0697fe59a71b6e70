import { type DataOf, type proposeSeating, SEATING_MODES, type SeatReason } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, SegmentedControl, Skeleton, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { HallView, Seating } from './hall-view.ts';
import { useReasonText } from './reason-text.ts';
import { heading } from './styles.ts';
import { useTableTitle } from './table-title.ts';
import { type useSeat, useRefreshSeating } from './use-seating.ts';

type Proposal = DataOf<typeof proposeSeating>;
type Proposed = Proposal['seats'][number];
type Mode = (typeof SEATING_MODES)[number];

interface ProposalSheetProps {
  eventId: number;
  seating: Seating;
  view: HallView;
  seat: ReturnType<typeof useSeat>;
  onClose: () => void;
}

/** Who might sit where and why; taken over table by table, or all at once. Until then nothing is changed. */
export function ProposalSheet({ eventId, seating, view, seat, onClose }: ProposalSheetProps) {
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
  const without = (asked.data?.seats ?? []).filter(({ to }) => to === null);
  const takeOver = async (some: readonly Proposed[], text: string) => {
    await seat.seatMany(
      some.map(({ guest_event_id, from, to }) => ({ guest_event_id, from, table_number: to })),
      text,
    );
    setTaken(new Set([...taken, ...some.map(({ guest_event_id }) => guest_event_id)]));
  };
  return (
    <Sheet
      title={t('seating.proposal.title')}
      width={560}
      onClose={onClose}
      actions={
        changes.length > 0 && (
          <Button
            fullWidth
            h={48}
            loading={seat.isBusy}
            onClick={() =>
              void takeOver(open, t('seating.proposal.taken', { count: open.length })).then(onClose, () => refresh())
            }
          >
            {t('seating.proposal.take_all', { count: changes.length })}
          </Button>
        )
      }
    >
      <div css={{ display: 'grid', gap: 14 }}>
        <SegmentedControl
          size="md"
          fullWidth
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
            {without.length > 0 && <Without some={without} view={view} />}
            <Tables {...{ changes, seating, view }} isBusy={seat.isBusy} onTake={takeOver} />
            {seat.failed && <Problem>{reason(seat.failed)}</Problem>}
          </>
        )}
      </div>
    </Sheet>
  );
}

function Sum({ proposal: { seated_people, unseated_people, moved } }: { proposal: Proposal }) {
  const { t } = useTranslation();
  return (
    <p role="status" css={sum}>
      <b>{t('seating.proposal.seated', { count: seated_people })}</b>{' '}
      {unseated_people > 0 && (
        <span css={{ color: ledger.warning }}>{t('seating.proposal.left', { count: unseated_people })} </span>
      )}
      <span css={{ color: ledger.muted, fontWeight: 500 }}>{t('seating.proposal.moved', { count: moved })}</span>
    </p>
  );
}

function Without({ some, view }: { some: readonly Proposed[]; view: HallView }) {
  const { t } = useTranslation();
  const reasonText = useReasonText(view);
  return (
    <div role="group" css={box} aria-label={t('seating.nowhere')}>
      <h3 css={heading}>{t('seating.nowhere')}</h3>
      <ul css={rows}>
        {some.map(({ guest_event_id: id, reasons }) => (
          <li key={id}>
            <b>{view.nameOf(id)}</b>
            <span css={{ color: ledger.warning }}>{reasons.map(reasonText).join(' ')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TablesProps {
  changes: readonly Proposed[];
  seating: Seating;
  view: HallView;
  isBusy: boolean;
  onTake: (some: readonly Proposed[], text: string) => Promise<void>;
}

/** What changes at each table, with the reason of each who comes. */
function Tables({ changes, view, isBusy, onTake }: TablesProps) {
  const { t } = useTranslation();
  const title = useTableTitle();
  const reasonText = useReasonText(view);
  const at = Map.groupBy(changes, ({ to }) => to);
  return view.tables.flatMap(({ table }) => {
    const coming = at.get(table.name);
    if (!coming) return [];
    return [
      <div role="group" key={table.id} css={box} aria-label={title(table.name)}>
        <div css={{ display: 'flex', alignItems: 'center', gap: 10, marginBottom: 4 }}>
          <h3 css={[heading, { flex: 1, margin: 0 }]}>{title(table.name)}</h3>
          <Button
            variant="default"
            h={40}
            disabled={isBusy}
            onClick={() =>
              void onTake(coming, t('seating.proposal.taken_at', { table: title(table.name) })).catch(() => undefined)
            }
            aria-label={t('seating.proposal.take_table', { table: title(table.name) })}
          >
            {t('seating.proposal.take')}
          </Button>
        </div>
        <ul css={rows}>
          {coming.map(({ guest_event_id: id, from, reasons }) => (
            <li key={id}>
              <span>
                <b>{view.nameOf(id)}</b>
                {from !== null && <em>{t('seating.proposal.from', { table: title(from) })}</em>}
              </span>
              <span css={{ color: ledger.muted }}>{topReasons(reasons).map(reasonText).join(' ')}</span>
            </li>
          ))}
        </ul>
      </div>,
    ];
  });
}

const topReasons = (reasons: readonly SeatReason[]): readonly SeatReason[] => reasons.slice(0, 2);

const calm = { margin: '12px 0', color: ledger.muted, fontSize: 15 } as const;
const sum = {
  margin: 0,
  padding: '12px 14px',
  borderRadius: 12,
  background: ledger.row,
  fontSize: 15,
  fontWeight: 600,
} as const;
const box = { padding: '10px 14px 8px', border: `1px solid ${ledger.border}`, borderRadius: 12 } as const;
const rows = {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 14,
  lineHeight: 1.4,
  '& li': { display: 'grid', padding: '7px 0', borderTop: `1px solid ${ledger.line}` },
  '& li:first-of-type': { borderTop: 0 },
  '& b': { fontWeight: 600, fontSize: 15 },
  '& em': { marginInlineStart: 8, color: ledger.warning, fontStyle: 'normal', fontWeight: 600 },
} as const;
