import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/connection.ts';
import type { Doorkeeper } from '../http/doorkeeper.ts';
import type { Tokens } from '../http/tokens.ts';
import type { Invitations } from '../invitations.ts';
import type { Registry } from '../registry.ts';
import { adminClientRoutes } from './admin-clients/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { guestBookRoutes } from './guest-book/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { rsvpRoutes } from './rsvp/routes.ts';
import { templateRoutes } from './templates/routes.ts';
import { wishRoutes } from './wishes/routes.ts';

/** What the resources work with. */
export interface Resources {
  readonly db: Database;
  readonly config: Config;
  readonly tokens: Tokens;
  readonly doorkeeper: Doorkeeper;
  readonly invitations: Invitations;
  readonly registry: Registry;
}

export function mountResources(app: FastifyInstance, resources: Resources): void {
  adminClientRoutes(app, resources);
  authRoutes(app, resources);
  guestBookRoutes(app, resources);
  healthRoutes(app, resources);
  invitationRoutes(app, resources);
  rsvpRoutes(app, resources);
  templateRoutes(app, resources);
  wishRoutes(app, resources);
}
