import type { ClientAccount, TemplateRegistration } from '@janur/contracts';

let made = 0;

export function clientAccount(over: Partial<ClientAccount> = {}): ClientAccount {
  made += 1;
  return {
    id: made,
    client_name: `Sinta & Rama ${made}`,
    user_name: `sinta.rama.${made}`,
    password: '********',
    event_date: '2026-11-20T03:00:00.000Z',
    slugs: [slugOf(`sinta-rama-${made}`)],
    ...over,
  };
}

export function slugOf(
  slug: string,
  over: Partial<ClientAccount['slugs'][number]> = {},
): ClientAccount['slugs'][number] {
  return { slug, countdown_date: null, template: 'TEMPLATE_1', is_locked: false, is_hidden: false, ...over };
}

/** A template as the registry lists it. */
export const listedTemplate = (
  template_id: string,
  name: string,
  over: Partial<TemplateRegistration> = {},
): TemplateRegistration => ({
  template_id,
  family: template_id.toLowerCase().replaceAll('_', '-'),
  version: '1.0.0',
  entry: `/remotes/${template_id.toLowerCase()}/1.0.0/remoteEntry.js`,
  integrity: `sha384-${'A'.repeat(64)}`,
  contract: 2,
  preload: [],
  look: { name: { id: name, en: name }, omits: {} },
  ...over,
});
