import type { Config } from '@janur/api/config';
import type { Domains } from '@janur/api/domains';
import type { Invitations } from '@janur/api/invitations';
import { customTemplateOf, type Registry, type RegistrySnapshot, type ServedRemote } from '@janur/api/registry';
import type { PublicClient } from '@janur/contracts';
import { canonicalTemplateId } from '@janur/contracts/rules';
import { readGuestTexts } from '@janur/i18n/read-texts';
import type { FoundInvitation, OpenInvitation, PageSources, ReadyInvitation, Remotes, ShellAssets } from './sources.ts';
import type { FastifyInstance } from 'fastify';
import { createBuildFiles } from './deployed/build-files.ts';
import { createFirstScreens } from './deployed/first-screens.ts';
import { deployedShell } from './deployed/shell.ts';

interface Parts {
  /** The API of the same process: it decides who may open a private page. */
  api: FastifyInstance;
  invitations: Invitations;
  domains: Domains;
  registry: Registry;
  config: Config;
  origin: string;
}

interface Opened {
  client: PublicClient;
  json: Buffer;
  etag: string;
}

/** What the shell's page server asks for, answered by the API of the same process. */
export function pageSources({ api, invitations, domains, registry, config, origin }: Parts): PageSources {
  const shell = onceASecond(() => deployedShell(config.dataDir));
  const ownHost = new URL(origin).host;
  const remotesOf = lastResult(asRemotes);
  const readyOf = keptReady();
  return {
    origin,
    texts: readGuestTexts,
    shell: async () => shell(),
    firstScreens: createFirstScreens(config.dataDir),
    filesBeside: createBuildFiles(config.dataDir),
    remotes: async () => remotesOf(await registry.snapshot()),
    // the product's own host is nobody's, whatever an option says
    findByDomain: async (host) => (host === ownHost ? undefined : domains.slugOf(host)),
    findMeta: async (slug) => (await invitations.meta(slug)) ?? null,
    async findInvitation(slug, { guestCode, token, address }) {
      const found = await invitations.find(slug, guestCode ?? undefined, address);
      if (found.kind === 'private' && token) return (await openedByToken(api, slug, token)) ?? found;
      if (found.kind !== 'open') return found;
      return { ...asOpen(found), guest: found.guest, isPersonal: found.guest !== null || !found.isPublic };
    },
    ready(slug, host) {
      const invitation = host === ownHost ? invitations.ready(slug) : undefined;
      const snapshot = invitation && registry.ready();
      return snapshot && readyOf(invitation, remotesOf(snapshot), shell());
    },
  };
}

/** As everybody sees it. */
const asOpen = ({ client, json, etag }: Opened): OpenInvitation => ({
  kind: 'open',
  client,
  clientJson: () => json.toString(),
  etag,
  guest: null,
  isPersonal: false,
});

/** The same object as long as it is made of the same. */
function keptReady() {
  const kept = new WeakMap<Opened, ReadyInvitation>();
  return (invitation: Opened, remotes: Remotes, shell: ShellAssets): ReadyInvitation => {
    const known = kept.get(invitation);
    if (known?.remotes === remotes && known.shell === shell) return known;
    const ready = { found: asOpen(invitation), remotes, shell };
    kept.set(invitation, ready);
    return ready;
  };
}

async function openedByToken(api: FastifyInstance, slug: string, token: string): Promise<FoundInvitation | undefined> {
  const answer = await api.inject({
    url: `/api/public/clients/${slug}`,
    headers: { authorization: `Bearer ${token}` },
  });
  if (answer.statusCode !== 200) return undefined;
  const { data } = answer.json<{ data: PublicClient }>();
  const { guest, ...client } = data;
  return {
    kind: 'open',
    client: data,
    clientJson: () => JSON.stringify({ ...client, guest: null }),
    etag: '',
    guest,
    isPersonal: true,
  };
}

function asRemotes(snapshot: RegistrySnapshot): Remotes {
  const { templates, remotes, served, customTemplates } = snapshot;
  const bespoke = [...customTemplates].map(([client, { name }]) => `${client}=${name}`);
  return {
    apps: remotes,
    alternatives: served,
    hasCanary: [...served.values()].some(({ canary }) => canary !== null),
    templates: new Map(templates.map((template) => [canonicalTemplateId(template.template_id), template])),
    customTemplateOf: (name) => customTemplateOf(snapshot, name),
    isBespoke: (family) => [...snapshot.customTemplates.values()].some(({ name }) => name === family),
    revision: [...[...served].map(versionsOf), ...bespoke].join(),
  };
}

const versionsOf = ([name, { promoted, former, canary }]: [string, ServedRemote]) =>
  [name, promoted.version, former?.version, canary?.entry.version, canary?.percent].join('@');

/** What `read` gave, asked again at most once a second: a newly deployed shell shows right after. */
function onceASecond<T>(read: () => T): () => T {
  let kept: { at: number; value: T } | undefined;
  return () => {
    if (!kept || Date.now() - kept.at > 1000) kept = { at: Date.now(), value: read() };
    return kept.value;
  };
}

/** The result for the last input: the registry gives the same snapshot until something is published. */
function lastResult<In, Out>(make: (input: In) => Out): (input: In) => Out {
  let kept: { input: In; output: Out } | undefined;
  return (input) => {
    if (kept?.input !== input) kept = { input, output: make(input) };
    return kept.output;
  };
}
