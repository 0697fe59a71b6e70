import * as z from 'zod';
import { LIMITS } from '../limits.ts';
import { because } from '../problems/zod-issues.ts';

/** Database ids are positive integers, safe in JSON. */
export const Id = z.int().positive();
/** An id as a path or a query carries it: text. */
export const IdParam = z.coerce.number<number | string>().int().positive().max(Number.MAX_SAFE_INTEGER);

/** decisions §5. Reserved words are refused by `rules/slug`, where a slug is made. */
export const Slug = z.string().regex(/^[a-z0-9-]{2,64}$/, because('slug_format'));

/** Crockford base32 as we make them; older and demo codes may be any short word. Compared in upper case. */
export const GuestCode = z
  .string()
  .trim()
  .regex(/^[0-9A-Za-z-]{3,32}$/, because('code_format'))
  .transform((code) => code.toUpperCase());

/**
 * A code as the `Guest-Code` header carries it: whatever a link or a guest made of it, because a mangled code is a wrong
 * code (decisions §4: unknown and foreign codes answer alike), not a malformed request. Empty means none.
 */
export const GuestCodeHeader = z
  .string()
  .max(64)
  .transform((code) => code.trim().toUpperCase() || undefined);

/** An instant as the API writes it: ISO 8601, UTC. */
export const Instant = z.iso.datetime();

/** A person's or guest's name, NFC-normalised so that the database compares it well. */
export const PersonName = z.string().trim().normalize('NFC').min(1).max(LIMITS.person_name);

export const Text = (max: number) => z.string().normalize('NFC').max(max);
export const OptionalText = (max: number) => Text(max).nullable();

/** Rupiah or another currency's whole units. */
export const Amount = z.number().int().min(0).max(1_000_000_000_000);

export const PartySize = z.number().int().min(1).max(1000);
