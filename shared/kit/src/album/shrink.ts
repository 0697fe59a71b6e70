/** So large a photo may be: what a screen or a page of a printed album can show. */
const MOST_SIDE = 2560;
const QUALITY = 0.9;

/**
 * The photo as it travels: upright and no larger than anybody needs, so that forty of them leave a hall with one bar of signal.
 * What this phone cannot read goes as it is: the server says what it thinks of it.
 */
export async function shrunk(file: File): Promise<Blob> {
  if (typeof createImageBitmap === 'undefined') return file;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return file;
  const scale = Math.min(1, MOST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return file;
  // a JPEG knows no transparency
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return made && made.size < file.size ? made : file;
}

/** What the photo is called wherever it is sent again: by its bytes, so that the same one chosen another day is no second one. */
export async function keyOf(file: File): Promise<string> {
  // a page without https, as in a workshop, has no such thing
  if (!globalThis.crypto?.subtle) return plainKeyOf(file);
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const plainKeyOf = ({ name, size, lastModified }: File): string =>
  `${size}-${lastModified}-${name.replaceAll(/[^A-Za-z0-9]/g, '')}`.slice(0, 64);
