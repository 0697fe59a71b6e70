import type { SeatedParty, SeatingTable } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger, media } from '@janur/ui';
import { Button, Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data.ts';
import { Empty } from '../../parts/empty.tsx';
import { PlusIcon, SearchIcon } from '../../parts/icons.tsx';
import { card } from '../../parts/styles.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import type { HostEvent } from '../../parts/use-host.ts';
import { May, useMay } from '../../session/may.tsx';
import { AddTables } from './add-tables.tsx';
import { NOWHERE, SeatingDrag } from './drag.tsx';
import { Found } from './found.tsx';
import { groupColours } from './group-colours.ts';
import { isSilent, type Seating, viewOf } from './hall-view.ts';
import { HallPlan } from './hall-plan.tsx';
import { PartySheet } from './party-sheet.tsx';
import { ProposalSheet } from './proposal-sheet.tsx';
import { PlanTools } from './plan-tools.tsx';
import { TableCard } from './table-card.tsx';
import { TableSheet } from './table-sheet.tsx';
import { Undrawn } from './undrawn.tsx';
import { Unseated } from './unseated.tsx';
import { useRefreshSeating, useSeat } from './use-seating.ts';

const WIDE = '(min-width: 75em)';
type Open = { party: number } | { table: number } | { add: number } | 'add' | 'proposal' | undefined;

/** Phones have the list of tables, wide screens the hall from above with a column beside it; each can have both. */
export function SeatingScreen({ event, seating }: { event: HostEvent; seating: Seating }) {
  const { t } = useTranslation();
  const reason = useReason();
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
  const [chosenView, setView] = useState<'list' | 'plan'>();
  const [open, setOpen] = useState<Open>();
  const [chosen, setChosen] = useState<number>();
  const [found, setFound] = useState<number>();
  const [isArranging, setArranging] = useState(false);
  const [zoom, setZoom] = useState(1);
  const isKept = useMay()('seatParties');
  const seat = useSeat(event.id);
  const move = useMove(event.id);
  const view = viewOf({ ...seating, tables: seating.tables.map((table) => ({ ...table, ...move.spotOf(table.id) })) });
  const shown = chosenView ?? (isWide ? 'plan' : 'list');
  const colourOf = groupColours(seating.parties.map(({ guest_group }) => guest_group));
  const onParty = ({ guest_event_id: party }: SeatedParty) => setOpen({ party });
  const onTable = ({ id: table }: SeatingTable) => setOpen({ table });
  const close = () => setOpen(undefined);
  const laid = view.tables.find(({ table }) => table.id === chosen);
  const hasNames = view.undrawn.length > 0;
  const failed = seat.failed ?? move.failed;
  const silent = view.unseated.filter(isSilent).length;
  const comingUnseated = view.unseated.length - silent;

  const tableOf = (id: number) =>
    view.tables.find(({ parties }) => parties.some(({ guest_event_id }) => guest_event_id === id))?.table;

  /** Who may not move anybody is led to where the guest sits. */
  function find(id: number): void {
    if (isKept) return setOpen({ party: id });
    const table = tableOf(id);
    setFound(id);
    setChosen(table?.id);
    document.querySelector(`[data-table="${table?.id ?? NOWHERE}"]`)?.scrollIntoView({ block: 'center' });
  }

  const openedTable =
    typeof open === 'object' && 'table' in open ? view.tables.find(({ table }) => table.id === open.table) : undefined;
  const openedParty =
    typeof open === 'object' && 'party' in open
      ? seating.parties.find(({ guest_event_id: id }) => id === open.party)
      : undefined;
  const cards = (laid ? [laid] : []).map((one) => (
    <TableCard key={one.table.id} laid={one} {...{ view, colourOf, onParty }} onTable={() => onTable(one.table)} />
  ));
  return (
    <SeatingDrag parties={seating.parties} onSeat={seat.seatAt}>
      <div css={{ display: 'grid', gap: 14 }}>
        {view.tables.length > 0 && (
          <div css={bar}>
            <PlanTools {...{ shown, setView, isArranging, setArranging, zoom, setZoom }} />
            <Select
              size="md"
              searchable
              leftSection={<SearchIcon />}
              // somebody is looked for, nothing is chosen
              rightSection={<span />}
              css={finder}
              aria-label={t('seating.find')}
              placeholder={t('seating.find')}
              nothingFoundMessage={t('seating.rule.nobody')}
              limit={30}
              value={null}
              data={seating.parties.map(({ guest_event_id, name, table_number }) => ({
                value: String(guest_event_id),
                label: table_number === null ? name : `${name} · ${table_number}`,
              }))}
              onChange={(value) => value !== null && find(Number(value))}
            />
            <May call="addTables">
              <Button variant="default" leftSection={<PlusIcon />} onClick={() => setOpen('add')}>
                {t('seating.add_tables')}
              </Button>
            </May>
          </div>
        )}
        <Found
          party={seating.parties.find(({ guest_event_id: id }) => id === found)}
          table={found === undefined ? undefined : tableOf(found)?.name}
        />
        {failed && <Problem>{reason(failed)}</Problem>}
        {view.tables.length > 0 && view.unseated.length > 0 && (
          <div css={banner}>
            <span css={{ flex: 1, minWidth: 0 }}>
              {comingUnseated > 0 && (
                <b>{t('seating.people_unseated', { count: view.coming.people - view.coming.seated })}</b>
              )}
              <span css={{ display: 'block', color: ledger.muted }}>
                {[
                  comingUnseated > 0 && t('seating.coming_unseated', { count: comingUnseated }),
                  silent > 0 && t('seating.silent', { count: silent }),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            <May call="proposeSeating">
              <Button color="accent" onClick={() => setOpen('proposal')}>
                {t('seating.arrange')}
              </Button>
            </May>
          </div>
        )}
        {view.undrawn.length > 0 && isKept && <Undrawn eventId={event.id} seating={seating} undrawn={view.undrawn} />}
        {view.tables.length === 0 ? (
          <section css={card}>
            <Empty
              title={t(hasNames ? 'seating.empty_plan' : 'seating.none')}
              advice={t(isKept ? (hasNames ? 'seating.empty_plan_advice' : 'seating.none_advice') : 'co_hosts.not_yet')}
              action={
                <May call="addTables">
                  <Button onClick={() => setOpen('add')}>{t('seating.add_tables')}</Button>
                </May>
              }
            />
          </section>
        ) : shown === 'plan' ? (
          <div css={columns}>
            <HallPlan
              hall={seating.hall}
              tables={view.tables}
              {...{ colourOf, chosen, isArranging, zoom }}
              onChoose={({ id }) => setChosen(id === chosen ? undefined : id)}
              onMove={move.to}
            />
            <div css={side}>
              {cards}
              <Unseated {...{ view, colourOf, onParty }} />
              {view.unseated.length === 0 && !laid && <p css={hint}>{t('seating.choose_table')}</p>}
              {view.unseated.length === 0 && isKept && (
                <Button variant="default" onClick={() => setOpen('proposal')}>
                  {t('seating.arrange_anew')}
                </Button>
              )}
            </div>
          </div>
        ) : (
          <div css={grid}>
            <Unseated {...{ view, colourOf, onParty }} />
            {view.tables.map((one) => (
              <TableCard
                key={one.table.id}
                laid={one}
                {...{ view, colourOf, onParty }}
                onTable={() => onTable(one.table)}
              />
            ))}
          </div>
        )}
      </div>
      {openedParty && isKept && (
        <PartySheet
          key={openedParty.guest_event_id}
          party={openedParty}
          eventId={event.id}
          {...{ seating, view, seat }}
          onClose={close}
        />
      )}
      {openedTable && <TableSheet key={openedTable.table.id} laid={openedTable} eventId={event.id} onClose={close} />}
      {open === 'add' && <AddTables eventId={event.id} {...{ seating, view }} onClose={close} />}
      {typeof open === 'object' && 'add' in open && (
        <AddTables eventId={event.id} {...{ seating, view }} wanted={open.add} onClose={close} />
      )}
      {open === 'proposal' && (
        <ProposalSheet
          eventId={event.id}
          {...{ view, seat }}
          onClose={close}
          onAdd={(add) => {
            setOpen({ add });
          }}
        />
      )}
    </SeatingDrag>
  );
}

/** Tables go where they are put at once; what the server says later is the same. */
function useMove(eventId: number) {
  const refresh = useRefreshSeating(eventId);
  const [spots, setSpots] = useState<ReadonlyMap<number, { x: number; y: number }>>(new Map());
  const move = useMutation({
    mutationFn: ({ id, x, y }: { id: number; x: number; y: number }) =>
      api(routes.changeTable, { params: { eventId, tableId: id }, body: { x, y } }),
    onSettled: async (_data, error, { id }) => {
      await refresh();
      if (error) setSpots((known) => new Map([...known].filter(([table]) => table !== id)));
    },
  });
  return {
    failed: move.error,
    spotOf: (id: number) => spots.get(id),
    to: ({ id }: SeatingTable, spot: { x: number; y: number }) => {
      setSpots((known) => new Map([...known, [id, spot]]));
      move.mutate({ id, ...spot });
    },
  };
}

/** On a phone below what stands beside it elsewhere, from edge to edge. */
const finder = {
  flex: '1 1 180px',
  maxWidth: 320,
  [media.phone]: { order: 1, flex: '1 0 100%', maxWidth: 'none' },
} as const;
const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 } as const;

const banner = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '12px 14px 12px 16px',
  border: `1px solid ${ledger.accent}`,
  borderRadius: 14,
  background: `color-mix(in srgb, ${ledger.accent} 16%, ${ledger.card})`,
  fontSize: 14,
  lineHeight: 1.4,
} as const;

const grid = {
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 310px), 1fr))',
} as const;

const columns = {
  display: 'grid',
  gap: 14,
  alignItems: 'start',
  '@media (min-width: 75em)': { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
} as const;

const side = {
  display: 'grid',
  gap: 12,
  [media.desktop]: { position: 'sticky', top: 14, maxHeight: 'calc(100dvh - 28px)', overflowY: 'auto' },
} as const;

const hint = { margin: 0, padding: '4px 4px 0', color: ledger.muted, fontSize: 14 } as const;
