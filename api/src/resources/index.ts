import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Changes } from '../lib/changes.ts';
import type { Database } from '../db/connection.ts';
import type { FileStore } from '../files/index.ts';
import type { InvitationAccess } from '../access/invitation-access.ts';
import type { Tokens } from '../access/tokens.ts';
import type { Invitations } from './invitations/invitations.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Registry } from './templates/registry.ts';
import type { Tickets } from '../guests/tickets.ts';
import { accountRoutes } from './accounts/routes.ts';
import { adminClientRoutes } from './clients/list/routes.ts';
import { adminWishRoutes } from './wishes/moderation/routes.ts';
import { authRoutes } from './accounts/login/routes.ts';
import type { Arrivals } from './guest-book/check-in/arrivals.ts';
import { operationRoutes } from './guest-book/operations/operation-routes.ts';
import { clientEditingRoutes } from './clients/routes.ts';
import { guestBookRoutes } from './guest-book/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { metricsRoutes } from './health/metrics-routes.ts';
import { liveRoutes } from './live/routes.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { reconciliationRoutes } from './guest-book/reconciliation/routes.ts';
import { rsvpRoutes } from './rsvp/routes.ts';
import { rsvpDashboardRoutes } from './guest-list/routes.ts';
import { templateRoutes } from './templates/routes.ts';
import { uploadRoutes } from './uploads/routes.ts';
import { usherRoutes } from './accounts/ushers/routes.ts';
import { wishRoutes } from './wishes/routes.ts';

/** What the resources work with. */
export interface Resources {
  readonly db: Database;
  readonly config: Config;
  readonly tokens: Tokens;
  readonly tickets: Tickets;
  readonly invitationAccess: InvitationAccess;
  readonly invitations: Invitations;
  readonly registry: Registry;
  readonly arrivals: Arrivals;
  readonly changes: Changes;
  readonly metrics: Metrics;
  readonly store: FileStore;
}

export function mountResources(app: FastifyInstance, resources: Resources): void {
  accountRoutes(app, resources);
  adminClientRoutes(app, resources);
  adminWishRoutes(app, resources);
  authRoutes(app, resources);
  clientEditingRoutes(app, resources);
  guestBookRoutes(app, resources);
  operationRoutes(app, resources);
  healthRoutes(app, resources);
  metricsRoutes(app, resources);
  liveRoutes(app, resources);
  invitationRoutes(app, resources);
  reconciliationRoutes(app, resources);
  rsvpRoutes(app, resources);
  rsvpDashboardRoutes(app, resources);
  templateRoutes(app, resources);
  uploadRoutes(app, resources);
  usherRoutes(app, resources);
  wishRoutes(app, resources);
}
