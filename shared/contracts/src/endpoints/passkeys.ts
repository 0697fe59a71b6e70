import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { AuthToken } from '../entities/account.ts';
import { Id, IdParam, Instant } from '../entities/fields.ts';
import { Nothing } from '../envelope.ts';

/* Passkeys (WebAuthn) and recovery codes of staff. Ushers share log-ins and have cards, and no passkeys. */

const WITH_PASSKEYS = ['ADMIN', 'CLIENT', 'DESIGNER'] as const;

/** What a browser's `navigator.credentials` is called with: WebAuthn's own JSON, which no screen of ours looks into. */
export const CeremonyOptions = z.record(z.string(), z.unknown());

/** What it gives back. Its inside is the standard's and read by the library that verifies it. */
export const Credential = z.looseObject({
  id: z.string().regex(/^[\w-]{1,1400}$/),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(5000) }),
});
export type Credential = z.infer<typeof Credential>;

export const Passkey = z.object({
  id: Id,
  /** The device that it was added on, such as `Chrome, Android`. */
  name: z.string(),
  created_at: Instant,
  last_used_at: Instant.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** Codes of one use each; shown once. */
const RecoveryCodes = z.array(z.string());

export const passkeyLogInOptions = defineEndpoint({
  method: 'POST',
  path: '/public/auth/passkey/options',
  access: 'public',
  summary: 'Begin a log-in or a confirmation by passkey; good for five minutes and one use (ours)',
  response: CeremonyOptions,
});

export const passkeyLogIn = defineEndpoint({
  method: 'POST',
  path: '/public/auth/passkey/login',
  access: 'public',
  summary: 'Log in with a passkey (ours)',
  body: z.strictObject({ credential: Credential, stay_signed_in: z.boolean().default(false) }),
  response: AuthToken,
});

export const confirmByPasskey = defineEndpoint({
  method: 'POST',
  path: '/dashboard/account/confirm-passkey',
  access: WITH_PASSKEYS,
  summary: 'Say by a passkey that it is still you; counts for five minutes in this session (ours)',
  body: z.strictObject({ credential: Credential }),
  response: Nothing,
});

export const listPasskeys = defineEndpoint({
  method: 'GET',
  path: '/dashboard/account/passkeys',
  access: WITH_PASSKEYS,
  summary: 'The own passkeys, and how many recovery codes are left (ours)',
  response: z.object({ passkeys: z.array(Passkey), recovery_codes_left: z.number().int() }),
});

export const passkeyOptions = defineEndpoint({
  method: 'POST',
  path: '/dashboard/account/passkeys/options',
  access: WITH_PASSKEYS,
  freshLogin: true,
  summary: 'Begin to add a passkey; good for five minutes and one use (ours)',
  response: CeremonyOptions,
});

export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/dashboard/account/passkeys',
  access: WITH_PASSKEYS,
  freshLogin: true,
  summary: 'Add a passkey; with the first one come recovery codes, and the password alone opens no more (ours)',
  body: z.strictObject({ credential: Credential }),
  response: z.object({ passkey: Passkey, recovery_codes: RecoveryCodes.nullable() }),
  status: 201,
});

export const removePasskey = defineEndpoint({
  method: 'DELETE',
  path: '/dashboard/account/passkeys/:passkeyId',
  access: WITH_PASSKEYS,
  freshLogin: true,
  summary: 'Remove an own passkey; with the last one go the recovery codes (ours)',
  params: z.object({ passkeyId: IdParam }),
  response: Nothing,
});

export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/dashboard/account/recovery-codes',
  access: WITH_PASSKEYS,
  freshLogin: true,
  summary: 'New recovery codes in place of the former ones (ours)',
  response: z.object({ recovery_codes: RecoveryCodes }),
});
