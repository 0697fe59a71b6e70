import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/index.ts';

/*
 * A device that has logged in to an account carries a signed mark of it: a stranger who tries passwords of that account, from the
 * same network too, holds it off no longer. The mark opens nothing; the device's own wrong passwords count by it.
 */

const YEAR_S = 365 * 86_400;
/** Over https of a name that no other host can set, as for sessions; such a name belongs to every path. */
const cookieOf = ({ protocol }: Pick<FastifyRequest, 'protocol'>, accountId: number): string =>
  `${protocol === 'https' ? '__Host-' : ''}known_device_${accountId}`;

function sign(secret: string, accountId: number, nonce: string): Buffer {
  return createHmac('sha256', secret).update(`known device ${accountId} ${nonce}`).digest();
}

/** What this device's failures at the account are counted by; undefined for one that never logged in to it. */
export function knownDevice(
  { keys }: Pick<Config, 'keys'>,
  request: Pick<FastifyRequest, 'cookies' | 'protocol'>,
  accountId: number,
): string | undefined {
  const [nonce = '', signature = ''] = request.cookies[cookieOf(request, accountId)]?.split('.') ?? [];
  const said = Buffer.from(signature, 'base64url');
  const isOurs = keys.some(({ secret }) => {
    const right = sign(secret, accountId, nonce);
    return said.length === right.length && timingSafeEqual(said, right);
  });
  return isOurs ? nonce : undefined;
}

/** Marks the device that has just logged in. */
export function rememberDevice({ keys: [key] }: Pick<Config, 'keys'>, accountId: number, reply: FastifyReply): void {
  const nonce = randomBytes(12).toString('base64url');
  const mark = `${nonce}.${sign(key.secret, accountId, nonce).toString('base64url')}`;
  const secure = reply.request.protocol === 'https';
  const where = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  void reply.setCookie(cookieOf(reply.request, accountId), mark, { ...where, maxAge: YEAR_S });
}
