import {
  getSendingQueues,
  listMessageTemplates,
  markMessage,
  saveMessageTemplate,
  problem,
  problemAt,
} from '@janur/contracts';
import { unknownWords } from '@janur/contracts/messages';
import type { FastifyInstance } from 'fastify';
import { invalid, notFound, raise } from '../../../lib/errors.ts';
import { endpoints } from '../../../http/endpoints.ts';
import type { AppContext } from '../../../context.ts';
import { ownedOption } from '../../../access/owned.ts';
import { ownTexts } from './own-texts.ts';
import { queuesOf } from './queues.ts';
import { updateSent } from '../../../guests/guest-queries.ts';
import { writeText } from './queries.ts';

export function messageRoutes(app: FastifyInstance, { db }: AppContext): void {
  const on = endpoints(app);
  on(listMessageTemplates, async ({ scope, principal }) => ownTexts(db, scope, principal.clientId));

  on(saveMessageTemplate, async ({ body, scope, principal }) => {
    const unknown = unknownWords(body.text ?? '');
    if (unknown.length > 0) {
      const words = unknown.map((word) => `{${word}}`).join(', ');
      throw invalid([problemAt('body.text', problem('unknown_placeholder', { words }))]);
    }
    await writeText(db, scope, principal.clientId, body);
    return ownTexts(db, scope, principal.clientId);
  });

  on(getSendingQueues, async ({ query: { slug, guest_group: group, ...choice }, scope, principal: { clientId } }) => {
    const optionId = slug === undefined ? undefined : (await ownedOption(db, scope, slug)).id;
    return queuesOf(db, scope, { ...choice, narrowed: { clientId, optionId, group } });
  });

  on(markMessage, async ({ params: { guestCode, kind }, body, scope }) => {
    const written = await updateSent(db, scope, { code: guestCode, kind, isSent: body.is_sent });
    const { sent_at } = written ?? raise(notFound('guest'));
    return { guest_code: guestCode, kind, sent_at: sent_at?.toISOString() ?? null };
  });
}
