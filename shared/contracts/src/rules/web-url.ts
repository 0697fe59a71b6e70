/**
 * Whether a text may stand where an invitation links or shows a picture: an http(s) address, or a file of ours as `/files/…`.
 * Not `javascript:`, `data:`, `//host`, a relative path, or an address that carries a log-in.
 */
export function isWebUrl(text: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(text)) return false;
  return text.startsWith('/') ? isOwnFile(text) : isHttp(text);
}

/** Our names hold no `%`, so there is no second spelling of `..` to look for. */
function isOwnFile(text: string): boolean {
  const [path = ''] = text.split(/[?#]/, 1);
  const [root, files, ...names] = path.split('/');
  if (root !== '' || files !== 'files' || names.length === 0) return false;
  return names.every((name) => /^[\w.~-]+$/.test(name) && !/^\.+$/.test(name));
}

/** `https:host` and `https:/host` are read as `https://host` by browsers; nobody writes them in good faith. */
function isHttp(text: string): boolean {
  if (!/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text)) return false;
  const { username, password, hostname } = new URL(text);
  return username === '' && password === '' && hostname !== '';
}
