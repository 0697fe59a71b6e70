import type { FastifyInstance } from 'fastify';
import type { Resources } from '../index.ts';
import { fileRoutes } from './files/routes.ts';
import { guestBookListRoutes } from '../guest-book/list/routes.ts';
import { guestListRoutes } from './list/routes.ts';
import { guestRoutes } from './editing/routes.ts';
import { importRoutes } from './import/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { overviewRoutes } from '../rsvp/overview/routes.ts';
import { summaryRoutes } from '../rsvp/summary/routes.ts';
import { tableRoutes } from './tables/routes.ts';

/** What a host does with guests and their answers (spec §7, client RSVP dashboard). */
export function rsvpDashboardRoutes(app: FastifyInstance, resources: Resources): void {
  guestListRoutes(app, resources);
  guestBookListRoutes(app, resources);
  summaryRoutes(app, resources);
  guestRoutes(app, resources);
  tableRoutes(app, resources);
  fileRoutes(app, resources);
  importRoutes(app, resources);
  messageRoutes(app, resources);
  overviewRoutes(app, resources);
}
