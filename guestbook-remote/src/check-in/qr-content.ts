const CODE = /^[0-9A-Z-]{3,32}$/;

/**
 * The guest code that a QR code, a hardware scanner or an usher's typing says: the bare code, or an address with
 * `code=` in its query. Undefined for everything else.
 */
export function guestCodeFrom(content: string): string | undefined {
  const text = content.trim();
  const code = (codeOfAddress(text) ?? text).trim().toUpperCase();
  return CODE.test(code) ? code : undefined;
}

function codeOfAddress(text: string): string | undefined {
  if (!text.includes('?')) return undefined;
  const query = text.slice(text.indexOf('?') + 1).replace(/#.*$/, '');
  return new URLSearchParams(query).get('code') ?? undefined;
}
