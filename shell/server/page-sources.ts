import { API_PREFIX } from '@janur/api';
import { originOf } from '@janur/api/http';
import type { Config } from '@janur/api/config';
import type { Invitations } from '@janur/api/invitations';
import { customTemplateOf, type Registry, type RegistrySnapshot } from '@janur/api/registry';
import type { PublicClient } from '@janur/contracts';
import { readGuestTexts } from '@janur/i18n/read-texts';
import type { FastifyInstance } from 'fastify';
import { filesBeside } from './deployed/build-files.ts';
import { firstScreensOf } from './deployed/first-screens.ts';
import { watchShell } from './deployed/shell.ts';
import type { FoundInvitation, OpenInvitation, PageSources, Remotes } from './sources.ts';

interface Parts {
  /** The API of the same process: it decides who may open a private page. */
  api: FastifyInstance;
  invitations: Invitations;
  registry: Registry;
  config: Config;
  origin: string;
}

/** What the shell's page server asks for, answered by the API of the same process. */
export function pageSources({ api, invitations, registry, config, origin }: Parts) {
  const { dataDir, staffOrigin } = config;
  const shell = watchShell(dataDir);
  const ownHosts = new Set([origin, staffOrigin ?? origin].map((own) => new URL(own).host));
  return {
    origin,
    originOf: (side, request) => originOf(side, request, config),
    texts: readGuestTexts,
    shell: () => shell.current,
    firstScreens: (entry) => firstScreensOf(dataDir, entry),
    filesBeside: (address) => filesBeside(dataDir, address),
    remotes: async () => asRemotes(await registry.snapshot()),
    // the product's own hosts are nobody's, whatever an option says
    findByDomain: async (host) => (ownHosts.has(host) ? undefined : invitations.slugOf(host)),
    findMeta: async (slug) => (await invitations.meta(slug)) ?? null,
    async findInvitation(slug, { guestCode, token, address }) {
      const found = await invitations.find(slug, guestCode ?? undefined, address);
      if (found.kind === 'private' && token) return (await openedByToken(slug, token)) ?? found;
      if (found.kind !== 'open') return found;
      return asOpen(found, { guest: found.guest, isPersonal: found.guest !== null || !found.isPublic });
    },
    close: () => shell.close(),
  } satisfies PageSources & { close(): void };

  /** The API says whether the token opens it, and for whom. */
  async function openedByToken(slug: string, token: string): Promise<FoundInvitation | undefined> {
    const answer = await api.inject({
      url: `${API_PREFIX}/public/clients/${slug}`,
      headers: { authorization: `Bearer ${token}` },
    });
    const content = answer.statusCode === 200 ? await (await invitations.at(slug))?.content() : undefined;
    if (!content) return undefined;
    const { data } = answer.json<{ data: PublicClient }>();
    return asOpen(content, { guest: data.guest, isPersonal: true });
  }
}

const asOpen = (
  { client, json, etag }: { client: PublicClient; json: Buffer; etag: string },
  whom: Pick<OpenInvitation, 'guest' | 'isPersonal'>,
): OpenInvitation => ({ kind: 'open', client, clientJson: () => json.toString(), etag, ...whom });

function asRemotes(snapshot: RegistrySnapshot): Remotes {
  return {
    apps: snapshot.remotes,
    alternatives: snapshot.served,
    templates: snapshot.templatesById,
    customTemplateOf: (name) => customTemplateOf(snapshot, name),
    isBespoke: (family) => [...snapshot.customTemplates.values()].some(({ name }) => name === family),
    revision: snapshot.revision,
  };
}
