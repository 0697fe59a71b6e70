import { stepAt } from '../live-ticket.ts';
import type { Shown } from '../ticket.ts';

/** What the hosts take at the door: whatever names a guest, signed tickets alone, or only codes that change. */
export const DOOR_CODES = ['ALL', 'TICKETS', 'ROTATING'] as const;
export type DoorCodes = (typeof DOOR_CODES)[number];

/** The digits that open the settings of the devices at the door. */
export const DOOR_PIN = { shortest: 4, longest: 6, pattern: /^[0-9]{4,6}$/ } as const;

/** A code that changed while it was being scanned, or is about to. */
const STEPS_AROUND = 1;
/**
 * What is left of wrong clocks. A guest's phone and a door's device both correct theirs by the server's time, which each heard
 * to within seconds; a clock that then runs offline for a day strays by 9 s at 100 ppm. So a picture of a code lives for 60 to
 * 90 s after it was taken, and never two minutes.
 */
const STEPS_OF_DRIFT = 1;

/** Why the hosts' choice keeps out what was shown; undefined for what is to be verified further. `now` is the server's time. */
export function refusalAtDoor(
  shown: Shown,
  doorCodes: DoorCodes,
  now: number,
): 'TICKET_NEEDED' | 'OLD_TICKET' | undefined {
  switch (shown.kind) {
    case 'live':
      return Math.abs(shown.ticket.step - stepAt(now)) <= STEPS_AROUND + STEPS_OF_DRIFT ? undefined : 'OLD_TICKET';
    case 'ticket':
      return doorCodes === 'ROTATING' ? 'OLD_TICKET' : undefined;
    case 'code':
    case 'other':
      // who is found by name comes in all the same: an usher looked
      return doorCodes === 'ALL' ? undefined : doorCodes === 'TICKETS' ? 'TICKET_NEEDED' : 'OLD_TICKET';
    case 'broken-ticket':
      return undefined;
  }
}
