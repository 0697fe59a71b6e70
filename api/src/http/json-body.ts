import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it travelled, where its sender signs it. */
    signedBody?: string;
  }
}

/** JSON is the only body; an empty one is no body, which the contract then calls a missing parameter. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (request.routeOptions.config.endpoint?.signed) request.signedBody = String(text);
    if (text === '') return done(null, undefined);
    return parse(request, String(text), done);
  });
}
