import { getClientBySlug, getLock, getMeta, listSlugs } from '@janur/contracts';
import { canonicalTemplateId } from '@janur/contracts/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PUBLIC_LISTING } from '../../access/access.ts';
import { paged } from '../../http/envelope.ts';
import { notFound, raise } from '../../lib/errors.ts';
import { endpoints } from '../../http/endpoints.ts';
import { isForEverybody } from './invitations.ts';
import type { AppContext } from '../../context.ts';
import type { BuiltInvitation } from './build.ts';
import { keptAnswer } from './kept-answer.ts';
import { listSlugRows } from './queries.ts';

export function invitationRoutes(app: FastifyInstance, { db, invitations, invitationAccess }: AppContext): void {
  const on = endpoints(app);
  on(getClientBySlug, async ({ params, headers, principal, request, reply }) => {
    const gate = (await invitations.gate(params.slug)) ?? raise(notFound('invitation'));
    const code = headers['guest-code'];
    const admission = await invitationAccess.admit(request.ip, [gate], { code, principal });
    const invitation = (await invitations.contentOf(gate)) ?? raise(notFound('invitation'));
    if (code === undefined && !admission.guest && isForEverybody(gate)) return sendKept(invitation, request, reply);
    return { ...invitation.client, guest: await invitations.guestOf(admission) };
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
    const gate = await invitations.gate(slug);
    const invitation = gate && !gate.is_hidden ? await invitations.contentOf(gate) : undefined;
    return invitation ?? raise(notFound('invitation'));
  }
}

/** The bytes that were checked and compressed when the invitation was built, or 304 for who has them. */
async function sendKept(
  invitation: BuiltInvitation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { status, headers, encoding } = keptAnswer(invitation, request.headers);
  void reply.code(status).headers(headers);
  return status === 304 ? reply.send() : reply.send(await invitation.body(encoding));
}
