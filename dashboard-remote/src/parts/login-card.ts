/** What a login card's QR code opens. Behind the `#`, so that no server and no log ever sees it. */
const PATH = '/dashboard/scan-login';

export interface LoginCard {
  readonly username: string;
  readonly password: string;
}

/** The address that a QR code for an usher or a couple carries: scanned by any camera it logs in. */
export function loginCardAddress(origin: string, { username, password }: LoginCard): string {
  return `${origin}${PATH}#${new URLSearchParams({ u: username, p: password }).toString()}`;
}

/** What a scanned code or the page's own address says; undefined when it is no login card of this origin. */
export function readLoginCard(text: string, origin: string): LoginCard | undefined {
  const address = URL.parse(text, origin);
  if (address?.origin !== origin || address.pathname !== PATH) return undefined;
  const said = new URLSearchParams(address.hash.slice(1));
  const [username, password] = [said.get('u'), said.get('p')];
  return username && password ? { username, password } : undefined;
}
