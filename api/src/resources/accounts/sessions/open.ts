import type { Role } from '@janur/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { placeOf } from '../../../access/actor.ts';
import { recordAccess } from '../../../audit/access-log.ts';
import { sideOf } from '../../../access/origins.ts';
import { findLastEventEnd } from '../../../access/principal-queries.ts';
import { firstEndOf } from '../../../access/session-life.ts';
import { keepSession } from '../../../access/session-cookie.ts';
import type { Config } from '../../../config/index.ts';
import { networkOf } from '../../../budgets/network.ts';
import type { AppContext } from '../../../context.ts';
import { insertSession } from './queries.ts';

/** A desk that somebody may have walked away from. */
const IDLE_AT_DESK_MINUTES = 30;
/** A couple's or an usher's own device that did not ask to stay signed in. */
const IDLE_ELSEWHERE_MINUTES = 120;

export interface LoggedIn {
  readonly id: number;
  readonly role: Role;
  readonly clientId: number | null;
}

/** Logs an account in on the device that asks. */
export async function openSession(
  { db, config, tokens }: Pick<AppContext, 'db' | 'config' | 'tokens'>,
  account: LoggedIn,
  {
    request,
    reply,
    stays,
    way,
  }: { request: FastifyRequest; reply: FastifyReply; stays: boolean; way?: 'passkey' | 'card' },
): Promise<{ token: string; role: Role }> {
  const { id, role, clientId } = account;
  const { token, jti, expiresAt } = tokens.issue({ id, role });
  await insertSession(db, {
    account_id: id,
    jti,
    device: placeOf(request).device,
    network: networkOf(request.ip).slice(0, 45),
    idle_minutes: idleMinutesOf(role, stays),
    by_card: way === 'card',
    expires_at: role === 'USHER' && clientId !== null ? firstEndOf(await findLastEventEnd(db, clientId)) : expiresAt,
  });
  await recordAccess(db, request, { who: account, action: 'access.log-in', what: way });
  return giveToken(config, token, { role, expiresAt, request, reply });
}

function idleMinutesOf(role: Role, stays: boolean): number | null {
  if (role === 'ADMIN' || role === 'DESIGNER') return IDLE_AT_DESK_MINUTES;
  return stays ? null : IDLE_ELSEWHERE_MINUTES;
}

/** The token in the answer for callers that send it themselves, and as a cookie that no script can read (decisions §3). */
export function giveToken(
  config: Config,
  token: string,
  { role, expiresAt, request, reply }: { role: Role; expiresAt: Date; request: FastifyRequest; reply: FastifyReply },
): { token: string; role: Role } {
  const maxAge = Math.round((expiresAt.getTime() - Date.now()) / 1000);
  keepSession(sideOf(request, config), reply, { token, role, maxAge });
  return { token, role };
}
