import type {
  addPasskey,
  confirmByPasskey,
  endAccountSessions,
  endOtherSessions,
  endSession,
  listPasskeys,
  listSessions,
  passkeyLogIn,
  passkeyLogInOptions,
  passkeyOptions,
  removePasskey,
} from '@janur/contracts';
import { route } from './route.ts';

/** The calls of an account's passkeys, and of where it is logged in. */
export const sessionRoutes = {
  listSessions: route<typeof listSessions>('GET', '/dashboard/account/sessions'),
  endSession: route<typeof endSession>('DELETE', '/dashboard/account/sessions/:sessionId'),
  endOtherSessions: route<typeof endOtherSessions>('POST', '/dashboard/account/sessions/end-others'),
  passkeyLogInOptions: route<typeof passkeyLogInOptions>('POST', '/public/auth/passkey/options'),
  passkeyLogIn: route<typeof passkeyLogIn>('POST', '/public/auth/passkey/login'),
  confirmByPasskey: route<typeof confirmByPasskey>('POST', '/dashboard/account/confirm-passkey'),
  listPasskeys: route<typeof listPasskeys>('GET', '/dashboard/account/passkeys'),
  passkeyOptions: route<typeof passkeyOptions>('POST', '/dashboard/account/passkeys/options'),
  addPasskey: route<typeof addPasskey>('POST', '/dashboard/account/passkeys'),
  removePasskey: route<typeof removePasskey>('DELETE', '/dashboard/account/passkeys/:passkeyId'),
  endAccountSessions: route<typeof endAccountSessions>('POST', '/dashboard/admin/accounts/:accountId/end-sessions'),
};
