import type { Language } from '@janur/contracts';
import * as z from 'zod';
import type { WhatsAppConfig } from '../../../config/sending.ts';
import type { Letter, Outcome, Sender } from './channel.ts';

const PATIENCE_MS = 20_000;

/** The languages that templates are approved in, as WhatsApp spells them. */
const LOCALES: Readonly<Record<Language, string>> = {
  id: 'id',
  en: 'en',
  ge: 'de',
  cn: 'zh_CN',
  es: 'es',
  ja: 'ja',
  my: 'ms',
  pt: 'pt_BR',
  kr: 'ko',
};

/** Errors of the Cloud API by what is to be done about them. */
const TOO_FAST = new Set([4, 80007, 130429, 131048, 131056]);
const PASSING = new Set([1, 2, 131000, 131016, 133004]);
const ACCOUNT = new Set([0, 3, 10, 190, 200, 368, 131005, 131031, 131042, 132001, 132007, 132015, 132016, 133010]);
const STOPPED = 131050;

const Accepted = z.looseObject({ messages: z.tuple([z.looseObject({ id: z.string().min(1).max(190) })]) });
const Refused = z.looseObject({ error: z.looseObject({ code: z.number() }) });

/** WhatsApp Business Cloud API: business may write first in approved templates only, so the words are the template's. */
export function whatsappSender(config: WhatsAppConfig): Sender {
  const { origin, version, phoneId, token, templatePrefix, perMinute, perDay } = config;
  const address = `${origin}/${version}/${phoneId}/messages`;
  return {
    channel: 'WHATSAPP',
    perMinute,
    perDay,
    async send(letter) {
      let answer: Response;
      try {
        answer = await fetch(address, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(bodyOf(letter, templatePrefix)),
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
      } catch (error) {
        // a connection that never came to be has carried nothing; of any other nobody knows
        return wasNeverThere(error) ? { kind: 'later', error: 'UNREACHABLE' } : { kind: 'unsure', error: 'NO_ANSWER' };
      }
      const body: unknown = await answer.json().catch(() => undefined);
      return outcomeOf(answer, body);
    },
  };
}

function bodyOf(letter: Letter, prefix: string) {
  const { id, kind, language, to, name, hosts, event, date, link } = letter;
  const { pathname, search } = new URL(link);
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: to.replace(/^\+/, ''),
    type: 'template',
    biz_opaque_callback_data: String(id),
    template: {
      name: `${prefix}_${kind.toLowerCase()}`,
      language: { code: LOCALES[language] },
      components: [
        { type: 'body', parameters: [name, hosts, event || '-', date || '-'].map((text) => ({ type: 'text', text })) },
        ...(kind === 'THANKS'
          ? []
          : [
              {
                type: 'button',
                sub_type: 'url',
                index: '0',
                parameters: [{ type: 'text', text: `${pathname}${search}`.replace(/^\//, '') }],
              },
            ]),
      ],
    },
  };
}

function outcomeOf({ ok, status, headers }: Response, body: unknown): Outcome {
  const accepted = Accepted.safeParse(body);
  if (ok) {
    // accepted, and nobody knows under which name
    if (!accepted.success) return { kind: 'unsure', error: 'UNREADABLE' };
    return { kind: 'sent', providerId: accepted.data.messages[0].id };
  }
  const code = Refused.safeParse(body).data?.error.code;
  const error = `WA_${code ?? `HTTP_${status}`}`;
  const after = Number(headers.get('retry-after'));
  const wait = Number.isFinite(after) && after > 0 ? { afterMs: after * 1000 } : {};
  if (code === STOPPED) return { kind: 'stopped' };
  if (status === 429 || (code !== undefined && TOO_FAST.has(code))) return { kind: 'later', error, ...wait };
  if (status === 401 || (code !== undefined && ACCOUNT.has(code))) return { kind: 'held', error };
  if (code === undefined ? status >= 500 : PASSING.has(code)) return { kind: 'later', error, ...wait };
  return { kind: 'refused', error };
}

const NOTHING_WENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** What `fetch` throws names the system's error below it. */
const Unreached = z.object({ cause: z.object({ code: z.string() }) });

function wasNeverThere(error: unknown): boolean {
  const read = Unreached.safeParse(error);
  return read.success && NOTHING_WENT.has(read.data.cause.code);
}
