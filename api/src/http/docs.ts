import fastifySwagger, { type StaticDocumentSpec } from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';

/** The pages that show the contracts; the only routes that no contract names. */
export const DOCS_PREFIX = '/docs';

const CSP =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

export async function addDocs(app: FastifyInstance): Promise<void> {
  // The plug-in's types know OpenAPI 2 and 3.0; it passes the document on as it is.
  const document = openApiDocument() as unknown as StaticDocumentSpec['document'];
  await app.register(fastifySwagger, { mode: 'static', specification: { document } });
  await app.register(fastifySwaggerUi, { routePrefix: DOCS_PREFIX, staticCSP: CSP });
}
