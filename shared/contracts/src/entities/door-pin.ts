import * as z from 'zod';
import { Instant } from './fields.ts';

/**
 * By what a device tells the right PIN without a network: PBKDF2 with HMAC-SHA-256, 32 bytes. Salt and hash are base64url. A
 * new PIN has a new salt, also where the digits are the same.
 */
export const DoorPin = z.object({ salt: z.string(), hash: z.string(), iterations: z.number().int() });
export type DoorPin = z.infer<typeof DoorPin>;

/** What its hosts are told of it: never the digits, which are kept nowhere. Null while none is set. */
export const DoorPinState = z.object({ set_at: Instant, set_by: z.string().nullable() }).nullable();
export type DoorPinState = z.infer<typeof DoorPinState>;
