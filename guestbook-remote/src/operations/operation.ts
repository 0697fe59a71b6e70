import type { checkInGuest, insertAdhocGuest, RequestOf } from '@janur/contracts';
import { deviceId, nextSeq } from './device.ts';
import { uuidV7 } from './uuid-v7.ts';

type CheckInBody = RequestOf<typeof checkInGuest>['body'];
type WalkInBody = RequestOf<typeof insertAdhocGuest>['body'];
type Stamped = 'device_id' | 'seq' | 'checked_in_at' | 'clock_offset';

export type CheckIn = Omit<CheckInBody, Stamped>;
export type WalkIn = Omit<WalkInBody, Stamped>;

/**
 * One thing that an usher did. Never changed after it is made; `id` is its Idempotency-Key, so however often it is
 * sent, it has one effect (architecture, "Check-in: an operation log").
 */
export type Operation =
  | { readonly id: string; readonly type: 'check-in'; readonly guestName: string; readonly body: CheckInBody }
  | { readonly id: string; readonly type: 'walk-in'; readonly guestName: string; readonly body: WalkInBody };

export function makeCheckIn(guestName: string, checkIn: CheckIn, now: Date = new Date()): Operation {
  return { id: uuidV7(now.getTime()), type: 'check-in', guestName, body: { ...checkIn, ...stamp(now) } };
}

export function makeWalkIn(walkIn: WalkIn, now: Date = new Date()): Operation {
  return { id: uuidV7(now.getTime()), type: 'walk-in', guestName: walkIn.name, body: { ...walkIn, ...stamp(now) } };
}

function stamp(now: Date) {
  return { device_id: deviceId(), seq: nextSeq(), checked_in_at: now.toISOString() };
}
