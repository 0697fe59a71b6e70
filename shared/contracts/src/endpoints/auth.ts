import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { LIMITS } from '../limits.ts';
import { AuthDetail, AuthToken } from '../entities/account.ts';
import { Nothing } from '../envelope.ts';
import { because } from '../problems/zod-issues.ts';

const credentials = {
  username: z.string().trim().min(1).max(100),
  password: z.string().min(1).max(200),
  /** Of an account with passkeys, where none is at hand. */
  recovery_code: z.string().trim().max(40).optional(),
};

export const login = defineEndpoint({
  method: 'POST',
  path: '/public/auth/login',
  access: 'public',
  summary: 'Log in with a username and password',
  body: z.strictObject({
    ...credentials,
    /** Couples and ushers: no idle time-out on this device; the session's own end stays. */
    stay_signed_in: z.boolean().default(false),
  }),
  response: AuthToken,
});

export const qrScanLogin = defineEndpoint({
  method: 'POST',
  path: '/public/auth/client/qr-scan/login',
  access: 'public',
  summary: 'Log in to the guest-book as client or usher, an usher with the secret of a login card, too',
  body: z
    .strictObject({
      ...credentials,
      password: credentials.password.optional(),
      /** Of a login card, in place of the password. */
      card_token: z.string().min(1).max(100).optional(),
      // a device at the entrance is left alone for hours
      stay_signed_in: z.boolean().default(true),
    })
    .refine(({ password, card_token }) => (password === undefined) !== (card_token === undefined), {
      path: ['password'],
      error: because('required'),
    }),
  response: AuthToken,
});

export const guestLogin = defineEndpoint({
  method: 'POST',
  path: '/public/auth/guest/login',
  access: 'public',
  summary: 'Log in to a private invitation with a phone number in any common spelling',
  body: z.strictObject({
    phoneNumber: z.string().trim().min(4).max(LIMITS.phone),
    slug: z.string().trim().min(1).max(64),
  }),
  response: AuthToken,
});

export const logout = defineEndpoint({
  method: 'POST',
  path: '/public/auth/logout',
  access: 'public',
  beforePasswordChange: true,
  summary: 'End the session of the cookie',
  response: Nothing,
});

export const authDetail = defineEndpoint({
  method: 'GET',
  path: '/public/auth/detail',
  access: ['ADMIN', 'CLIENT', 'USHER', 'DESIGNER', 'GUEST'],
  scanOnly: true,
  beforePasswordChange: true,
  summary: 'Who is logged in',
  response: AuthDetail,
});
