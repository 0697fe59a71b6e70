import type { Access } from '@janur/api/access';
import { originOf } from '@janur/api/http';
import type { Letters } from '@janur/api/letters';
import type { Config } from '@janur/api/config';
import type { FoundInvitation as Found, Invitations } from '@janur/api/invitations';
import { customTemplateOf, type Registry, type RegistrySnapshot } from '@janur/api/registry';
import { readGuestTexts } from '@janur/i18n/read-texts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { API_PREFIX } from '@janur/api';
import { filesBeside } from './deployed/build-files.ts';
import { firstScreensOf } from './deployed/first-screens.ts';
import type { OpenInvitation, PageSources, Remotes, ShellAssets } from './sources.ts';

interface Parts {
  /** The API itself. */
  api: { inject(call: InjectOptions): Promise<LightMyRequestResponse> };
  /** Of the API of the same process: it knows whose log-in a token is. */
  access: Pick<Access, 'guestOf'>;
  invitations: Invitations;
  registry: Registry;
  letters: Pick<Letters, 'styleOf'>;
  config: Config;
  origin: string;
}

/** What the shell's page server asks for, answered by the API of the same process. */
export function pageSources({ api, access, invitations, registry, letters, config, origin }: Parts) {
  const { staffOrigin } = config;
  const { root } = registry.builds;
  let shell: ShellAssets | undefined;
  const ownHosts = new Set([origin, staffOrigin ?? origin].map((own) => new URL(own).host));
  return {
    origin,
    originOf: (side, request) => originOf(side, request, config),
    texts: readGuestTexts,
    letters: letters.styleOf,
    shell() {
      if (!shell) throw new Error('Nothing is deployed: run npm run deploy -- all first.');
      return shell;
    },
    firstScreens: (entry) => firstScreensOf(root, entry),
    filesBeside: (address) => filesBeside(root, address),
    async remotes() {
      const snapshot = await registry.snapshot();
      const { shell: entry } = snapshot.remotes;
      shell = entry && { script: entry.entry, integrity: entry.integrity };
      return asRemotes(snapshot);
    },
    // the product's own hosts are nobody's, whatever an option says
    findByDomain: async (host) => (ownHosts.has(host) ? undefined : invitations.slugOf(host)),
    async slugNow(slug) {
      const kept = await invitations.at(slug);
      return kept?.gate.is_hidden ? undefined : kept?.gate.slug;
    },
    findMeta: async (slug) => (await invitations.meta(slug)) ?? null,
    async callApi(request, { method, path, headers, body }) {
      const kept = Object.fromEntries(Object.entries(request.headers).filter(([name]) => PASSED_ON.test(name)));
      const answer = await api.inject({
        method,
        url: `${API_PREFIX}${path}`,
        headers: { ...kept, 'x-request-id': request.id, ...headers },
        remoteAddress: request.socket.remoteAddress ?? '',
        ...(body !== undefined && { payload: body }),
      });
      return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
    },
    async findInvitation(slug, { guestCode, token, address }) {
      const whoIsIn = token === null ? undefined : () => access.guestOf(token);
      const found = await invitations.find(slug, guestCode ?? undefined, address, whoIsIn);
      return found.kind === 'open' ? asOpen(found) : found;
    },
  } satisfies PageSources;
}

/** Who asks, from where, and by what: the call is the visitor's own. */
const PASSED_ON = /^(?:x-forwarded-|sec-fetch-|(?:host|cookie|origin|user-agent|accept-language)$)/;

const asOpen = ({
  client,
  json,
  etag,
  guest,
  isPublic,
  staleFor,
}: Extract<Found, { kind: 'open' }>): OpenInvitation => ({
  kind: 'open',
  client,
  clientJson: () => json.toString(),
  etag,
  guest,
  isPersonal: guest !== null || !isPublic,
  staleFor,
});

function asRemotes(snapshot: RegistrySnapshot): Remotes {
  return {
    apps: snapshot.remotes,
    alternatives: snapshot.served,
    templates: snapshot.templatesById,
    customTemplateOf: (name) => customTemplateOf(snapshot, name),
    isClaimed: (id) => snapshot.claimedIds.has(id),
    isBespoke: (family) => [...snapshot.customTemplates.values()].some(({ name }) => name === family),
    revision: snapshot.revision,
  };
}
