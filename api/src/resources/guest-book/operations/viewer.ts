import { createHash } from 'node:crypto';
import type { GuestBookGuest } from '@janur/contracts';
import { CODE_HASH_BYTES, textOfCodeHash } from '@janur/contracts/ticket';
import type { Principal } from '../../../access/principals.ts';
import type { Tickets } from '../../../guests/tickets.ts';
import { type KeptGuest, withQrCode } from '../present.ts';

/** Whether somebody only scans: that role learns who stands there, and nothing of the person beside. */
export const onlyScans = (principal: Principal): boolean =>
  principal.role === 'USHER' && principal.guestBookRole === 'SCAN_ONLY';

export type Show = (guest: KeptGuest) => GuestBookGuest;

/** How guests are shown to somebody at the door. */
export function showingTo(principal: Principal, tickets: Tickets): Show {
  if (!onlyScans(principal)) return (guest) => withQrCode(guest, tickets);
  return (guest) => ({
    ...withQrCode(guest, tickets),
    phone_number: null,
    detail: null,
    entrusted_gifts: [],
  });
}

/** A code as a device of that role keeps it: it can be recognised, and not read. */
export const hashedCode = (eventId: number, code: string): string =>
  createHash('sha256')
    .update(textOfCodeHash(eventId, code))
    .digest()
    .subarray(0, CODE_HASH_BYTES)
    .toString('base64url');
