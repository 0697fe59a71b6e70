import type { LockInfo, PublicClient } from '@janur/contracts';
import type { OpenInvitation, PageSources, Remotes } from '../sources.ts';

/** A registry that serves nothing but what is given. */
export const remotes = (given: Partial<Remotes> = {}): Remotes => ({
  apps: {},
  templates: new Map(),
  alternatives: new Map(),
  customTemplateOf: () => undefined,
  isClaimed: () => false,
  isBespoke: () => false,
  revision: '1',
  ...given,
});

/** An installation with a shell and no invitation. */
export const sources = (given: Partial<PageSources> = {}): PageSources => ({
  origin: 'https://janur.test',
  originOf: (side) => (side === 'staff' ? 'https://staff.janur.test' : 'https://janur.test'),
  findByDomain: async () => undefined,
  slugNow: async (slug) => slug,
  findInvitation: async () => ({ kind: 'not-found' }),
  findMeta: async () => null,
  remotes: async () => remotes(),
  shell: () => ({ script: '/remotes/shell/1/shell.js', integrity: 'sha384-y' }),
  firstScreens: () => null,
  filesBeside: () => [],
  texts: () => '{}',
  letters: () => '',
  callApi: async () => ({ status: 404, body: {}, headers: {} }),
  ...given,
});

/** An invitation as everybody sees it. */
export const openInvitation = (client: PublicClient): OpenInvitation => ({
  kind: 'open',
  client,
  clientJson: () => JSON.stringify(client),
  etag: '"1"',
  guest: null,
  isPersonal: false,
});

const LOCK: LockInfo = {
  status: 'LOCKED',
  title: null,
  description: null,
  bride_name: 'Sinta',
  groom_name: 'Rama',
  image_url: null,
  base_color: null,
  primary_color: null,
  custom_config: null,
  custom_css: null,
  template: 'TEMPLATE_1',
};

/** What everybody may know of an invitation that is not open. */
export const seal = (lock: Partial<LockInfo> = {}) => ({
  lock: { ...LOCK, ...lock },
  veil: null,
  language: 'id' as const,
});
