import { listTemplates } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../http/implement.ts';
import type { Resources } from '../index.ts';

export function templateRoutes(app: FastifyInstance, { registry }: Pick<Resources, 'registry'>): void {
  implement(app, listTemplates)(async () => (await registry.snapshot()).templates);
}
