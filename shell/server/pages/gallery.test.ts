import type { TemplateRegistration } from '@janur/contracts';
import type { FirstScreen } from '@janur/kit/first-screen';
import { client, skin } from '@janur/kit/testing';
import fastify from 'fastify';
import { gallery } from './gallery.ts';
import { slot } from '../testing/first-screen.ts';
import type { PageSources } from '../sources.ts';
import { openInvitation, remotes, seal, sources } from '../testing/sources.ts';

const screen: FirstScreen = {
  format: 2,
  skins: { TEMPLATE_17: skin },
  css: `.a{background:url(${slot('base')}a.webp)}`,
  laterCss: '',
  fonts: [],
  scripts: [],
  parts: [`<p>${slot('view.names.0')} ${slot('view.day.full')}</p>`],
  shapes: { '- 2 - - day': [0] },
};
const registered: TemplateRegistration = {
  template_id: 'TEMPLATE_17',
  look: { name: { id: 'Puspa', en: 'Flower' }, omits: {} },
  family: 'botanica',
  version: '1',
  entry: '/remotes/botanica/1/remoteEntry.js',
  integrity: 'sha384-x',
  contract: 2,
  preload: [],
};

async function get(
  url: string,
  screens: readonly FirstScreen[] | null = [screen],
  findInvitation: PageSources['findInvitation'] = async () => ({ kind: 'not-found' }),
) {
  const app = fastify();
  const registry = remotes({
    templates: new Map([
      ['TEMPLATE_17', registered],
      ['TEMPLATE_SHORT_1', { ...registered, template_id: 'TEMPLATE_SHORT_1' }],
      ['TEMPLATE_2', { ...registered, template_id: 'TEMPLATE_2' }],
      ['BALI', { ...registered, template_id: 'BALI', family: 'made-for-one' }],
    ]),
    isBespoke: (family) => family === 'made-for-one',
  });
  const files = ['/remotes/shell/1/instrument-serif-a.woff2', '/remotes/shell/1/plus-jakarta-sans-b.woff2'];
  gallery(
    app,
    sources({ remotes: async () => registry, firstScreens: () => screens, filesBeside: () => files, findInvitation }),
  );
  const { statusCode, body, headers } = await app.inject({ url });
  return { status: statusCode, body, location: headers.location, policy: String(headers['content-security-policy']) };
}

test('every template that guests can get stands in the gallery', async () => {
  const { status, body } = await get('/templates');
  expect(status).toBe(200);
  expect(body).toContain('src="/templates/TEMPLATE_17"');
  expect(body).toContain('botanica');
  expect(body).toContain('<h2>Flower</h2>');
});

test('with a slash at its end it is the same gallery', async () => {
  expect(await get('/templates/')).toMatchObject({ status: 302, location: '/templates' });
});

test('they stand as people count, in the brand’s own letters', async () => {
  const { body, policy } = await get('/templates');
  expect([...body.matchAll(/src="\/templates\/(\w+)"/g)].map(([, id]) => id)).toEqual([
    'TEMPLATE_2',
    'TEMPLATE_17',
    'TEMPLATE_SHORT_1',
  ]);
  expect(body).toContain('src:url(/remotes/shell/1/instrument-serif-a.woff2)');
  expect(body).toContain('src:url(/remotes/shell/1/plus-jakarta-sans-b.woff2)');
  expect(policy).toContain("font-src 'self'");
});

test('what was made for certain clients does not', async () => {
  expect((await get('/templates')).body).not.toContain('made-for-one');
});

test('a miniature is the printed opening, in any spelling of the id, and nothing of it may run', async () => {
  const { status, body, policy } = await get('/templates/template17');
  expect(status).toBe(200);
  expect(body).toContain('<p>Sinta Saturday, 12 June 2027</p>');
  expect(body).toContain('url(/remotes/botanica/1/a.webp)');
  expect(body).not.toContain('<script');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
});

test('what has no printed opening, and what is no template, is not found', async () => {
  expect((await get('/templates/TEMPLATE_17', null)).status).toBe(404);
  expect((await get('/templates/TEMPLATE_99')).status).toBe(404);
});

test('an invitation that everybody may see has its own opening there, with its own names', async () => {
  const invited = client({ option: { template: 'TEMPLATE_17' } });
  if (invited.content.bride) invited.content.bride.name = 'Melati';
  const { status, body, policy } = await get('/templates/of/melati-arga', [screen], async () =>
    openInvitation(invited),
  );
  expect(status).toBe(200);
  expect(body).toContain('<p>Melati ');
  expect(body).not.toContain('<script');
  expect(policy).not.toContain('script-src');
});

test('one that is not everybody’s shows no more than its template', async () => {
  const locked = async () => ({ kind: 'locked' as const, ...seal({ template: 'TEMPLATE_17' }) });
  expect(await get('/templates/of/melati-arga', [screen], locked)).toMatchObject({
    status: 302,
    location: '/templates/TEMPLATE_17',
  });
  expect((await get('/templates/of/nobody')).status).toBe(404);
});
