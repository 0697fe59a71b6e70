import { MOST_TABLES, SEATS, type SeatingTable } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, NumberInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../data.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { submits, useUnsaved } from '../../parts/unsaved.tsx';
import { type HallView, peopleOf, type Seating } from './hall-view.ts';
import { freeNames, freeSpots } from './lay-out.ts';
import { ShapeChoice } from './table-sheet.tsx';
import { useRefreshSeating } from './use-seating.ts';

const PLAIN = { is_vip: false, is_near_door: false } as const;

/** Puts new tables where there is room, under the names that are given; the hall grows with them. */
export function useAddTables(eventId: number, { hall, tables }: Seating) {
  const refresh = useRefreshSeating(eventId);
  return useMutation({
    mutationFn: async (added: readonly Pick<SeatingTable, 'name' | 'seats' | 'shape'>[]) => {
      const [like = { seats: SEATS.usual, shape: 'ROUND' as const }] = added.toSorted(
        (one, other) => other.seats - one.seats,
      );
      const { spots, depth } = freeSpots(added.length, { hall, tables, like });
      if (depth > hall.depth) {
        const door_y = hall.door_y === hall.depth ? depth : hall.door_y;
        await api(routes.changeHall, { params: { eventId }, body: { ...hall, depth, door_y } });
      }
      const placed = added.flatMap((table, at) => {
        const spot = spots[at];
        return spot ? [{ ...table, ...spot, ...PLAIN }] : [];
      });
      await api(routes.addTables, { params: { eventId }, body: { tables: placed } });
    },
    onSuccess: refresh,
  });
}

interface AddTablesProps {
  eventId: number;
  seating: Seating;
  view: HallView;
  /** How many are asked for. */
  wanted?: number;
  onClose: () => void;
}

/** How many tables, with how many chairs: as many as the guests need, unless told. */
export function AddTables({ eventId, seating, view, wanted, onClose }: AddTablesProps) {
  const { t } = useTranslation();
  const reason = useReason();
  const add = useAddTables(eventId, seating);
  const missing = Math.max(0, view.people - seating.tables.reduce((sum, { seats }) => sum + seats, 0));
  const form = useForm<{ count: number | string; seats: number | string; shape: SeatingTable['shape'] }>({
    initialValues: {
      count: Math.min(MOST_TABLES, Math.max(1, wanted ?? Math.ceil(missing / SEATS.usual))),
      seats: SEATS.usual,
      shape: 'ROUND',
    },
  });
  const unsaved = useUnsaved({
    isDirty: () => form.isDirty(),
    onSave: submits('tables-form'),
    onClose,
  });
  const count = Number(form.values.count) || 0;
  const seats = Number(form.values.seats) || 0;
  return (
    <Sheet
      place="middle"
      title={t('seating.add_tables')}
      onClose={unsaved.close}
      actions={
        <Button
          type="submit"
          form="tables-form"
          fullWidth
          h={46}
          disabled={count < 1 || seats < 1}
          loading={add.isPending}
        >
          {t('seating.add_count', { count })}
        </Button>
      }
    >
      <form
        id="tables-form"
        noValidate
        css={{ display: 'grid', gap: 16 }}
        onSubmit={form.onSubmit(({ shape }) => {
          const names = freeNames(
            count,
            [...seating.tables, ...view.undrawn].map(({ name }) => name),
          );
          add.mutate(
            names.map((name) => ({ name, seats, shape })),
            { onSuccess: onClose },
          );
        })}
      >
        <NumberInput
          size="md"
          data-autofocus
          label={t('seating.how_many')}
          min={1}
          max={MOST_TABLES - seating.tables.length}
          clampBehavior="strict"
          allowDecimal={false}
          {...form.getInputProps('count')}
        />
        <NumberInput
          size="md"
          label={t('seating.seats_each')}
          min={SEATS.min}
          max={SEATS.max}
          clampBehavior="strict"
          allowDecimal={false}
          {...form.getInputProps('seats')}
        />
        <ShapeChoice value={form.values.shape} onChange={(shape) => form.setFieldValue('shape', shape)} />
        <p css={{ margin: 0, color: ledger.muted, fontSize: 14 }}>
          {t('seating.seats_sum', { seats: count * seats, people: peopleOf(seating.parties) })}
        </p>
        {add.isError && <Problem>{reason(add.error)}</Problem>}
      </form>
      {unsaved.question}
    </Sheet>
  );
}
