/** What an invitation's link says of whom it is for, as the browser reads it. */
export interface InvitationLink {
  /** A guest's code: the page is that guest's alone. */
  readonly code: string | null;
  /** Whether it names somebody to greet. */
  readonly isGreeting: boolean;
  /** Who it is for, as far as it says: the same each time that it is opened, on whatever device. */
  readonly guestKey: string;
}

/** An address below the host in two: the query has its `?`, or is ''. */
export function splitAddress(url: string): { path: string; query: string } {
  const at = url.indexOf('?');
  return at === -1 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at) };
}

const FOR_NOBODY: InvitationLink = { code: null, isGreeting: false, guestKey: '' };

export function readLink(query: string): InvitationLink {
  if (query === '') return FOR_NOBODY;
  const parameters = new URLSearchParams(query);
  const code = parameters.get('code')?.trim() || null;
  const name = parameters.get('to')?.trim() ?? '';
  return { code, isGreeting: name !== '', guestKey: code?.toUpperCase() ?? name };
}
