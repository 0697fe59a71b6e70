import {
  CHANNELS,
  getSending,
  listOutbox,
  receiveWhatsApp,
  retryOutbox,
  saveSending,
  type SendingSettings,
  verifyWhatsApp,
} from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';
import type { ClientScope } from '../../access/access.ts';
import type { AppContext } from '../../context.ts';
import { endpoints } from '../../http/endpoints.ts';
import { paged } from '../../http/envelope.ts';
import { loggable, notFound, unauthenticated } from '../../lib/errors.ts';
import { listEventDays } from '../guest-list/messages/queries.ts';
import type { Sender } from './channels/channel.ts';
import { emailSender } from './channels/email.ts';
import { whatsappSender } from './channels/whatsapp.ts';
import { createOutbox, kindsOf } from './outbox.ts';
import {
  countStates,
  countUnreachable,
  findSettings,
  listMessages,
  listPaces,
  requeue,
  type Settings,
  writeSettings,
} from './queries.ts';
import { isSigned, receive } from './webhook.ts';

const TICK_MS = 5000;

export function sendingRoutes(app: FastifyInstance, { db, config }: Pick<AppContext, 'db' | 'config'>): void {
  const on = endpoints(app);
  const { whatsapp, email } = config.sending ?? {};
  const senders: Sender[] = [...(whatsapp ? [whatsappSender(whatsapp)] : []), ...(email ? [emailSender(email)] : [])];
  const origin = config.publicOrigin ?? `http://localhost:${config.port}`;
  if (senders.length > 0) work(app, () => createOutbox({ db, senders, origin }).tick());

  const settingsOf = async (scope: ClientScope, clientId: number): Promise<Settings> => {
    const kept = await findSettings(db, scope, clientId);
    if (kept) return kept;
    const [event] = await listEventDays(db, scope, clientId);
    return { ...UNSET, client_id: clientId, ...(event && { timezone: event.timezone }) };
  };

  on(getSending, async ({ scope, principal: { clientId } }) => {
    const settings = await settingsOf(scope, clientId);
    const { channel } = settings;
    const [states, paces, without_address] = await Promise.all([
      countStates(db, scope, clientId),
      listPaces(db),
      countUnreachable(db, scope, { clientId, channel }),
    ]);
    const { QUEUED = 0, SENDING = 0, SENT = 0, DELIVERED = 0, READ = 0, FAILED = 0, UNSURE = 0 } = states;
    return {
      settings: present(settings),
      channels: CHANNELS.map((one) => {
        const pace = paces.find((kept) => kept.channel === one);
        const isHeld = pace?.held_until != null && pace.held_until > new Date();
        return {
          channel: one,
          is_ready: senders.some((sender) => sender.channel === one),
          fault: isHeld ? pace.fault : null,
        };
      }),
      counts: {
        queued: QUEUED + SENDING,
        sent: SENT,
        delivered: DELIVERED,
        read: READ,
        failed: FAILED + UNSURE,
      },
      without_address,
    };
  });

  on(saveSending, async ({ body, scope, principal: { clientId } }) => {
    const { kinds, is_on, starts_at, ...others } = body;
    const before = await settingsOf(scope, clientId);
    await writeSettings(db, {
      ...before,
      ...others,
      ...(kinds && { kinds: kinds.join(',') }),
      ...(is_on !== undefined && { is_on: is_on ? 1 : 0 }),
      ...(starts_at !== undefined && { starts_at: starts_at === null ? null : new Date(starts_at) }),
    });
    return present(await settingsOf(scope, clientId));
  });

  on(listOutbox, async ({ query: { page, limit, failed }, scope, principal: { clientId } }) => {
    const { rows, total } = await listMessages(db, scope, { clientId, failed, page, limit });
    const messages = rows.map(({ phone_number, email: address, updated_at, ...row }) => ({
      ...row,
      address: row.channel === 'EMAIL' ? address : phone_number,
      updated_at: updated_at.toISOString(),
    }));
    return paged(messages, { page, limit, total });
  });

  on(retryOutbox, async ({ body: { ids }, scope, principal: { clientId } }) => ({
    queued: await requeue(db, scope, { clientId, ids, now: new Date() }),
  }));

  on(verifyWhatsApp, async ({ query, reply }) => {
    if (!whatsapp) throw notFound('address');
    const isOurs = query['hub.mode'] === 'subscribe' && query['hub.verify_token'] === whatsapp.verifyToken;
    if (!isOurs) throw unauthenticated();
    return reply.type('text/plain; charset=utf-8').send(query['hub.challenge'] ?? '');
  });

  on(receiveWhatsApp, async ({ body, headers, request }) => {
    if (!whatsapp) throw notFound('address');
    if (!isSigned(whatsapp.appSecret, request.signedBody ?? '', headers['x-hub-signature-256']))
      throw unauthenticated();
    await receive(db, body.entry ?? []);
    return { received: true } as const;
  });
}

/** One go after the other while the server runs; what is in hand is waited for at the end. */
function work(app: FastifyInstance, tick: () => Promise<unknown>): void {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= tick()
      .catch((error: unknown) => app.log.warn({ err: loggable(error) }, 'messages could not be sent'))
      .finally(() => (running = undefined));
  }, TICK_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}

const UNSET: Omit<Settings, 'client_id'> = {
  is_on: 0,
  channel: 'WHATSAPP',
  starts_at: null,
  from_hour: 9,
  until_hour: 20,
  timezone: 'Asia/Jakarta',
  kinds: 'INVITATION,REMINDER',
  silent_days: 7,
};

function present(settings: Settings): z.input<typeof SendingSettings> {
  const { channel, is_on, starts_at, from_hour, until_hour, timezone, kinds, silent_days } = settings;
  return {
    channel,
    is_on: Boolean(is_on),
    starts_at: starts_at?.toISOString() ?? null,
    from_hour,
    until_hour,
    timezone,
    kinds: kindsOf({ kinds }),
    silent_days,
  };
}
