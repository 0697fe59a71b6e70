import { LIMITS, SEATS, type SeatingTable, TABLE_SHAPES } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, NumberInput, SegmentedControl, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../data.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useOfferUndo } from '../../parts/undo.tsx';
import type { LaidTable } from './hall-view.ts';
import { useTableTitle } from './table-title.ts';
import { useRefreshSeating } from './use-seating.ts';

interface TableSheetProps {
  laid: LaidTable;
  eventId: number;
  onClose: () => void;
}

/** A table: its name, chairs, shape, for whom it is; and the way out of the hall. */
export function TableSheet({ laid: { table, taken }, eventId, onClose }: TableSheetProps) {
  const { t } = useTranslation();
  const title = useTableTitle();
  const reason = useReason();
  const refresh = useRefreshSeating(eventId);
  const offerUndo = useOfferUndo();
  const params = { eventId, tableId: table.id };
  const form = useForm({
    initialValues: table,
    validate: { name: (name) => (name.trim() ? null : t('seating.name_wanted')) },
  });
  const save = useMutation({
    mutationFn: ({ id: _id, x: _x, y: _y, ...changes }: SeatingTable) =>
      api(routes.changeTable, { params, body: changes }),
    onSuccess: async () => {
      await refresh();
      onClose();
    },
  });
  const putBack = useMutation({
    mutationFn: async (seats: readonly number[]) => {
      const { id: _id, ...fields } = table;
      await api(routes.addTables, { params: { eventId }, body: { tables: [fields] } });
      const back = seats.map((guest_event_id) => ({ guest_event_id, table_number: table.name, from: null }));
      if (back.length > 0) await api(routes.seatParties, { params: { eventId }, body: { seats: back } });
    },
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: () => api(routes.removeTable, { params }),
    onSuccess: async ({ data }) => {
      await refresh();
      offerUndo({
        id: `table-${table.id}`,
        text: t('seating.table_gone', { table: title(table.name) }),
        onUndo: () => putBack.mutate(data.guest_event_ids),
      });
      onClose();
    },
  });
  const failed = save.error ?? remove.error;
  return (
    <Sheet
      title={title(table.name)}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="default"
            mr="auto"
            c={ledger.danger}
            loading={remove.isPending}
            onClick={() => remove.mutate()}
          >
            {t('seating.remove_table')}
          </Button>
          <Button type="submit" form="table-form" loading={save.isPending}>
            {t('parts.save')}
          </Button>
        </>
      }
    >
      <form
        id="table-form"
        noValidate
        onSubmit={form.onSubmit((changes) => save.mutate(changes))}
        css={{ display: 'grid', gap: 18 }}
      >
        <TextInput
          size="md"
          data-autofocus
          label={t('seating.name')}
          description={t('seating.name_advice')}
          maxLength={LIMITS.table}
          {...form.getInputProps('name')}
        />
        <NumberInput
          size="md"
          label={t('seating.seats')}
          description={t('seating.seats_taken', { count: taken })}
          min={SEATS.min}
          max={SEATS.max}
          allowDecimal={false}
          clampBehavior="strict"
          {...form.getInputProps('seats')}
        />
        <ShapeChoice value={form.values.shape} onChange={(shape) => form.setFieldValue('shape', shape)} />
        <Switch
          size="md"
          label={t('seating.vip')}
          description={t('seating.vip_advice')}
          {...form.getInputProps('is_vip', { type: 'checkbox' })}
        />
        <Switch
          size="md"
          label={t('seating.near_door')}
          description={t('seating.near_door_advice')}
          {...form.getInputProps('is_near_door', { type: 'checkbox' })}
        />
        {failed && <Problem>{reason(failed)}</Problem>}
      </form>
    </Sheet>
  );
}

type Shape = SeatingTable['shape'];

export function ShapeChoice({ value, onChange }: { value: Shape; onChange: (shape: Shape) => void }) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      size="md"
      fullWidth
      aria-label={t('seating.shape.label')}
      value={value}
      onChange={(chosen) => onChange(TABLE_SHAPES.find((shape) => shape === chosen) ?? 'ROUND')}
      data={TABLE_SHAPES.map((shape) => ({ value: shape, label: t(`seating.shape.${shape}`) }))}
    />
  );
}
