const DOMAIN = /^(?:[a-z0-9](?:-*[a-z0-9])*\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;
const MAX_LENGTH = 253;
const MAX_LABEL = 63;

/**
 * A domain as it is compared: in lower case, in ASCII (IDNA), without a port or the dot at its end. Undefined for what is no
 * public domain: an address of numbers, a single word, a sentence.
 */
export function canonicalDomain(text: string): string | undefined {
  const host = text.trim().replace(/:\d{1,5}$/, '');
  // only a name: no user, path or query for the parser to drop
  if (/[/?#@\\:[\]\s%]/.test(host)) return undefined;
  const parsed = URL.parse(`http://${host}`)?.hostname.replace(/\.$/, '') ?? '';
  const isShort = parsed.length <= MAX_LENGTH && parsed.split('.').every((label) => label.length <= MAX_LABEL);
  return isShort && DOMAIN.test(parsed) ? parsed : undefined;
}

/** What an option says of where its invitation stands. */
export interface Whereabouts {
  readonly slug: string;
  /** The domain that links of this slug are on. */
  readonly slug_domain: string | null;
  readonly custom_domain: string | null;
  readonly is_custom_domain: boolean;
}

/**
 * The address of an invitation in links: on the slug's domain, else on the couple's own, else on `origin`. On the couple's
 * own domain it stands at the root.
 */
export function invitationAddress(origin: string, option: Whereabouts): string {
  const own = option.is_custom_domain ? canonicalDomain(option.custom_domain ?? '') : undefined;
  const host = canonicalDomain(option.slug_domain ?? '') ?? own;
  const base = host === undefined ? origin : `${new URL(origin).protocol}//${host}`;
  return new URL(host !== undefined && host === own ? '/' : `/${option.slug}`, base).href;
}
