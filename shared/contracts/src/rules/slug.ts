/** decisions §5: words that no invitation may have as its slug, because the web server owns them. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  'api',
  'files',
  'remotes',
  'assets',
  'dashboard',
  'guest-book',
  'preview',
  'templates',
  'login',
  'health',
  'metrics',
]);

/** The slug that somebody meant who typed or printed it in capitals, or with what ended the sentence behind it. */
export const plainSlug = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9-]+$/, '');

export const isSlug = (text: string): boolean => /^[a-z0-9-]{2,64}$/.test(text) && !RESERVED_SLUGS.has(text);
