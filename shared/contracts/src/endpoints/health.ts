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
  summary: 'The process can serve: the database answers and the schema is current; `files` says it of a bucket',
  response: z.object({ database: z.literal('up'), files: z.enum(['up', 'away']).optional() }),
});

export const metrics = defineEndpoint({
  method: 'GET',
  path: '/metrics',
  access: 'public',
  summary: 'Prometheus metrics; in production only with the token of JANUR_METRICS_TOKEN as Bearer',
  headers: z.object({ authorization: z.string().optional() }),
  response: z.string(),
  produces: ['text/plain'],
});
