import type { CheckInPart } from '@janur/contracts';

interface FirstColumns {
  first_op_id: string;
  first_device_id: string | null;
  first_gate: string | null;
  first_usher: string | null;
  first_at: Date;
  first_people: number | null;
}

/** The first check-in of a guest: it is joined, so it may be missing. */
export type FirstRow = FirstColumns | { [Column in keyof FirstColumns]: null };

/** Its columns, of the operations joined as `first` and the accounts as `first_usher`. */
export const FIRST_COLUMNS: Readonly<Record<keyof FirstColumns, string>> = {
  first_op_id: 'first.op_id',
  first_device_id: 'first.device_id',
  first_gate: 'first.gate',
  first_usher: 'first_usher.name',
  first_at: 'first.corrected_at',
  first_people: 'first.total_guests',
};

export function presentFirst(row: FirstRow): CheckInPart | null {
  if (row.first_op_id === null) return null;
  return {
    op_id: row.first_op_id,
    device_id: row.first_device_id,
    gate: row.first_gate,
    usher: row.first_usher,
    at: row.first_at.toISOString(),
    people: row.first_people,
  };
}
