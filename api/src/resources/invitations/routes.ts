import { getClientBySlug, getLock, getMeta, listSlugs } from '@janur/contracts';
import { canonicalTemplateId } from '@janur/contracts/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PUBLIC_LISTING } from '../../access/access.ts';
import { paged } from '../../http/envelope.ts';
import { notFound, raise } from '../../lib/errors.ts';
import { endpoints } from '../../http/endpoints.ts';
import { namesTag, preferredEncoding } from '../../http/negotiation.ts';
import { isForEverybody, publicGuest } from './invitations.ts';
import type { AppContext } from '../../context.ts';
import type { BuiltContent, BuiltInvitation } from './build.ts';
import { listSlugRows } from './queries.ts';

export function invitationRoutes(app: FastifyInstance, { db, invitations, invitationAccess }: AppContext): void {
  const on = endpoints(app);
  on(getClientBySlug, async ({ params, headers, principal, request, reply }) => {
    const { gate, content } = (await invitations.at(params.slug)) ?? raise(notFound('invitation'));
    // a page of before the slug was changed goes on working, and may see where it is now
    if (gate.slug !== params.slug) void reply.header('content-location', `/api/public/clients/${gate.slug}`);
    const code = headers['guest-code'];
    const admission = await invitationAccess.admit(request.ip, [gate], { code, principal });
    const invitation = (await content()) ?? raise(notFound('invitation'));
    if (code === undefined && !admission.guest && isForEverybody(gate))
      return sendKept(invitation.open, request, reply);
    const guest = publicGuest(admission);
    return { ...invitation.forGuest(guest).client, guest };
  });

  on(getLock, async ({ params }) => (await cover(params.slug)).lock);
  on(getMeta, async ({ params }) => (await cover(params.slug)).meta);

  on(listSlugs, async ({ query }) => {
    const { rows, total } = await listSlugRows(db, PUBLIC_LISTING, { ...query, filter: query.filter });
    const slugs = rows.map(({ slug, client_name, template }) => ({
      slug,
      client_name,
      template_name: canonicalTemplateId(template),
    }));
    return paged(slugs, { ...query, total });
  });

  async function cover(slug: string): Promise<BuiltInvitation> {
    const kept = await invitations.at(slug);
    const invitation = kept && !kept.gate.is_hidden ? await kept.content() : undefined;
    return invitation ?? raise(notFound('invitation'));
  }
}

/** The bytes that were checked and compressed when the invitation was built, or 304 for who has them. */
async function sendKept(
  { etag: plainTag, body }: BuiltContent,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const encoding = preferredEncoding(headers);
  const etag = encoding === 'identity' ? plainTag : plainTag.replace(/"$/, `-${encoding}"`);
  void reply.headers({ 'cache-control': 'public, no-cache', vary: 'accept-encoding, guest-code', etag });
  if (namesTag(headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(await body(encoding));
}
