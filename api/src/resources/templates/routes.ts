import {
  compareTemplateVersion,
  listPublisherKeys,
  listTemplateClients,
  listTemplateFamilies,
  listTemplateReports,
  listTemplates,
  listTemplateVersions,
  makeTemplateFor,
  promoteTemplate,
  publishTemplateVersion,
  registerPublisherKey,
  reportBlocked,
  reportTemplateFailure,
  revokePublisherKey,
  rollBackTemplate,
  setTemplateCanary,
  problem,
} from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { duplicateKeyOf } from '../../db/duplicate-key.ts';
import { actorOf } from '../../access/actor.ts';
import { accessingOf, recordAccess } from '../../audit/access-log.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { endpoints } from '../../http/endpoints.ts';
import type { AppContext } from '../../context.ts';
import { namesOfClients } from './bespoke.ts';
import { compare } from './compare.ts';
import { clientsOf, familiesOf, familyOf, versionsOf } from './families.ts';
import { insertKey, listKeys, revokeKey } from './publication-queries.ts';
import { presentKey } from './present.ts';
import { listReports } from './report-queries.ts';
import { countBlocked, countFailure } from './reports.ts';
import { ask, needsSecondPerson } from './serving.ts';

export function templateRoutes(app: FastifyInstance, { db, registry }: Pick<AppContext, 'db' | 'registry'>): void {
  const on = endpoints(app);
  on(listTemplates, async () => (await registry.snapshot()).templates);

  on(listTemplateFamilies, async ({ principal }) => familiesOf(db, registry, principal));

  on(listTemplateVersions, async ({ params: { name }, principal }) =>
    versionsOf(db, await familyOf(db, registry, { name, principal })),
  );

  on(compareTemplateVersion, async ({ params: { name, version }, principal }) => {
    const { promoted_version: against } = await familyOf(db, registry, { name, principal });
    return compare(db, { builds: registry.builds, name, version, against });
  });

  on(listTemplateClients, async ({ params: { name }, query, scope, principal }) =>
    clientsOf(db, scope, { family: await familyOf(db, registry, { name, principal }), ...query }),
  );

  on(listTemplateReports, async ({ params: { name }, principal }) => {
    await familyOf(db, registry, { name, principal });
    const reports = await listReports(db, name);
    return reports.map((report) => ({ ...report, last_seen_at: report.last_seen_at.toISOString() }));
  });

  on(publishTemplateVersion, async ({ params: { name }, body, principal, request }) => {
    const { public_key: publicKey, signature, manifest, content } = body;
    const build = { publicKey, signature, manifest: manifest.bytes.toString(), content: content.bytes };
    const { manifest: published, findings } = await registry.publish(build, {
      publisher: { kind: 'account', actor: actorOf({ principal, request }), isAdmin: principal.role === 'ADMIN' },
      name,
    });
    return { name, version: published.version, findings };
  });

  on(promoteTemplate, async ({ params: { name }, body: { version }, principal, request }) => {
    const actor = actorOf({ principal, request });
    const family = await familyOf(db, registry, { name, principal });
    const isAsking = needsSecondPerson(family, principal);
    if (version === null) {
      if (isAsking) throw conflict(problem('version_worn', { name }));
      await registry.takeOff(name, actor);
    } else if (isAsking) await ask(db, { name, version }, actor);
    else await registry.promote(name, version, actor);
    return familyOf(db, registry, { name, principal });
  });

  on(setTemplateCanary, async ({ params: { name }, body: { version, percent }, principal, request }) => {
    const family = await familyOf(db, registry, { name, principal });
    if (needsSecondPerson(family, principal)) throw conflict(problem('version_worn', { name }));
    await registry.setCanary({ name, version, percent }, actorOf({ principal, request }));
    return familyOf(db, registry, { name, principal });
  });

  on(rollBackTemplate, async ({ params: { name }, principal, request }) => {
    await familyOf(db, registry, { name, principal });
    await registry.rollBack(name, actorOf({ principal, request }));
    return familyOf(db, registry, { name, principal });
  });

  on(makeTemplateFor, async ({ params: { name }, body: { client_names }, principal, scope, request }) => {
    await familyOf(db, registry, { name, principal });
    const names = await namesOfClients(db, scope, client_names);
    await registry.makeFor(name, names, actorOf({ principal, request }));
    return familyOf(db, registry, { name, principal });
  });

  on(registerPublisherKey, async ({ body: { public_key: publicKey, label }, principal, request }) => {
    await insertKey(db, { accountId: principal.id, publicKey, label }).catch((error: unknown) => {
      throw duplicateKeyOf(error) ? conflict(problem('publisher_key_known')) : error;
    });
    const key = (await listKeys(db, principal.id)).find(({ public_key }) => public_key === publicKey);
    if (!key) throw notFound('publisher_key');
    await recordAccess(db, request, { who: accessingOf(principal), action: 'access.key-registered', what: label });
    return presentKey(key);
  });

  on(listPublisherKeys, async ({ principal }) => (await listKeys(db, principal.id)).map(presentKey));

  on(revokePublisherKey, async ({ params: { keyId }, principal, request }) => {
    // a key that leaked is taken back by whoever hears of it first
    const accountId = principal.role === 'ADMIN' ? undefined : principal.id;
    if (!(await revokeKey(db, { accountId, keyId }))) throw notFound('publisher_key');
    const what = `#${keyId}`;
    await recordAccess(db, request, { who: accessingOf(principal), action: 'access.key-revoked', what });
    return null;
  });

  on(
    reportTemplateFailure,
    async ({ body }) => {
      await countFailure(db, body);
      return null;
    },
    { limit: 'answers' },
  );

  void app.register(async (reports) => {
    // browsers send these reports under a name of their own
    const parse = reports.getDefaultJsonParser('error', 'error');
    reports.addContentTypeParser('application/csp-report', { parseAs: 'string' }, (request, text, done) =>
      parse(request, String(text), done),
    );
    endpoints(reports)(
      reportBlocked,
      async ({ body }) => {
        await countBlocked(db, body['csp-report']);
        return null;
      },
      { limit: 'answers' },
    );
  });
}
