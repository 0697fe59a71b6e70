import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';

export const healthLive = defineEndpoint({
  method: 'GET',
  path: '/health/live',
  access: 'public',
  summary: 'The process answers',
  response: z.object({ uptime: z.number() }),
});

export const healthReady = defineEndpoint({
  method: 'GET',
  path: '/health/ready',
  access: 'public',
  summary: 'The process can serve: the database answers and the schema is current',
  response: z.object({ database: z.literal('up') }),
});
