import type { Gift, ClientAccount, TemplateRegistration } from '@janur/contracts';

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

/** An envelope that somebody brought, of which nothing more is known. */
export const anEnvelope = (over: Partial<Gift> = {}): Gift => ({
  key: 'g1',
  kind: 'ENVELOPE',
  number: null,
  giver_name: 'Pakde Joko',
  guest_code: null,
  guest_name: null,
  carrier_name: null,
  amount: null,
  is_counted: true,
  thing: null,
  received_by: null,
  received_at: '2027-06-12T04:00:00.000Z',
  thanked_at: null,
  return_note: null,
  returned_at: null,
  changed_by: null,
  changed_at: null,
  ...over,
});
