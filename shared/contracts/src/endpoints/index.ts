import type { Endpoint } from '../endpoint.ts';
import * as account from './account.ts';
import * as accounts from './accounts.ts';
import * as adminAccounts from './admin-accounts.ts';
import * as adminClients from './admin-clients.ts';
import * as adminWishes from './admin-wishes.ts';
import * as album from './album.ts';
import * as auth from './auth.ts';
import * as caterer from './caterer.ts';
import * as clientEditing from './client-editing.ts';
import * as coHosts from './co-hosts.ts';
import * as doorPin from './door-pin.ts';
import * as drafts from './drafts.ts';
import * as evening from './evening.ts';
import * as gifts from './gifts.ts';
import * as guestActs from './guest-acts.ts';
import * as guestBook from './guest-book.ts';
import * as guestBookOperations from './guest-book-operations.ts';
import * as health from './health.ts';
import * as hostChanges from './host-changes.ts';
import * as live from './live.ts';
import * as ownUshers from './own-ushers.ts';
import * as passkeys from './passkeys.ts';
import { getClientBySlug, getLock, getMeta, listSlugs } from './public-clients.ts';
import * as members from './members.ts';
import * as moderation from './moderation.ts';
import * as reconciliation from './reconciliation.ts';
import * as recordedAnswers from './recorded-answers.ts';
import * as rehearsals from './rehearsals.ts';
import { registerPhone, submitRsvp } from './rsvp.ts';
import * as rsvpDashboard from './rsvp-dashboard.ts';
import * as rsvpFiles from './rsvp-files.ts';
import * as rsvpMessages from './rsvp-messages.ts';
import * as rsvpOverview from './rsvp-overview.ts';
import * as seating from './seating.ts';
import * as sending from './sending.ts';
import * as templates from './templates.ts';
import * as banks from './banks.ts';
import * as broughtFiles from './brought-files.ts';
import * as uploads from './uploads.ts';
import * as ushers from './ushers.ts';
import * as wishes from './wishes.ts';

export * from './account.ts';
export * from './accounts.ts';
export * from './admin-accounts.ts';
export * from './admin-clients.ts';
export * from './admin-wishes.ts';
export * from './album.ts';
export * from './auth.ts';
export * from './caterer.ts';
export * from './client-editing.ts';
export * from './co-hosts.ts';
export * from './door-pin.ts';
export * from './drafts.ts';
export * from './evening.ts';
export * from './gifts.ts';
export * from './guest-acts.ts';
export * from './guest-book.ts';
export * from './guest-book-operations.ts';
export * from './health.ts';
export * from './host-changes.ts';
export * from './live.ts';
export * from './passkeys.ts';
export * from './members.ts';
export * from './moderation.ts';
export * from './public-clients.ts';
export * from './reconciliation.ts';
export * from './recorded-answers.ts';
export * from './rehearsals.ts';
export * from './own-ushers.ts';
export * from './rsvp.ts';
export * from './rsvp-dashboard.ts';
export * from './rsvp-files.ts';
export * from './rsvp-messages.ts';
export * from './rsvp-overview.ts';
export * from './seating.ts';
export * from './sending.ts';
export * from './templates.ts';
export * from './banks.ts';
export * from './brought-files.ts';
export * from './uploads.ts';
export * from './ushers.ts';
export * from './wishes.ts';

/** Every call of the API by its name. The server refuses to boot with a route that stands not here. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  ...endpointsOf(account),
  ...endpointsOf(accounts),
  ...endpointsOf(adminAccounts),
  ...endpointsOf(adminClients),
  ...endpointsOf(adminWishes),
  ...endpointsOf(album),
  ...endpointsOf(auth),
  ...endpointsOf(caterer),
  ...endpointsOf(clientEditing),
  ...endpointsOf(coHosts),
  ...endpointsOf(doorPin),
  ...endpointsOf(drafts),
  ...endpointsOf(evening),
  ...endpointsOf(gifts),
  ...endpointsOf(guestActs),
  ...endpointsOf(guestBook),
  ...endpointsOf(guestBookOperations),
  ...endpointsOf(health),
  ...endpointsOf(hostChanges),
  ...endpointsOf(live),
  ...endpointsOf(ownUshers),
  ...endpointsOf(passkeys),
  ...endpointsOf(members),
  ...endpointsOf(moderation),
  getClientBySlug,
  getLock,
  getMeta,
  listSlugs,
  ...endpointsOf(reconciliation),
  ...endpointsOf(recordedAnswers),
  ...endpointsOf(rehearsals),
  registerPhone,
  submitRsvp,
  ...endpointsOf(rsvpDashboard),
  ...endpointsOf(rsvpFiles),
  ...endpointsOf(rsvpMessages),
  ...endpointsOf(rsvpOverview),
  ...endpointsOf(seating),
  ...endpointsOf(sending),
  ...endpointsOf(templates),
  ...endpointsOf(banks),
  ...endpointsOf(broughtFiles),
  ...endpointsOf(uploads),
  ...endpointsOf(ushers),
  ...endpointsOf(wishes),
};

/** The endpoints among a module's exports; what else it exports (schemas, lists) is left out. */
function endpointsOf(module: Readonly<Record<string, unknown>>): Record<string, Endpoint> {
  return Object.fromEntries(
    Object.entries(module).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
  );
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}
