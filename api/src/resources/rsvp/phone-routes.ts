import { problem, problemAt, registerPhone } from '@janur/contracts';
import { MOST_PHONES, PHONE_KEY } from '@janur/contracts/live-ticket';
import type { FastifyInstance } from 'fastify';
import { findGate } from '../../access/gate-queries.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockPhoneKeys, updatePhoneKeys } from '../../guests/phone-queries.ts';
import { phoneKey } from '../../guests/phones.ts';
import { endpoints } from '../../http/endpoints.ts';
import { refuse } from '../../http/validate.ts';
import { conflict, notFound, raise, rateLimited, unauthenticated } from '../../lib/errors.ts';

export function phoneRoutes(app: FastifyInstance, { db, counters, invitationAccess }: AppContext): void {
  const on = endpoints(app);
  on(registerPhone, async ({ params: { clientId }, headers, body: { public_key }, principal, request }) => {
    const gate = await findGate(db, headers.slug);
    if (gate?.client_id !== clientId) throw notFound('invitation');
    const admission = await invitationAccess.admit(request.ip, [gate], { code: headers['guest-code'], principal });
    const { scope, guest } = admission;
    // a log-in by number alone shows no code, which is the way in at the door
    if (!guest?.code) throw unauthenticated();
    const wait = await counters.phonesOfGuest.take(String(guest.id));
    if (wait > 0) throw rateLimited(wait);
    if (!phoneKey(public_key)) {
      refuse(
        [problemAt('body.public_key', problem('bad_format', { pattern: PHONE_KEY.source }))],
        registerPhone,
        request,
      );
    }
    await inTransaction(db, async (trx) => {
      const { phone_keys } = (await lockPhoneKeys(trx, scope, guest.id)) ?? raise(notFound('guest'));
      const known = phone_keys?.split(' ') ?? [];
      if (known.includes(public_key)) return;
      // nobody's phone is put out by a later one: whoever comes last gives the name at the door
      if (known.length >= MOST_PHONES) throw conflict(problem('many_phones', { max: MOST_PHONES }));
      await updatePhoneKeys(trx, scope, { guestId: guest.id, keys: [...known, public_key] });
    });
    return { now: new Date().toISOString() };
  });
}
