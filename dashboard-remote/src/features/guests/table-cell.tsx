import { LIMITS } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../data.ts';
import { spoken } from '../../parts/styles.ts';
import { useReason } from '../../parts/problem.tsx';
import { useMay } from '../../session/may.tsx';
import { type Guest, GUESTS_KEY } from './use-guest-list.ts';

/** Where a guest sits: with an event chosen it can be written at once, without one all tables are named. */
export function TableCell({ guest, eventId }: { guest: Guest; eventId: number | undefined }) {
  const may = useMay();
  const place = guest.event_details.find(({ event_id }) => event_id === eventId);
  if (place && may('updateTableNumber'))
    return <TableField name={guest.name} id={place.guest_event_id} table={place.table_number} />;
  const tables = (place ? [place] : guest.event_details).flatMap(({ table_number }) => table_number ?? []);
  return [...new Set(tables)].join(', ');
}

/** Saves when one leaves the field or presses Enter, which goes on to the next one; Escape brings back what was there. */
export function TableField({ name, id, table }: { name: string; id: number; table: string | null }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const reason = useReason();
  const [typed, setTyped] = useState(table ?? '');
  const seat = useMutation({
    mutationFn: (table_number: string | null) =>
      api(routes.updateTableNumber, { params: { guestEventId: id }, body: { table_number } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: GUESTS_KEY }),
  });
  useEffect(() => setTyped(table ?? ''), [table]);
  const save = () => {
    const wanted = typed.trim();
    if (wanted !== (table ?? '') || seat.isError) seat.mutate(wanted || null);
  };
  const said = seat.isError ? reason(seat.error) : seat.isSuccess ? t('guests.table_saved') : '';
  return (
    <>
      <input
        aria-label={t('guests.table_of', { name })}
        aria-invalid={seat.isError || undefined}
        title={seat.isError ? said : undefined}
        maxLength={LIMITS.table}
        value={typed}
        data-field="table"
        data-saved={seat.isSuccess || undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={save}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') goOn(currentTarget, save);
          if (key === 'Escape') setTyped(table ?? '');
        }}
        css={field}
      />
      <span role="status" css={spoken}>
        {said}
      </span>
    </>
  );
}

/** To the next table of the list; after the last one the focus stays. */
function goOn(field: HTMLInputElement, save: () => void): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('[data-field=table]')];
  const next = fields[fields.indexOf(field) + 1];
  next?.focus();
  // who leaves a field saves it
  if (document.activeElement === field) return save();
  next?.select();
}

const field = {
  width: 84,
  height: 36,
  padding: '0 10px',
  border: `1px solid ${ledger.control}`,
  borderRadius: 8,
  background: 'transparent',
  color: ledger.ink,
  font: 'inherit',
  fontWeight: 600,
  '&:hover': { borderColor: ledger.brand },
  '&:focus': { borderColor: ledger.brand, boxShadow: `0 0 0 3px ${ledger.accent}`, outline: 'none' },
  '&[data-saved]:not(:focus)': { borderColor: ledger.success },
  '&[aria-invalid]': { borderColor: ledger.danger, color: ledger.danger },
  '@media (hover: none)': { height: 44 },
} as const;
