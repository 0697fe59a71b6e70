/** Base64url without padding, of few bytes. Browsers of today have no `Uint8Array.toBase64` everywhere yet. */
export function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Only the one spelling that `base64url` writes: another one of the same bytes would be another ticket of the same guest. */
export function bytesOf(text: string | undefined): Uint8Array<ArrayBuffer> | undefined {
  if (!text || text.length % 4 === 1) return undefined;
  const bytes = asciiBytes(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
  return base64url(bytes) === text ? bytes : undefined;
}

export function asciiBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
