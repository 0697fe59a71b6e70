import type { DoorDevice } from '@janur/contracts';
import { SILENT_AFTER_MS } from '@janur/contracts/evening';

/** What is wrong with a device, the gravest first. */
export type Trouble = 'silent' | 'unsent' | 'clock' | 'battery';

/** From here on times that it notes stand out as wrong. */
const CLOCK_WRONG_MS = 5 * 60_000;
const BATTERY_LOW = 20;
/** Who has been away so long has been put away, or begun anew as another device. */
const PUT_AWAY_AFTER_MS = 30 * 60_000;

export function troublesOf(
  { seen_at, unsent, clock_offset, battery, is_charging }: DoorDevice,
  now: number,
): Trouble[] {
  const troubles: Trouble[] = [];
  if (now - Date.parse(seen_at) > SILENT_AFTER_MS) troubles.push('silent');
  if (unsent > 0) troubles.push('unsent');
  if (Math.abs(clock_offset ?? 0) > CLOCK_WRONG_MS) troubles.push('clock');
  if (battery !== null && battery < BATTERY_LOW && is_charging !== true) troubles.push('battery');
  return troubles;
}

/** Long not seen, and nothing waits on it: nobody need look for it. */
export const isPutAway = ({ seen_at, unsent }: DoorDevice, now: number): boolean =>
  unsent === 0 && now - Date.parse(seen_at) > PUT_AWAY_AFTER_MS;
