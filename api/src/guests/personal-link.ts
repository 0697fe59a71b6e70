import { invitationAddress, type Whereabouts } from '@janur/contracts/rules';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/index.ts';

/** The address of an invitation that greets one guest (spec §2: `code` and `to`). */
export function personalLink(
  origin: string,
  { code, name }: { code: string; name: string },
  where: Whereabouts,
): string {
  const link = new URL(invitationAddress(origin, where));
  link.search = new URLSearchParams({ code, to: name }).toString();
  return link.href;
}

/** Where guests see the invitation: as configured, else the host that the dashboard itself was asked under. */
export const originOf = (request: FastifyRequest, { publicOrigin }: Config): string =>
  publicOrigin ?? `${request.protocol}://${request.host}`;
