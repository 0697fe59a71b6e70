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

export const isSlug = (text: string): boolean => /^[a-z0-9-]{2,64}$/.test(text) && !RESERVED_SLUGS.has(text);
