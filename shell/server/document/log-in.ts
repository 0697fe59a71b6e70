import { guestLogin } from '@janur/contracts';
import type { FastifyRequest } from 'fastify';
import type { PageSources } from '../sources.ts';

/** A number that opened nothing, and why. */
export interface RefusedLogin {
  readonly phone: string;
  readonly reason: 'wrong' | 'many' | 'failed';
  /** In minutes, for `many`. */
  readonly wait: number;
  readonly status: number;
}

/** The guest log-in of a page without script: the API's own, whose cookie is handed on. */
export async function logIn(
  sources: Pick<PageSources, 'callApi'>,
  request: FastifyRequest,
  { slug, sent }: { slug: string; sent: URLSearchParams },
): Promise<RefusedLogin | { readonly cookies: string[] }> {
  const phone = sent.get('phone')?.trim() ?? '';
  const body = { phoneNumber: phone, slug };
  const { status, headers } = await sources.callApi(request, { method: 'POST', path: guestLogin.path, body });
  const cookies = [headers['set-cookie'] ?? []].flat().map(String);
  if (status < 300) return { cookies };
  const reason = status === 429 ? 'many' : status >= 500 ? 'failed' : 'wrong';
  return { phone, reason, wait: Math.ceil(Number(headers['retry-after'] ?? 60) / 60), status };
}
