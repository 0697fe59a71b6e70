import {
  acceptCoHostLink,
  approveDraft,
  type Endpoint,
  guestLogin,
  login,
  openCoHostLink,
  openDraft,
  passkeyLogIn,
  passkeyLogInOptions,
  qrScanLogin,
  registerPhone,
  reportTemplateFailure,
  submitRsvp,
  suggestWords,
  withdrawSuggestion,
} from '@janur/contracts';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/index.ts';

/** The two origins of an installation (docs/decisions/020): guests' pages, with designers' code in them, and staff's. */
export type Side = 'guests' | 'staff';

declare module 'node:http' {
  interface IncomingMessage {
    /** Set by the listener that it came to. */
    side?: Side;
  }
}

type Addresses = Pick<Config, 'publicOrigin' | 'staffOrigin' | 'port' | 'staffPort'>;

/** Without a listener that says it, as when the API runs alone, the host does. */
export function sideOf({ raw, host }: FastifyRequest, { staffOrigin }: Addresses): Side {
  if ('side' in raw && raw.side) return raw.side;
  return staffOrigin !== undefined && new URL(staffOrigin).host === host ? 'staff' : 'guests';
}

/** The origin of one side, as it was configured, else on the host that this request asked for. */
export function originOf(side: Side, request: FastifyRequest, config: Addresses): string {
  const [configured, port] =
    side === 'staff' ? [config.staffOrigin, config.staffPort] : [config.publicOrigin, config.port];
  return configured ?? `${request.protocol}://${request.hostname}:${port}`;
}

/** Of the calls that anybody may make, those that only one side's pages do; whose the others are, their roles say. */
const PUBLIC_OF: Readonly<Record<Side, ReadonlySet<Endpoint>>> = {
  staff: new Set<Endpoint>([
    login,
    qrScanLogin,
    passkeyLogInOptions,
    passkeyLogIn,
    openCoHostLink,
    acceptCoHostLink,
    // designers' code shall not read what a couple wrote to its organiser
    openDraft,
    suggestWords,
    withdrawSuggestion,
    approveDraft,
  ]),
  guests: new Set<Endpoint>([guestLogin, registerPhone, submitRsvp, reportTemplateFailure]),
};

/** Whether pages of that side call it. */
export function isCalledAt(endpoint: Endpoint, side: Side): boolean {
  if (endpoint.access === 'public') return !PUBLIC_OF[side === 'staff' ? 'guests' : 'staff'].has(endpoint);
  return endpoint.access.some((role) => (role === 'GUEST') === (side === 'guests'));
}

/** Browsers say of what a page asks for that a page does, and no script can keep them from it. */
export function isOfPage({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return headers.origin !== undefined || (site !== undefined && site !== 'none');
}
