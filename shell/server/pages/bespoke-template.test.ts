import type { RemoteEntry } from '@janur/contracts';
import { BOOT_ELEMENT_ID } from '@janur/contracts/boot';
import { client } from '@janur/kit/testing';
import fastify from 'fastify';
import { pages } from './routes.ts';
import { openInvitation, remotes, sources } from '../testing/sources.ts';

const INTEGRITY = `sha384-${'A'.repeat(64)}`;
const remote = (name: string): RemoteEntry => ({
  name,
  version: '1.0.0',
  entry: `/remotes/${name}/1.0.0/entry.js`,
  integrity: INTEGRITY,
  contract: 1,
  preload: [],
  first_screen: null,
});
const { name: family, ...generic } = remote('template-generic');

/** The template that the page of a couple loads, and the page's status; `Sinta & Rama` has one made for them. */
async function drawn(option: { is_custom_template: boolean; template: string }, name = 'Sinta & Rama') {
  const invited = client({ name, option: { ...option, slug: 'sinta-rama' } });
  const app = fastify();
  pages(app, sources({ remotes: async () => registry, findInvitation: async () => openInvitation(invited) }));
  const answer = await app.inject({ url: '/sinta-rama' });
  const [, json = 'null'] = new RegExp(`id="${BOOT_ELEMENT_ID}">(.*?)</script>`, 's').exec(answer.body) ?? [];
  // written by our server a moment ago
  const boot = JSON.parse(json) as { invitation: { template?: RemoteEntry | null } };
  return { status: answer.statusCode, template: boot.invitation.template?.name ?? null };
}

const registry = remotes({
  templates: new Map([['TEMPLATE_9', { ...generic, family, template_id: 'TEMPLATE_9' }]]),
  customTemplateOf: (name) => (name === 'Sinta & Rama' ? remote('bespoke-sinta-rama') : undefined),
  isBespoke: (name) => name === 'bespoke-sinta-rama',
});

test('a couple with a bespoke template gets the one that bears their name', async () => {
  const page = await drawn({ is_custom_template: true, template: 'CUSTOM' });
  expect(page).toEqual({ status: 200, template: 'bespoke-sinta-rama' });
});

test('a couple without the flag gets the generic one, whatever is made for their name', async () => {
  const page = await drawn({ is_custom_template: false, template: 'TEMPLATE_9' });
  expect(page).toEqual({ status: 200, template: 'template-generic' });
});

test('where no bespoke one is made the generic one draws, and Plain Paper what nobody published', async () => {
  const others = 'Dewi & Bima';
  expect(await drawn({ is_custom_template: true, template: 'template-9' }, others)).toEqual({
    status: 200,
    template: 'template-generic',
  });
  expect(await drawn({ is_custom_template: true, template: 'CUSTOM' }, others)).toEqual({
    status: 200,
    template: null,
  });
});

test('where there is neither a bespoke nor a generic one the page is not found', async () => {
  const page = await drawn({ is_custom_template: true, template: 'TEMPLATE_99' }, 'Dewi & Bima');
  expect(page).toEqual({ status: 404, template: null });
});
