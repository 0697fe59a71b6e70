import type { RsvpContext } from '@janur/kit/document';
import type { ApiCall } from '../sources.ts';

/** A call about an invitation, with what this guest shows at its door: the code of the link, else the guest's own. */
export function callOf({ client, guest, link }: RsvpContext, call: ApiCall): ApiCall {
  const code = link.code ?? guest?.code;
  return { ...call, headers: { slug: client.option.slug, ...(code && { 'guest-code': code }), ...call.headers } };
}
