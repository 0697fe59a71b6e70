import { bankRoutes } from './banks/routes.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';
import { adminAccountRoutes } from './accounts/admin/routes.ts';
import { authRoutes } from './accounts/login/routes.ts';
import { passwordRoutes } from './accounts/password/routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { passkeyRoutes } from './accounts/passkeys/routes.ts';
import { coHostRoutes } from './accounts/co-hosts/routes.ts';
import { ownUsherRoutes } from './accounts/own-ushers/routes.ts';
import { sessionRoutes } from './accounts/sessions/routes.ts';
import { usherRoutes } from './accounts/ushers/routes.ts';
import { albumModerationRoutes } from './album/moderation/routes.ts';
import { albumRoutes } from './album/routes.ts';
import { adminClientRoutes } from './clients/list/routes.ts';
import { clientEditingRoutes } from './clients/routes.ts';
import { draftRoutes } from './drafts/routes.ts';
import { eveningRoutes } from './guest-book/evening/routes.ts';
import { giftRoutes } from './gifts/routes.ts';
import { guestBookListRoutes } from './guest-book/list/routes.ts';
import { operationRoutes } from './guest-book/operations/operation-routes.ts';
import { doorPinRoutes } from './guest-book/pin/routes.ts';
import { reconciliationRoutes } from './guest-book/reconciliation/routes.ts';
import { guestBookRoutes } from './guest-book/routes.ts';
import { guestActRoutes } from './guest-list/inviting/routes.ts';
import { guestRoutes } from './guest-list/editing/routes.ts';
import { fileRoutes } from './guest-list/files/routes.ts';
import { importRoutes } from './guest-list/import/routes.ts';
import { memberRoutes } from './guest-list/members/routes.ts';
import { guestListRoutes } from './guest-list/list/routes.ts';
import { messageRoutes } from './guest-list/messages/routes.ts';
import { tableRoutes } from './guest-list/tables/routes.ts';
import { metricsRoutes } from './health/metrics-routes.ts';
import { hostChangeRoutes } from './host-changes/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { liveRoutes } from './live/routes.ts';
import { catererRoutes } from './rsvp/caterer/routes.ts';
import { overviewRoutes } from './rsvp/overview/routes.ts';
import { phoneRoutes } from './rsvp/phone-routes.ts';
import { rsvpRoutes } from './rsvp/routes.ts';
import { rehearsalRoutes } from './rehearsals/routes.ts';
import { recordedRoutes } from './guest-list/recorded/routes.ts';
import { waitingRoutes } from './rsvp/waiting/routes.ts';
import { summaryRoutes } from './rsvp/summary/routes.ts';
import { seatingRoutes } from './seating/routes.ts';
import { sendingRoutes } from './sending/routes.ts';
import { templateRoutes } from './templates/routes.ts';
import { uploadRoutes } from './uploads/routes.ts';
import { adminWishRoutes } from './wishes/moderation/routes.ts';
import { wishRoutes } from './wishes/routes.ts';

const RESOURCES = [
  accountRoutes,
  adminAccountRoutes,
  adminClientRoutes,
  adminWishRoutes,
  albumModerationRoutes,
  albumRoutes,
  authRoutes,
  bankRoutes,
  catererRoutes,
  clientEditingRoutes,
  coHostRoutes,
  doorPinRoutes,
  draftRoutes,
  eveningRoutes,
  fileRoutes,
  giftRoutes,
  guestBookListRoutes,
  guestBookRoutes,
  guestActRoutes,
  guestListRoutes,
  guestRoutes,
  healthRoutes,
  hostChangeRoutes,
  importRoutes,
  invitationRoutes,
  liveRoutes,
  memberRoutes,
  messageRoutes,
  metricsRoutes,
  operationRoutes,
  passwordRoutes,
  phoneRoutes,
  overviewRoutes,
  ownUsherRoutes,
  reconciliationRoutes,
  rehearsalRoutes,
  recordedRoutes,
  rsvpRoutes,
  passkeyRoutes,
  seatingRoutes,
  sendingRoutes,
  sessionRoutes,
  summaryRoutes,
  tableRoutes,
  templateRoutes,
  uploadRoutes,
  usherRoutes,
  waitingRoutes,
  wishRoutes,
];

export function mountResources(app: FastifyInstance, context: AppContext): void {
  for (const mount of RESOURCES) mount(app, context);
}
