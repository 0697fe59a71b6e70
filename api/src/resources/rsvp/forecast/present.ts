import type { AlikeRow } from '../../../guests/headcount-queries.ts';
import type { Alike } from './forecast.ts';

/** Who stands at the door is no forecast any more; who has not been asked is no silence. */
export function toAlike(row: AlikeRow): Alike {
  const { guest_group: group, total_guests: invited, households, confirmation_status: status } = row;
  const known = { group, invited, households };
  if (row.is_checked_in) return { ...known, state: 'ARRIVED', said: row.total_guests_attended };
  if (status !== 'PENDING') return { ...known, state: status, said: row.total_guests_confirmed };
  return { ...known, state: row.was_reminded ? 'REMINDED' : row.was_sent ? 'SILENT' : 'UNSENT', said: 0 };
}
