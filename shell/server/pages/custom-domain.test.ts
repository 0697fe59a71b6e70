import { BOOT_ELEMENT_ID } from '@janur/contracts/boot';
import { client } from '@janur/kit/testing';
import fastify from 'fastify';
import { pages } from './routes.ts';
import type { FoundInvitation, PageSources } from '../sources.ts';
import { openInvitation, seal, sources } from '../testing/sources.ts';

const OWN = 'sinta-rama.example';
const invited = client({ option: { slug: 'sinta-rama' } });
const open = openInvitation(invited);

/** A web server of one couple, who has a domain of its own. */
type Given = { found?: FoundInvitation; isDown?: boolean } & Pick<Partial<PageSources>, 'slugNow'>;
function site({ found = open, isDown = false, ...others }: Given = {}) {
  const given: Partial<PageSources> = {
    ...others,
    findByDomain: async (host) => {
      if (isDown) throw new Error('no database');
      return host === OWN ? 'sinta-rama' : undefined;
    },
    findInvitation: async (slug) => (slug === 'sinta-rama' ? found : { kind: 'not-found' }),
  };
  const app = fastify();
  pages(app, sources(given));
  return async (url: string, host = OWN) => {
    const answer = await app.inject({ url, headers: { host } });
    const [, json = 'null'] = new RegExp(`id="${BOOT_ELEMENT_ID}">(.*?)</script>`, 's').exec(answer.body) ?? [];
    // written by our server a moment ago
    const boot = JSON.parse(json) as { invitation: { state: string; slug?: string } | null } | null;
    return { status: answer.statusCode, location: answer.headers.location, invitation: boot?.invitation };
  };
}

test('a couple’s own domain shows their invitation at its root', async () => {
  expect(await site()('/?to=Budi')).toMatchObject({ status: 200, invitation: { state: 'ready', slug: 'sinta-rama' } });
});

test('another host shows the home page there, and the invitation below its slug', async () => {
  const get = site();
  expect((await get('/', 'janur.test')).invitation).toBeNull();
  expect(await get('/sinta-rama', 'janur.test')).toMatchObject({ status: 200, invitation: { state: 'ready' } });
  expect((await get('/login', 'janur.test')).status).toBe(404);
});

test('on their own domain the slug leads to the root, with the guest’s name and code', async () => {
  const get = site();
  const query = '?to=Budi&code=SINTA001';
  expect(await get(`/sinta-rama${query}`)).toMatchObject({ status: 302, location: `/${query}` });
  expect(await get(`/sinta-rama/login${query}`)).toMatchObject({ status: 302, location: `/login${query}` });
});

test('however their slug is typed', async () => {
  const get = site();
  expect(await get('/Sinta-Rama/?to=Budi')).toMatchObject({ status: 302, location: '/?to=Budi' });
  expect(await get('/Sinta-Rama/login/?to=Budi')).toMatchObject({ status: 302, location: '/login?to=Budi' });
});

test('a former slug leads to the root, too', async () => {
  const get = site({ slugNow: async () => 'sinta-rama' });
  expect(await get('/sinta-dan-rama?to=Budi')).toMatchObject({ status: 302, location: '/?to=Budi' });
});

test('no other couple is on it', async () => {
  expect(await site()('/dewi-bima')).toMatchObject({ status: 404, invitation: { state: 'not-found' } });
});

test('a private invitation asks for the log-in at /login', async () => {
  const get = site({ found: { kind: 'private', ...seal() } });
  expect(await get('/?to=Budi')).toMatchObject({ status: 302, location: '/login?to=Budi' });
  expect(await get('/login?to=Budi')).toMatchObject({
    status: 200,
    invitation: { state: 'login', slug: 'sinta-rama' },
  });
});

test('who needs no log-in is led from /login to the root', async () => {
  expect(await site()('/login?to=Budi')).toMatchObject({ status: 302, location: '/?to=Budi' });
});

test('a host that cannot be looked up keeps loading', async () => {
  for (const url of ['/', '/login', '/sinta-rama'])
    expect(await site({ isDown: true })(url)).toMatchObject({ status: 503, invitation: { state: 'pending' } });
});

test('a proxy hears of which names it may get certificates', async () => {
  const get = site();
  const statusOf = async (query: string) => (await get(`/health/domain${query}`, 'localhost')).status;
  expect(
    await Promise.all([`?domain=${OWN}`, '?domain=other.example', '', `?domain=${OWN}&domain=a`].map(statusOf)),
  ).toEqual([204, 404, 404, 404]);
});
