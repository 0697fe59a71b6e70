import { insideOf as insideOfParty } from '@janur/contracts/attendance';
import { COUNTERS } from '../db/counters.ts';

/** What is counted of one guest at one event. */
export interface CountedState {
  readonly confirmation_status: string;
  readonly total_guests: number;
  readonly total_guests_confirmed: number;
  readonly is_checked_in: boolean | 0 | 1;
  readonly total_guests_attended: number;
  readonly total_guests_left: number;
  readonly is_received_gift: boolean | 0 | 1;
  readonly is_received_souvenir: boolean | 0 | 1;
}

/** A place at an event to which nobody has come. */
export const NOT_ARRIVED = {
  is_checked_in: false,
  total_guests_attended: 0,
  total_guests_left: 0,
  is_received_gift: false,
  is_received_souvenir: false,
} as const;

export type Counts = Record<(typeof COUNTERS)[number], number>;

/** How many of a party are inside now. */
export const insideOf = ({
  total_guests_attended: attended,
  total_guests_left: left,
}: Pick<CountedState, 'total_guests_attended' | 'total_guests_left'>): number => insideOfParty({ attended, left });

/** What one guest adds to an event's counters. */
export function countsOf(state: CountedState): Counts {
  return {
    total_invitations: 1,
    total_confirmed: Number(state.confirmation_status === 'CONFIRMED'),
    total_declined: Number(state.confirmation_status === 'DECLINED'),
    total_pending: Number(state.confirmation_status === 'PENDING'),
    total_pax: state.total_guests,
    total_pax_confirmed: state.total_guests_confirmed,
    total_checked_in: Number(state.is_checked_in),
    total_pax_attended: state.total_guests_attended,
    total_received_gift: Number(state.is_received_gift),
    total_received_souvenir: Number(state.is_received_souvenir),
    total_inside: insideOf(state),
  };
}

/** How the counters move when a guest's state changes; without a former state the guest is new, without a later one gone. */
export function movement(before: CountedState | undefined, after: CountedState | undefined): Partial<Counts> {
  const former = before && countsOf(before);
  const later = after && countsOf(after);
  const changes = COUNTERS.map((name) => [name, (later?.[name] ?? 0) - (former?.[name] ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

/** Several movements of one event as one. */
export function sumOf(movements: readonly Partial<Counts>[]): Partial<Counts> {
  const sums = COUNTERS.map((name) => [name, movements.reduce((sum, change) => sum + (change[name] ?? 0), 0)] as const);
  return Object.fromEntries(sums.filter(([, change]) => change !== 0));
}
