import {
  authDetail,
  guestLogin,
  type GuestBookRole,
  login,
  logout,
  qrScanLogin,
  type Role,
  problem,
} from '@janur/contracts';
import { hostMay } from '@janur/contracts/co-hosts';
import { toE164 } from '@janur/contracts/phone';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accessingOf, recordAccess, recordRefusal } from '../../../audit/access-log.ts';
import { networkOf } from '../../../budgets/network.ts';
import { findGate, findGuestByPhone } from '../../../access/gate-queries.ts';
import { HttpError, forbidden, invalidCredentials, notFound } from '../../../lib/errors.ts';
import { endpoints } from '../../../http/endpoints.ts';
import { knownDevice, rememberDevice } from '../../../access/known-device.ts';
import { sideOf } from '../../../access/origins.ts';
import type { Principal } from '../../../access/principals.ts';
import { dropSession } from '../../../access/session-cookie.ts';
import type { AppContext } from '../../../context.ts';
import { findByUsherCard } from '../own-ushers/card-queries.ts';
import { findClientDetail, recordLogin, revokeToken } from './queries.ts';
import { giveToken, openSession } from '../sessions/open.ts';
import { deleteSessions } from '../sessions/queries.ts';
import { logIn, nameOf } from './service.ts';

const QR_SCAN_ROLES: readonly Role[] = ['CLIENT', 'USHER'];

export function authRoutes(app: FastifyInstance, { db, config, counters, tokens, invitationAccess }: AppContext): void {
  const on = endpoints(app);
  async function logInFrom(
    request: FastifyRequest,
    reply: FastifyReply,
    { username, password, recovery_code }: { username: string; password: string; recovery_code?: string | undefined },
  ) {
    const account = await logIn(db, counters.logInFailures, {
      username,
      password,
      recoveryCode: recovery_code,
      network: networkOf(request.ip),
      deviceOf: (accountId) => knownDevice(config, request, accountId),
      onFailure: (who) => recordRefusal({ db, counters }, request, { who, action: 'access.failed' }),
      onRecovery: (who) => recordAccess(db, request, { who, action: 'access.code-used' }),
    });
    const isMarked = knownDevice(config, request, account.id) !== undefined;
    // staff's cookies are of the staff's origin
    if (!isMarked && sideOf(request, config) === 'staff') rememberDevice(config, account.id, reply);
    return account;
  }

  on(
    login,
    async ({ body, request, reply }) => {
      const account = await logInFrom(request, reply, body);
      return openSession({ db, config, tokens }, account, { request, reply, stays: body.stay_signed_in });
    },
    { limit: 'logins' },
  );

  on(
    qrScanLogin,
    async ({ body, request, reply }) => {
      const { username, password, card_token: token } = body;
      if (token !== undefined) {
        const usher = await findByUsherCard(db, { username: nameOf(username), token });
        if (!usher) {
          await recordRefusal({ db, counters }, request, { who: undefined, action: 'access.failed', what: 'card' });
          throw invalidCredentials();
        }
        await recordLogin(db, usher.id);
        return openSession({ db, config, tokens }, usher, { request, reply, stays: body.stay_signed_in, way: 'card' });
      }
      // without a card the contract wants one
      const account = await logInFrom(request, reply, { ...body, password: password ?? '' });
      if (!QR_SCAN_ROLES.includes(account.role)) throw forbidden();
      return openSession({ db, config, tokens }, account, { request, reply, stays: body.stay_signed_in });
    },
    { limit: 'logins' },
  );

  on(
    guestLogin,
    async ({ body, request, reply }) => {
      const gate = await findGate(db, body.slug.toLowerCase());
      if (!gate || gate.is_hidden) throw notFound('invitation');
      const attempt = await invitationAccess.tries(request.ip, gate);
      const phoneNumber = toE164(body.phoneNumber, gate.country);
      // what is open to everybody needs no log-in, and a number must not tell there who is invited
      const guest = phoneNumber && gate.is_private ? await findGuestByPhone(db, gate, phoneNumber) : undefined;
      if (!guest) {
        await attempt.failed();
        throw notOnTheList();
      }
      const { token, expiresAt } = tokens.issue({ id: guest.id, role: 'GUEST' });
      return giveToken(config, token, { role: 'GUEST', expiresAt, request, reply });
    },
    { limit: 'logins' },
  );

  on(authDetail, async ({ principal, scope }) => {
    const { id, name, username, role } = principal;
    const client = 'clientId' in principal ? await findClientDetail(db, scope, principal.clientId) : undefined;
    return {
      id,
      name,
      username,
      role,
      version: client?.version ?? null,
      is_guest_book: keepsGuestBook(principal, client),
      guest_book_role: guestBookRoleOf(principal),
      co_host_role: principal.role === 'CLIENT' ? principal.coHostRole : null,
      must_change_password: 'session' in principal && principal.mustChangePassword,
    };
  });

  on(logout, async ({ principal, request, reply }) => {
    const claims = tokens.read(app.access.tokenOf(request) ?? '');
    if ('session' in principal) {
      await deleteSessions(db, { accountId: principal.id, only: principal.session.id });
      await recordAccess(db, request, { who: accessingOf(principal), action: 'access.log-out' });
    } else if (claims && principal.role === 'GUEST')
      await revokeToken(db, { jti: claims.jti, expiresAt: new Date(claims.exp * 1000) });
    dropSession(sideOf(request, config), reply);
    return null;
  });
}

const notOnTheList = () => new HttpError('INVALID_CREDENTIALS', problem('phone_not_invited'));

/** The hosts themselves may do all that their ushers may. */
function guestBookRoleOf(principal: Principal): GuestBookRole | null {
  if (principal.role === 'USHER') return principal.guestBookRole;
  return isHostAtDoor(principal) ? 'FULL' : null;
}

const isHostAtDoor = (principal: Principal): boolean =>
  principal.role === 'CLIENT' && hostMay(principal.coHostRole, 'listGuestBookEvents');

/** decisions §3: an usher always, a client when one of the events has a guest-book. */
function keepsGuestBook(principal: Principal, client: { has_guest_book: boolean } | undefined): boolean {
  if (principal.role === 'USHER') return true;
  return isHostAtDoor(principal) && client?.has_guest_book === true;
}
