import type { PublicClient } from './entities/client.ts';
import type { PublicGuest } from './entities/guest.ts';
import type { RemoteEntry } from './entities/template.ts';
import type { Language } from './enums.ts';

/** The id of the `<script type="application/json">` that carries the boot data. */
export const BOOT_ELEMENT_ID = 'janur-boot';

/** The same for the guest whom a personal link is for: a `PublicGuest`, behind a page that is the same for all guests. */
export const GUEST_ELEMENT_ID = 'janur-guest';

/** What the page of a slug is, as the server found it. `template` is null when no remote serves the template's id. */
export type InvitationBoot =
  | {
      state: 'ready';
      slug: string;
      client: PublicClient;
      guest: PublicGuest | null;
      template: RemoteEntry | null;
      /** The last good version, tried once when the template fails. */
      former: RemoteEntry | null;
      printed: PrintedOpening | null;
    }
  | { state: 'login'; slug: string }
  /** `staff` is the origin of the page around it. */
  | { state: 'preview'; staff: string }
  | { state: 'not-found' }
  | { state: 'pending'; slug: string };

/** The opening that stands in the document, in words: `opening` is the kit's `OpeningView` without the guest. */
export interface PrintedOpening {
  locale: string;
  opening: unknown;
}

/** Inlined in every page, so that the browser needs no call before it can show something. */
export interface Boot {
  language: Language;
  /** The guest texts of `language`; null on staff pages, which bring their own. */
  texts: Readonly<Record<string, unknown>> | null;
  remotes: Readonly<Partial<Record<AppRemote, RemoteEntry>>>;
  invitation: InvitationBoot | null;
  /** Where invitations are: on the dashboard's page alone, which is of another origin. */
  guestOrigin?: string;
}

export const APP_REMOTES = ['invitation-remote', 'dashboard-remote', 'guestbook-remote'] as const;
export type AppRemote = (typeof APP_REMOTES)[number];

/**
 * The contract between the kit and templates. It grows by one when a template written for the older one could
 * break; the page shows Plain Paper instead of a template of another contract.
 */
export const TEMPLATE_CONTRACT = 2;

/** What the few lines of a page keep, until its own script runs, of the document that is read meanwhile (docs/decisions/070). */
export interface ReadingPage {
  isStarted: boolean;
  /** The visitor has written something into the document. */
  readonly isUsed: boolean;
  /** False where the page has no document. */
  show(why: 'failed' | 'slow'): boolean;
  end(): void;
}

declare global {
  var janurPage: ReadingPage | undefined;
}
