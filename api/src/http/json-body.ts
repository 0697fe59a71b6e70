import type { FastifyInstance } from 'fastify';

/** JSON is the only body; an empty one is no body, which the contract then calls a missing parameter. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined);
    return parse(request, String(text), done);
  });
}
