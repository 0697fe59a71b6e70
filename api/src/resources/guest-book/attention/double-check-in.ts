import type { DoubleCheckIn } from '@janur/contracts';

type Part = 'first' | 'second';
interface PartColumns {
  op_id: string;
  device_id: string | null;
  gate: string | null;
  usher: string | null;
  at: Date;
  people: number | null;
}
type PartRow<P extends Part> = { [Column in keyof PartColumns as `${P}_${Column}`]: PartColumns[Column] };

/** The check-in that counts: it is joined, so it may be missing. */
export type FirstRow = PartRow<'first'> | { [Column in keyof PartRow<'first'>]: null };
export type DuplicateRow = FirstRow &
  PartRow<'second'> & { guest_event_id: number; guest_code: string; came_to_light: Date };

/** The columns of a check-in: of the operations joined as `first` or `second`, and the accounts as `first_usher` or `second_usher`. */
export function columnsOf(part: Part): Record<string, string> {
  return {
    [`${part}_op_id`]: `${part}.op_id`,
    [`${part}_device_id`]: `${part}.device_id`,
    [`${part}_gate`]: `${part}.gate`,
    [`${part}_usher`]: `${part}_usher.name`,
    [`${part}_at`]: `${part}.corrected_at`,
    [`${part}_people`]: `${part}.total_guests`,
  };
}

export function presentDuplicate(row: DuplicateRow): DoubleCheckIn {
  const { guest_event_id, guest_code } = row;
  const second = {
    op_id: row.second_op_id,
    device_id: row.second_device_id,
    gate: row.second_gate,
    usher: row.second_usher,
    at: row.second_at.toISOString(),
    people: row.second_people,
  };
  return { guest_event_id, guest_code, first: presentFirst(row), second };
}

export function presentFirst(row: FirstRow): DoubleCheckIn['first'] {
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
