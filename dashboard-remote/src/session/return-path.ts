/** Where to go after the login, as the address bar carries it. Only a path of this remote counts. */
export function returnPath(params: URLSearchParams): string {
  const wanted = params.get('to');
  return wanted && /^\/(?![/\\])/.test(wanted) && !wanted.startsWith('/login') ? wanted : '/';
}

/** The login's address for who was taken off: it says so. */
export const TAKEN_OFF_PATH = '/login?taken-off=yes';
export const wasSaidTakenOff = (params: URLSearchParams): boolean => params.get('taken-off') === 'yes';

/** The login's address that remembers where one wanted to go; home needs no remembering. */
export function loginPath(wanted: { pathname: string; search: string }): string {
  const path = wanted.pathname + wanted.search;
  return path === '/' ? '/login' : `/login?${new URLSearchParams({ to: path }).toString()}`;
}
