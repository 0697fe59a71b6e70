import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PublicGuest, RemoteEntry } from '@janur/contracts';
import { BOOT_ELEMENT_ID, GUEST_ELEMENT_ID } from '@janur/contracts/boot';
import { client } from '@janur/kit/testing';
import fastify from 'fastify';
import type { FoundInvitation, PageSources } from '../sources.ts';
import { openInvitation, remotes, sources } from '../testing/sources.ts';
import { pages } from './routes.ts';

const invited = client({ option: { slug: 'sinta-rama', template: 'TEMPLATE_1' } });

interface Standing {
  found: FoundInvitation;
}

/** A web server of one invitation; `standing` is what is known of it now. */
function site(standing: Standing = { found: openInvitation(invited) }, given: Partial<PageSources> = {}) {
  const app = fastify();
  const findInvitation: PageSources['findInvitation'] = async (slug) =>
    slug === 'sinta-rama' ? standing.found : { kind: 'not-found' };
  pages(app, sources({ findInvitation, ...given }));
  return async (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => {
    const answer = await app.inject({ url, method, headers });
    return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
  };
}

const decoded = ({ bytes, headers }: Awaited<ReturnType<ReturnType<typeof site>>>): string => {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
};

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['zstd', undefined],
  ['identity', undefined],
])('who accepts %s gets the page in %s, and the same page as all others', async (accepted, encoding) => {
  const get = site();
  const page = await get('/sinta-rama', { 'accept-encoding': accepted });
  expect([page.status, page.headers['content-encoding']]).toEqual([200, encoding]);
  expect(decoded(page)).toBe((await get('/sinta-rama')).bytes.toString());
});

test('all guests get the same, and caches may keep it as long as they ask whether it changed', async () => {
  const get = site();
  const page = await get('/sinta-rama');
  expect(page.headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
  });
  const [budi, ani] = [await get('/sinta-rama?to=Budi'), await get('/sinta-rama?to=Ani')];
  expect(budi.bytes).not.toEqual(page.bytes);
  // the greeting and the form of the document, which stand at its end
  expect(decoded(budi).replaceAll('Budi', 'Ani')).toBe(decoded(ani));
  expect(decoded(budi).indexOf('Budi')).toBeGreaterThan(decoded(budi).indexOf('id="janur-document"'));
});

test.each([
  '?code=SINTA001&code=SINTA002',
  '?code=%20SINTA%2D001+',
  '?to=Budi',
  '?code=',
  '?code=%zz',
  '?CODE=1',
  '?code[]=1',
])('the code of %s is the one that the browser reads', async (query) => {
  const codes: (string | null)[] = [];
  const get = site(undefined, {
    findInvitation: async (_, { guestCode }) => {
      codes.push(guestCode);
      return openInvitation(invited);
    },
  });
  await get(`/sinta-rama${query}`);
  expect(codes).toEqual([new URLSearchParams(query).get('code')?.trim() || null]);
});

test('a link of before the slug was changed leads to where the invitation is, with all that it says', async () => {
  const get = site({ found: { kind: 'moved', slug: 'sinta-dan-rama' } });
  const query = '?to=Budi+%26+Ani&code=SINTA001&utm_source=wa';
  for (const place of ['', '/login'])
    expect(await get(`/sinta-rama${place}${query}`)).toMatchObject({
      status: 302,
      headers: { location: `/sinta-dan-rama${place}${query}`, 'cache-control': 'no-store' },
    });
});

test('a page of an hour ago, while the database is away, says so and is kept by nobody', async () => {
  const get = site({ found: { ...openInvitation(invited), staleFor: 3600 } });
  const { status, headers } = await get('/sinta-rama?code=SINTA001');
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'cache-status': 'Janur; hit; ttl=-3600', 'cache-control': 'no-store' });
  expect((await site()('/sinta-rama')).headers['cache-status']).toBeUndefined();
});

