import type { LetterTexts } from '@janur/api/letters';
import type { Side } from '@janur/api/http';
import type {
  InvitationMeta,
  Language,
  LockInfo,
  PublicClient,
  PublicGuest,
  RemoteEntry,
  TemplateRegistration,
} from '@janur/contracts';
import type { AppRemote } from '@janur/contracts/boot';
import type { FirstScreen } from '@janur/kit/first-screen';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';

/** An invitation as the page server gets it. `clientJson` gives a `PublicClient` without the guest as
 * JSON; it is asked for only when the page is rendered. */
export type FoundInvitation =
  | {
      kind: 'open';
      client: PublicClient;
      clientJson: () => string;
      etag: string;
      guest: PublicGuest | null;
      isPersonal: boolean;
      /** For how many seconds the database has been away: the page may have changed since. */
      staleFor?: number | undefined;
    }
  | ({ kind: 'locked'; wait?: number | undefined } & Seal)
  | ({ kind: 'private' } & Seal)
  /** It has another slug now. */
  | { kind: 'moved'; slug: string }
  | { kind: 'not-found' };

/** What everybody may know of an invitation that is not open: what `GET …/lock` tells. */
interface Seal {
  lock: LockInfo;
  /** The tiny blurred copy of the lock's picture. */
  veil: string | null;
  language: Language;
}

export type OpenInvitation = Extract<FoundInvitation, { kind: 'open' }>;

/** What a guest shows at the door: the code of the link, and the token of the guest login. */
export interface Credentials {
  guestCode: string | null;
  token: string | null;
  /** Where the request comes from, so that wrong codes are counted there. */
  address: string;
}

/** What else there is of a family than the version that guests get. */
export interface Alternatives {
  /** The version before this one. */
  readonly former: RemoteEntry | null;
  /** A version that this share of the guests gets, in percent. */
  readonly canary: { readonly entry: RemoteEntry; readonly percent: number } | null;
}

export interface Remotes {
  templates: ReadonlyMap<string, TemplateRegistration>;
  /** spec §1: the bespoke template of the client with this name. */
  customTemplateOf(clientName: string): RemoteEntry | undefined;
  /** Whether a family has this id, though guests may get nothing of it. */
  isClaimed: (templateId: string) => boolean;
  /** Whether a family was made for certain clients. */
  isBespoke: (family: string) => boolean;
  /** By the family's name. */
  alternatives: ReadonlyMap<string, Alternatives>;
  apps: Readonly<Partial<Record<AppRemote, RemoteEntry>>>;
  /** Changes whenever anything in here does. */
  revision: string;
}

/** Where the shell's own files are: `/remotes/shell/{version}/shell.js`. */
export interface ShellAssets {
  script: string;
  integrity: string;
}

/** A call of the API, as a guest's page makes it. */
export interface ApiCall {
  readonly method: 'GET' | 'POST';
  /** Below the API's prefix. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, number | string | string[] | undefined>>;
}

/** What the page server needs to know. */
export interface PageSources {
  findInvitation(slug: string, credentials: Credentials): Promise<FoundInvitation>;
  /** The slug of the invitation that stands at `/` of this host, a couple's own. */
  findByDomain(host: string): Promise<string | undefined>;
  /** The slug that an invitation has now, by that or a former one; undefined where none is shown. */
  slugNow(slug: string): Promise<string | undefined>;
  /** The meta of a slug; for locked and private invitations what a link preview may know. */
  findMeta(slug: string): Promise<z.infer<typeof InvitationMeta> | null>;
  remotes(): Promise<Remotes>;
  /** As of the last `remotes()`. */
  shell(): ShellAssets;
  /** The openings that the remote's build printed; null when it has none, or none that can be used. */
  firstScreens(entry: RemoteEntry): readonly FirstScreen[] | null;
  /** The addresses of all files of the build that this file of a remote or of the shell belongs to. */
  filesBeside(address: string): readonly string[];
  /** The guest texts of a language, as JSON. */
  texts(language: Language): string;
  /** The CSS of fonts for the signs of East Asia in these texts; empty where there are none. */
  letters(texts: LetterTexts): string;
  /** `https://janur.example`: for absolute addresses in link previews. */
  origin: string;
  /** Where this visitor finds the pages of that side. */
  originOf(side: Side, request: FastifyRequest): string;
  /** The API of the same process, asked by this visitor: what a page without script sends is judged and stored by no other rules. */
  callApi(request: FastifyRequest, call: ApiCall): Promise<ApiAnswer>;
}
