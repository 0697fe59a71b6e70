import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
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
export function rsvpDashboardRoutes(app: FastifyInstance, context: AppContext): void {
  guestListRoutes(app, context);
  guestBookListRoutes(app, context);
  summaryRoutes(app, context);
  guestRoutes(app, context);
  tableRoutes(app, context);
  fileRoutes(app, context);
  importRoutes(app, context);
  messageRoutes(app, context);
  overviewRoutes(app, context);
}