test('who has the page is told so', async () => {
  const get = site();
  const { etag = '' } = (await get('/sinta-rama', { 'accept-encoding': 'br' })).headers;
  for (const has of [etag, `"other", ${etag}`, '*'])
    expect(await get('/sinta-rama', { 'if-none-match': has })).toMatchObject({ status: 304, bytes: Buffer.alloc(0) });
  expect((await get('/sinta-rama', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('the head alone says what the page would', async () => {
  const get = site();
  const page = await get('/sinta-rama');
  const head = await get('/sinta-rama', {}, 'HEAD');
  expect(head.bytes).toHaveLength(0);
  expect(head.headers).toMatchObject({ etag: page.headers.etag, 'content-length': String(page.bytes.length) });
});

test('a changed invitation is on the next page', async () => {
  const standing = { found: openInvitation(invited) };
  const get = site(standing);
  expect(decoded(await get('/sinta-rama'))).toContain('<title>Sinta &amp; Rama');
  const changed = client({ option: { slug: 'sinta-rama', template: 'TEMPLATE_1', meta_title: 'Ngunduh Mantu' } });
  standing.found = { ...openInvitation(changed), etag: '"2"' };
  expect(decoded(await get('/sinta-rama'))).toContain('<title>Ngunduh Mantu');
});

test('a page is rendered once for everybody', async () => {
  let rendered = 0;
  const texts = () => {
    rendered += 1;
    return '{}';
  };
  const get = site(undefined, { texts });
  for (const link of ['', '?to=Budi', '?to=Ani', '', '?to=Budi']) await get(`/sinta-rama${link}`);
  expect(rendered).toBe(2);
});

describe('a personal link', () => {
  const guest = (name: string): PublicGuest => ({ ...GUEST, name });
  const GUEST: PublicGuest = { code: 'SINTA001', name: 'Budi', total_guests: 2, is_attending: null, events: [] };
  const forGuest = (name: string) => ({ found: { ...openInvitation(invited), guest: guest(name), isPersonal: true } });
  const part = (html: string, id: string): unknown =>
    JSON.parse(new RegExp(`id="${id}">(.*?)</script>`, 's').exec(html)?.[1] ?? 'null');

  test.each(['br', 'gzip', 'identity'])('carries its guest behind the page that all have, in %s', async (encoding) => {
    const page = await site(forGuest('Budi'))('/sinta-rama?code=SINTA001', { 'accept-encoding': encoding });
    const html = decoded(page);
    expect(part(html, GUEST_ELEMENT_ID)).toMatchObject({ code: 'SINTA001', name: 'Budi' });
    expect(part(html, BOOT_ELEMENT_ID)).toMatchObject({ invitation: { state: 'ready', guest: null } });
    expect(html.endsWith('</body></html>')).toBe(true);
  });

  test('is kept by nobody on the way, and nothing of one guest is in the page of another', async () => {
    const standing = forGuest('Budi');
    const get = site(standing);
    const own = await get('/sinta-rama?code=SINTA001');
    expect(own.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(own.headers.etag).toBeUndefined();
    standing.found = forGuest('Ani').found;
    expect(decoded(await get('/sinta-rama?code=SINTA002'))).not.toContain('Budi');
  });

  test('a name ends no script', async () => {
    const nasty = '</script><script>alert(1)</script>';
    const html = decoded(await site(forGuest(nasty))('/sinta-rama?code=SINTA001'));
    expect(html).not.toContain(nasty);
    expect(part(html, GUEST_ELEMENT_ID)).toMatchObject({ name: nasty });
  });

  test('the policy allows the one script that greets, and a link that greets has none', async () => {
    const get = site(forGuest('Budi'));
    expect(decoded(await get('/sinta-rama?code=SINTA001'))).toContain('janurTap?.greet');
    expect(decoded(await get('/sinta-rama?code=SINTA001&to=Pak+Budi'))).not.toContain('janurTap?.greet');
  });
});

test('during a canary each guest gets the version that is theirs', async () => {
  const version = (name: string): RemoteEntry => ({
    name: 'botanica',
    version: name,
    entry: `/remotes/botanica/${name}/remoteEntry.js`,
    integrity: 'sha384-x',
    contract: 2,
    preload: [],
  });
  const { name: family, ...promoted } = version('1');
  const half = remotes({
    templates: new Map([['TEMPLATE_1', { template_id: 'TEMPLATE_1', family, ...promoted }]]),
    alternatives: new Map([['botanica', { former: null, canary: { entry: version('2'), percent: 50 } }]]),
  });
  const get = site(undefined, { remotes: async () => half });
  const got = new Set<string | undefined>();
  for (const link of Array.from({ length: 12 }, (_, n) => `/sinta-rama?to=Guest${n}`)) {
    const html = decoded(await get(link));
    expect(decoded(await get(link))).toBe(html);
    got.add(/botanica\/(\d)\//.exec(html)?.[1]);
  }
  expect(got).toEqual(new Set(['1', '2']));
});

test.each([
  ['/sinta-rama/', '/sinta-rama'],
  ['/Sinta-Rama', '/sinta-rama'],
  ['/SINTA-RAMA/?to=Pak+Budi&code=X', '/sinta-rama?to=Pak+Budi&code=X'],
  ['/sinta-rama%20', '/sinta-rama'],
  ['/sinta-rama.', '/sinta-rama'],
  ['/Sinta-Rama/login?to=Budi', '/sinta-rama/login?to=Budi'],
  ['/sinta-rama/login/?to=Budi', '/sinta-rama/login?to=Budi'],
  ['/SINTA-RAMA/LOGIN?to=Budi', '/sinta-rama/login?to=Budi'],
  ['/sinta-rama/Login/', '/sinta-rama/login'],
])('%s was typed or printed for %s', async (typed, address) => {
  const { status, headers } = await site()(typed);
  expect([status, headers.location]).toEqual([302, address]);
});

test.each([
  '//evil.example/',
  '/%2F%2Fevil.example/',
  '/evil.example/',
  '/%5Cevil.example%2F',
  '/API/',
  '/Dashboard',
  '/sinta-rama/logins',
  '/sinta-rama/relogin',
])('%s leads nowhere else', async (typed) => {
  const { status, headers } = await site()(typed);
  expect([status, headers.location]).toEqual([404, undefined]);
});

test.each([
  [null, /<svg width="56"/],
  ['/files/emblem.webp', /class="boot" role="status"><img src="\/files\/emblem.webp" alt="" width="96" height="96"/],
  ['https://cdn.example/emblem.png', /<svg width="56"/],
])(
  'with the picture %s of the couple the page loads under it, or under three lines',
  async (custom_image_url, shown) => {
    const own = client({ option: { slug: 'sinta-rama', template: 'TEMPLATE_1', custom_image_url } });
    expect(decoded(await site({ found: openInvitation(own) })('/sinta-rama'))).toMatch(shown);
  },
);

test('without script it is said, too, that there is no invitation', async () => {
  const en = { not_found: { title: 'It isn’t <here>.', text: 'Check the link.' } };
  const { status, ...page } = await site(undefined, { texts: () => JSON.stringify(en) })('/nobody');
  expect(status).toBe(404);
  expect(decoded({ status, ...page })).toContain(
    'id="janur-document"><h1>It isn’t &lt;here&gt;.</h1><p>Check the link.</p><a href="/">',
  );
});

test('an invitation whose template nobody knows is not found', async () => {
  const unknown = client({ option: { slug: 'sinta-rama', template: 'TEMPLATE_999' } });
  expect((await site({ found: openInvitation(unknown) })('/sinta-rama')).status).toBe(404);
});

test('a link with ?calm is quiet before any script runs, for whoever it names; another link asks the device', async () => {
  const get = site();
  const quiet = decoded(await get('/sinta-rama?to=Budi&calm'));
  expect(quiet).toContain('<html lang="id" data-quiet>');
  const usual = decoded(await get('/sinta-rama?to=Budi'));
  expect(usual).toContain('<html lang="id"><head><meta charset="utf-8">');
  expect(usual).toContain("localStorage['janur-quiet']");
  expect(decoded(await get('/sinta-rama?calm=0'))).not.toContain('data-quiet>');
});

test('without a script the document’s own button makes it quiet, and as it was, with the link as it is', async () => {
  const app = fastify();
  pages(app, sources({ findInvitation: async () => openInvitation(invited) }));
  const press = async (url: string, quiet: string) =>
    (
      await app.inject({
        url,
        method: 'POST',
        payload: `quiet=${quiet}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      })
    ).headers.location;
  expect(await press('/sinta-rama?to=Budi', 'on')).toBe('/sinta-rama?to=Budi&plain=1&calm=1');
  const { body } = await app.inject('/sinta-rama?to=Budi&plain=1&calm=1');
  expect(body).toContain('data-reading data-quiet>');
  expect(body).toContain('name="quiet" value="off"');
  expect(await press('/sinta-rama?to=Budi&plain=1&calm=1', 'off')).toBe('/sinta-rama?to=Budi&plain=1');
});
