import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import * as z from 'zod';

export interface SentTemplate {
  readonly id: string;
  readonly to: string;
  readonly template: string;
  readonly language: string;
  readonly words: readonly string[];
  readonly suffix: string | undefined;
  readonly own: string;
}

/** What the next calls are answered with, in place of taking the message. */
export type Mood =
  | { readonly code: number; readonly status: number; readonly retryAfter?: number }
  /** The message is taken, and the connection ends before the answer. */
  | 'silent'
  | undefined;

/**
 * The part of the WhatsApp Business Cloud API that sends templates, over HTTP, as Meta documents it: POST
 * /{version}/{phone-number-id}/messages with a bearer token; numbers of digits alone; every parameter a text that is not empty.
 */
export async function cloudApi({ token, phoneId, appSecret }: { token: string; phoneId: string; appSecret: string }) {
  const taken: SentTemplate[] = [];
  const moods: Mood[] = [];
  let calls = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    calls += 1;
    const refuse = (status: number, code: number, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify({ error: { message: 'refused', type: 'OAuthException', code, fbtrace_id: 'x' } }));
    if (request.headers.authorization !== `Bearer ${token}`) return refuse(401, 190);
    if (request.method !== 'POST' || request.url !== `/v23.0/${phoneId}/messages`) return refuse(404, 100);
    const sent = await readTemplate(request);
    if (!sent) return refuse(400, 100);
    const mood = moods.shift();
    if (mood === 'silent') {
      taken.push({ ...sent, id: `wamid.${taken.length + 1}` });
      return response.destroy();
    }
    if (mood) return refuse(mood.status, mood.code, mood.retryAfter ? { 'retry-after': String(mood.retryAfter) } : {});
    const id = `wamid.${phoneId}.${taken.length + 1}`;
    taken.push({ ...sent, id });
    return response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        messaging_product: 'whatsapp',
        contacts: [{ input: sent.to, wa_id: sent.to }],
        messages: [{ id, message_status: 'accepted' }],
      }),
    );
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens at a port
  return {
    origin: `http://127.0.0.1:${port}`,
    taken,
    moods,
    calls: () => calls,
    /** A notification as Meta sends it: the body and the headers with its signature. */
    notification(value: object) {
      const payload = JSON.stringify({
        object: 'whatsapp_business_account',
        entry: [{ id: '1', changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', ...value } }] }],
      });
      const digest = createHmac('sha256', appSecret).update(payload).digest('hex');
      return { payload, headers: { 'x-hub-signature-256': `sha256=${digest}` } };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const Words = z.array(z.object({ type: z.literal('text'), text: z.string().min(1) }));
const Component = z.union([
  z.strictObject({ type: z.literal('body'), parameters: Words }),
  z.strictObject({
    type: z.literal('button'),
    sub_type: z.literal('url'),
    index: z.literal('0'),
    parameters: Words.length(1),
  }),
]);
const Template = z.strictObject({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual'),
  to: z.string().regex(/^\d{8,15}$/),
  type: z.literal('template'),
  biz_opaque_callback_data: z.string().max(512),
  template: z.strictObject({
    name: z.string().regex(/^[a-z0-9_]{1,512}$/),
    language: z.strictObject({ code: z.string().regex(/^[a-z]{2}(?:_[A-Z]{2})?$/) }),
    components: z.array(Component),
  }),
});

async function readTemplate(request: IncomingMessage): Promise<Omit<SentTemplate, 'id'> | undefined> {
  const read = Template.safeParse(await json(request));
  if (!read.success) return undefined;
  const { to, template, biz_opaque_callback_data: own } = read.data;
  const textsOf = (type: 'body' | 'button') =>
    template.components
      .filter((one) => one.type === type)
      .flatMap(({ parameters }) => parameters.map(({ text }) => text));
  const [suffix] = textsOf('button');
  return { to, template: template.name, language: template.language.code, words: textsOf('body'), suffix, own };
}
