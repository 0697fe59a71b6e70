/** What an invitation's link says of whom it is for, as the browser reads it. */
export interface InvitationLink {
  /** A guest's code: the page is that guest's alone. */
  readonly code: string | null;
  /** Whether it names somebody to greet. */
  readonly isGreeting: boolean;
  /** It asks for a quiet page. */
  readonly isQuiet: boolean;
  /** Who it is for, as far as it says: the same each time that it is opened, on whatever device. */
  readonly guestKey: string;
}

/** An address below the host in two: the query has its `?`, or is ''. */
export function splitAddress(url: string): { path: string; query: string } {
  const at = url.indexOf('?');
  return at === -1 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at) };
}

/** `query` is the request's, parsed; of several values of one name the first counts, as in the browser. */
export function readLink({ code, to, calm }: LinkQuery): InvitationLink {
  const guestCode = first(code) || null;
  const name = first(to);
  return {
    code: guestCode,
    isGreeting: name !== '',
    isQuiet: calm !== undefined && first(calm) !== '0',
    guestKey: guestCode?.toUpperCase() ?? name,
  };
}

export interface LinkQuery {
  readonly code?: string | readonly string[];
  readonly to?: string | readonly string[];
  readonly calm?: string | readonly string[];
}

const first = (value: string | readonly string[] = ''): string =>
  (typeof value === 'string' ? value : (value[0] ?? '')).trim();
