/** What a login card's QR code opens. Behind the `#`, so that no server and no log ever sees it. */
const PATH = '/dashboard/scan-login';

interface Named {
  readonly username: string;
}
/** A password that was made for somebody, or an usher's own secret that opens the guest-book and sets no password. */
export type LoginCard = Named & ({ readonly password: string } | { readonly card_token: string });

/** The address that a QR code for an usher or a couple carries: scanned by any camera it logs in. */
export function loginCardAddress(origin: string, card: LoginCard): string {
  const secret = 'password' in card ? ['p', card.password] : ['k', card.card_token];
  return `${origin}${PATH}#${new URLSearchParams([['u', card.username], secret]).toString()}`;
}

/** What a scanned code or the page's own address says; undefined when it is no login card of this origin. */
export function readLoginCard(text: string, origin: string): LoginCard | undefined {
  const address = URL.parse(text, origin);
  if (address?.origin !== origin || address.pathname !== PATH) return undefined;
  const said = new URLSearchParams(address.hash.slice(1));
  const [username, password, card_token] = [said.get('u'), said.get('p'), said.get('k')];
  if (!username) return undefined;
  if (password) return { username, password };
  return card_token ? { username, card_token } : undefined;
}
