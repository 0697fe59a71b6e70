import { createHash, sign } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  compareTemplateVersion,
  listPublisherKeys,
  listTemplateClients,
  listTemplateFamilies,
  listTemplateReports,
  listTemplates,
  listTemplateVersions,
  promoteTemplate,
  publishTemplateVersion,
  registerPublisherKey,
  type RemoteManifest,
  reportBlocked,
  reportTemplateFailure,
  revokePublisherKey,
  rollBackTemplate,
  setTemplateCanary,
  problem,
} from '@janur/contracts';
import { formOf, GOOD_FILES, newSigningPair, signedBuild, type SigningPair } from '../../testing/builds.ts';
import type { GivenAccount } from '../../testing/given.ts';
import { unique } from '../../testing/unique.ts';
import { testApi } from '../../testing/test-api.ts';

const api = testApi();
let designer: GivenAccount;
let pair: SigningPair;
beforeAll(async () => {
  designer = await api.given.designer();
  pair = newSigningPair();
  await api.as(designer).call(registerPublisherKey, { body: { public_key: pair.publicKey, label: 'laptop' } });
});

type Build = ReturnType<typeof signedBuild>;
const send = ({ build, name }: Build, by = designer) =>
  api.as(by).call(publishTemplateVersion, { params: { name }, body: formOf(build) });
const build = (manifest: Partial<RemoteManifest> = {}, files?: Record<string, string | Buffer>) =>
  signedBuild({ manifest, pair, ...(files ? { files } : {}) });
const KINDS = 'js, css, svg, json, txt, woff2, avif, webp, png, jpg';
const isKnown = async ({ name }: Build) => (await api.db('remotes').where({ name }).first()) !== undefined;

/** A designer's family with these versions, the last promoted. */
async function published(...versions: string[]): Promise<{ name: string; template_ids: string[] }> {
  const family = { name: `family-${unique()}`, template_ids: [`FAMILY_${unique().toUpperCase()}`] };
  for (const version of versions) {
    expect((await send(build({ ...family, version }))).status).toBe(201);
    await api.as(designer).call(promoteTemplate, { params: family, body: { version } });
  }
  return family;
}

test('a designer publishes, promotes and finds the family with its versions', async () => {
  const { name, template_ids } = await published('1.0.0', '1.1.0');
  const family = (await api.as(designer).call(listTemplateFamilies, {})).data.find((one) => one.name === name);
  expect(family).toMatchObject({
    owner: { id: designer.id },
    template_ids,
    promoted_version: '1.1.0',
    former_version: '1.0.0',
    canary: null,
  });
  const { data } = await api.as(designer).call(listTemplateVersions, { params: { name } });
  expect(data.map(({ version, state, signed_with }) => [version, state, signed_with])).toEqual([
    ['1.1.0', 'promoted', 'laptop'],
    ['1.0.0', 'former', 'laptop'],
  ]);
});

test('canary and roll back answer what guests get from now on', async () => {
  const { name } = await published('1.0.0', '1.1.0');
  const by = api.as(designer);
  const canary = await by.call(setTemplateCanary, { params: { name }, body: { version: '1.0.0', percent: 5 } });
  expect(canary.data.canary).toEqual({ version: '1.0.0', percent: 5 });
  expect((await by.call(rollBackTemplate, { params: { name } })).data).toMatchObject({
    promoted_version: '1.1.0',
    canary: null,
  });
  expect((await by.call(rollBackTemplate, { params: { name } })).data).toMatchObject({ promoted_version: '1.0.0' });
  expect((await by.call(rollBackTemplate, { params: { name } })).status).toBe(409);
});

test('every step stands in the audit log with who did it', async () => {
  const { name } = await published('1.0.0', '1.1.0');
  await api.as(designer).call(rollBackTemplate, { params: { name } });
  const lines = await api.db('audit_log').where({ subject_type: 'remote', subject_id: name }).orderBy('id');
  expect(lines.map(({ action, account_id }) => [action, account_id])).toEqual(
    ['publish', 'promote', 'publish', 'promote', 'rollback'].map((what) => [`remote.${what}`, designer.id]),
  );
});

test('another designer’s family is told like one that does not exist', async () => {
  const family = await published('1.0.0');
  const other = await api.given.designer();
  const by = api.as(other);
  expect((await by.call(listTemplateFamilies, {})).data).toEqual([]);
  const key = newSigningPair();
  await by.call(registerPublisherKey, { body: { public_key: key.publicKey, label: 'other' } });
  const foreign = signedBuild({ manifest: { ...family, version: '2.0.0' }, pair: key });
  expect((await send(foreign, other)).status).toBe(404);
  expect((await by.call(promoteTemplate, { params: family, body: { version: '1.0.0' } })).status).toBe(404);
});

describe('a family that somebody wears', () => {
  /** A designer's family in its first version, which one couple wears, and a second version on its way. */
  async function worn() {
    const family = await published('1.0.0');
    await api.given.client({ option: { template: family.template_ids[0] ?? '' } });
    const files = { ...GOOD_FILES, 'main.js': 'var look=2;var more=3;', 'new.svg': '<svg/>' };
    expect((await send(build({ ...family, version: '2.0.0' }, files))).status).toBe(201);
    return { params: { name: family.name }, body: { version: '2.0.0' } };
  }

  test('is served a new version by an admin, whom its designer asks', async () => {
    const wanted = await worn();
    const asked = await api.as(designer).call(promoteTemplate, wanted);
    expect(asked.data).toMatchObject({
      promoted_version: '1.0.0',
      waiting: { version: '2.0.0', asked_by: designer.name },
    });
    const admin = await api.given.admin();
    const families = (await api.as(admin).call(listTemplateFamilies, {})).data;
    expect(families.find(({ name }) => name === wanted.params.name)?.waiting?.version).toBe('2.0.0');
    const served = await api.as(admin).call(promoteTemplate, wanted);
    expect(served.data).toMatchObject({ promoted_version: '2.0.0', waiting: null });
  });

  test('is not tried with a share of the guests by its designer alone', async () => {
    const { params, body } = await worn();
    const tried = await api.as(designer).call(setTemplateCanary, { params, body: { ...body, percent: 5 } });
    expect([tried.status, tried.failure.problem?.code]).toEqual([409, 'version_worn']);
    expect((await api.as(designer).call(listTemplateFamilies, {})).data).toContainEqual(
      expect.objectContaining({ name: params.name, promoted_version: '1.0.0', canary: null }),
    );
  });

  test('is taken off by an admin, and not by its designer alone', async () => {
    const { params } = await worn();
    const off = { params, body: { version: null } };
    const tried = await api.as(designer).call(promoteTemplate, off);
    expect([tried.status, tried.failure.problem?.code]).toEqual([409, 'version_worn']);
    const taken = await api.as(await api.given.admin()).call(promoteTemplate, off);
    expect(taken.data).toMatchObject({ promoted_version: null, former_version: null, clients: 1 });
    expect((await api.as().call(listTemplates, {})).data.filter(({ family }) => family === params.name)).toEqual([]);
  });

  test('shows what is different in a version', async () => {
    const { params, body } = await worn();
    const { data } = await api.as(designer).call(compareTemplateVersion, { params: { ...params, ...body } });
    expect(data).toEqual({
      against: '1.0.0',
      files: [
        { path: 'main.js', change: 'changed', before: 11, after: 22, pieces: ['var more=3;'], pieces_in_all: 1 },
        { path: 'new.svg', change: 'added', before: null, after: 6, pieces: ['<svg/>'], pieces_in_all: 1 },
      ],
    });
  });

  test('is a secret to other designers', async () => {
    const { params, body } = await worn();
    const by = api.as(await api.given.designer());
    expect((await by.call(compareTemplateVersion, { params: { ...params, ...body } })).status).toBe(404);
  });
});

describe('refused by name, with nothing kept:', () => {
  const fieldsOf = async (tried: Build) => {
    const answer = await send(tried);
    expect([answer.status, answer.code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(await isKnown(tried)).toBe(false);
    return answer.failure.fields ?? [];
  };

  test('a signature of something else', async () => {
    const good = build();
    const other = build();
    const swapped = { ...good, build: { ...good.build, signature: other.build.signature } };
    expect(await fieldsOf(swapped)).toMatchObject([{ path: 'body.signature', code: 'build_signature' }]);
  });

  test('one byte of one file changed', async () => {
    const good = build();
    const content = Buffer.from(good.build.content);
    content[3] = (content[3] ?? 0) + 1;
    const changed = { ...good, build: { ...good.build, content } };
    expect(await fieldsOf(changed)).toMatchObject([{ path: 'files.remoteEntry.js', code: 'build_not_signed' }]);
  });

  test('content that is shorter or longer than what was signed', async () => {
    for (const content of ['', 'too short', `${Object.values(GOOD_FILES).join('')}more`]) {
      const good = build();
      const [field] = await fieldsOf({ ...good, build: { ...good.build, content: Buffer.from(`${content} `) } });
      expect(field?.path).toBe('body.content');
    }
  });

  test.each<[string, Partial<RemoteManifest>, string]>([
    ['a name of the house', { name: `template-${unique()}` }, 'body.manifest.name'],
    ['an id of the house', { template_ids: ['TEMPLATE_9'] }, 'body.manifest.template_ids'],
    ['an id that the house has not given yet', { template_ids: ['TEMPLATE_17'] }, 'body.manifest.template_ids'],
    ['a short one', { template_ids: ['TEMPLATE_SHORT_9'] }, 'body.manifest.template_ids'],
    ['the family’s own folder as the version', { version: '.' }, 'body.manifest.version'],
    ['the folder above as the version', { version: '..' }, 'body.manifest.version'],
    ['a version that is an option of a command', { version: '-rf' }, 'body.manifest.version'],
    ['a version of one number', { version: '7' }, 'body.manifest.version'],
    ['no id', { template_ids: [] }, 'body.manifest.template_ids'],
    ['an application', { kind: 'APP' }, 'body.manifest.kind'],
    ['a path that climbs', { entry: '../../etc/passwd' }, 'body.manifest.entry'],
    ['an entry that is no file', { entry: 'other.js' }, 'body.manifest.files'],
    ['a preload that is no file', { preload: [{ path: 'other.js', as: 'script' }] }, 'body.manifest.files'],
    ['a range that ends before it begins', { contract: { min: 3, max: 1 } }, 'body.manifest.contract'],
    ['a contract of another installation', { contract: { min: 90, max: 91 } }, 'files.contract'],
  ])('%s', async (_, manifest, path) => {
    expect((await fieldsOf(build(manifest))).map((field) => field.path)).toContain(path);
  });

  test.each([
    ['a field', { hero_look: ['WITH_VIDEO'] }, 'build_look_field'],
    ['a value', { hero_style: ['WITH_VIDEO', 'WITH_FILM'] }, 'build_look_value'],
    ['what every record has', { constructor: ['ANY'] }, 'build_look_field'],
  ])('%s that the specification does not know, left out by a look', async (_, omits, code) => {
    const id = `FAMILY_${unique().toUpperCase()}`;
    const looks = { [id]: { name: { id: 'Puspa', en: 'Flower' }, omits } };
    expect(await fieldsOf(build({ template_ids: [id], looks }))).toMatchObject([{ path: `files.looks.${id}`, code }]);
  });

  test('a look of an id that the family does not draw', async () => {
    const looks = { OTHER: { name: { id: 'Puspa', en: 'Flower' }, omits: {} } };
    expect(await fieldsOf(build({ looks }))).toMatchObject([{ path: 'files.looks.OTHER', code: 'build_look_id' }]);
  });

  test.each([
    ['eval', 'main.js', 'var x=eval("1");', problem('build_text_as_code', { found: 'eval' })],
    [
      'new Function',
      'main.js',
      'var x=new Function("return 1");',
      problem('build_text_as_code', { found: 'Function' }),
    ],
    [
      'the function behind a constructor',
      'main.js',
      'var x=(()=>0).constructor("return 1")();',
      problem('build_text_as_code', { found: 'Function' }),
    ],
    ['fetch', 'main.js', 'fetch("/api/public/templates")', problem('build_network', { found: 'fetch' })],
    ['a socket', 'main.js', 'new WebSocket(u)', problem('build_network', { found: 'WebSocket' })],
    ['a beacon', 'main.js', 'navigator.sendBeacon(u)', problem('build_network', { found: 'sendBeacon' })],
    ['cookies', 'main.js', 'var c=document.cookie', problem('build_storage', { found: 'document.cookie' })],
    ['storage', 'main.js', 'localStorage.a=1', problem('build_storage', { found: 'localStorage' })],
    ['a worker', 'main.js', 'navigator.serviceWorker.register(u)', problem('build_worker', { found: 'serviceWorker' })],
    ['markup from a text', 'main.js', 'e.innerHTML=x', problem('build_markup', { found: 'innerHTML' })],
    [
      'another origin',
      'main.js',
      'var u="https://evil.example/x.png"',
      problem('build_origin', { found: 'https://evil.example/x.png' }),
    ],
    [
      'another origin without its scheme',
      'main.js',
      'var u="//evil.example/x"',
      problem('build_origin', { found: '//evil.example' }),
    ],
    ['a script in a drawing', 'a.svg', '<svg><script>1</script></svg>', problem('build_tag', { found: '<script>' })],
    ['a handler in a drawing', 'a.svg', '<svg onload="1"/>', problem('build_carries', { found: 'onload=' })],
    ['an import in a style', 'a.css', '@import "other.css";', problem('build_import')],
    [
      'another origin in a style',
      'a.css',
      'a{background:url(https://evil.example/x)}',
      problem('build_origin', { found: 'https://evil.example/x' }),
    ],
    [
      'a script in the printed opening',
      'first-screen.json',
      '[{"parts":["<script src=x>"]}]',
      problem('build_tag', { found: '<script>' }),
    ],
    [
      'a redirection spelled with escapes',
      'first-screen.json',
      String.raw`[{"parts":["\u003cmeta http-equiv=refresh content=0>"]}]`,
      problem('build_tag', { found: '<meta>' }),
    ],
    [
      'a script that begins in one part and ends in another',
      'first-screen.json',
      '[{"parts":["src=x>","<p>","<scr","ipt "],"shapes":{"- 1":[1,2,3,0]}}]',
      problem('build_tag', { found: '<script>' }),
    ],
    [
      'a handler in the printed opening',
      'first-screen.json',
      '[{"parts":["<img src=\\"\\uE000base\\uE001a.png\\" onerror=x>"]}]',
      problem('build_carries', { found: 'onerror=' }),
    ],
    [
      'an address of another host in the printed opening',
      'first-screen.json',
      '[{"parts":["<img src=//evil.example/a.png>"]}]',
      problem('build_carries', { found: 'src=//evil.example/a.png' }),
    ],
    [
      'a style that ends its element',
      'first-screen.json',
      '[{"parts":[],"css":"a{}</style><script>"}]',
      problem('build_carries', { found: '</' }),
    ],
    [
      'a script under another name in a drawing',
      'a.svg',
      '<svg xmlns:svg="http://www.w3.org/2000/svg"><svg:script>1</svg:script></svg>',
      problem('build_tag', { found: '<svg:script>' }),
    ],
    [
      'a link that is a script in a drawing',
      'a.svg',
      '<svg><a href="java&#115;cript:1">x</a></svg>',
      problem('build_carries', { found: 'javascript:1' }),
    ],
    [
      'an entity in a drawing',
      'a.svg',
      '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>',
      problem('build_carries', { found: '<!ENTITY' }),
    ],
    ['a page', 'a.html', '<p>x</p>', problem('build_kind', { kinds: KINDS })],
    ['a source map', 'main.js.map', '{}', problem('build_kind', { kinds: KINDS })],
    ['a program that calls itself a picture', 'a.webp', 'MZ', problem('build_ending', { ending: 'webp' })],
    ['a film that calls itself a picture', 'a.avif', '\0\0\0 ftypmp42', problem('build_ending', { ending: 'avif' })],
    ['bytes that call themselves a script', 'b.js', '\0\u0001', problem('build_ending', { ending: 'js' })],
  ])('%s', async (_, path, content, said) => {
    const fields = await fieldsOf(build({}, { ...GOOD_FILES, [path]: content }));
    expect(fields).toMatchObject([{ path: `files.${path}`, ...said }]);
  });

  test('a build that is too heavy', async () => {
    // nothing that a compressor could make small
    const noise = createHash('shake256', { outputLength: 40_000 }).update('noise').digest('base64');
    const fields = await fieldsOf(build({}, { ...GOOD_FILES, 'main.js': `var x="${noise}"` }));
    expect(fields.map(({ path }) => path)).toContain('files.remoteEntry.js');
  });

  test('a drawing that a pattern would read for hours', async () => {
    const drawing = `<svg>${'<style '.repeat(55_000)}</svg>`;
    const began = performance.now();
    let longest = 0;
    let last = began;
    const ticking = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 20);
    const fields = await fieldsOf(build({}, { ...GOOD_FILES, 'a.svg': drawing, 'b.svg': '<svg onload="1"/>' }));
    clearInterval(ticking);
    expect(fields.map(({ path }) => path)).toContain('files.b.svg');
    // in seconds, and not those of who asks for something else meanwhile
    expect(longest).toBeLessThan(2000);
  }, 60_000);

  test('a build without a printed opening', async () => {
    const { 'first-screen.json': _, ...files } = GOOD_FILES;
    expect((await fieldsOf(build({}, files))).map(({ path }) => path)).toEqual(['files.first-screen.json']);
  });

  test.each(['{', '[]', '{"name":1}', '{ "name": "a" }'])('the manifest %s', async (manifest) => {
    const signature = sign(null, Buffer.from(manifest), pair.privateKey).toString('base64');
    const tried = { ...build(), build: { manifest, signature, publicKey: pair.publicKey, content: Buffer.from('x') } };
    for (const { path } of await fieldsOf(tried)) expect(path).toMatch(/^body\.manifest/);
  });
});

test('what the address calls the family must be its name', async () => {
  const sent = build();
  expect((await send({ ...sent, name: `family-${unique()}` })).failure.fields).toMatchObject([
    { path: 'body.manifest.name', code: 'build_other_name' },
  ]);
  expect(await isKnown(sent)).toBe(false);
});

test('advice is kept with the version and does not refuse it', async () => {
  // 150 kB beyond the goal of a single picture and below its limit
  const picture = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 '), Buffer.alloc(250_000)]);
  const sent = build({}, { ...GOOD_FILES, 'large.webp': picture });
  expect((await send(sent)).data.findings).toEqual([
    { level: 'advice', path: 'large.webp', ...problem('build_file', { size: 251, goal: 200, max: 400 }) },
  ]);
  const [version] = (await api.as(designer).call(listTemplateVersions, { params: sent })).data;
  expect(version?.findings).toHaveLength(1);
});

test('two that publish the same version at once end with one version and its files', async () => {
  const sent = build();
  const answers = await Promise.all([send(sent), send(sent), send(sent)]);
  expect(answers.map(({ status }) => status).filter((status) => status !== 409)).toContain(201);
  expect(await api.db('remote_versions').where({ remote_name: sent.name })).toHaveLength(1);
  expect((await send(sent)).status).toBe(201);
});

describe('keys', () => {
  test('a key that nobody registered, somebody else’s and a revoked one publish nothing', async () => {
    const stranger = signedBuild();
    expect((await send(stranger)).status).toBe(404);
    const other = await api.given.designer();
    expect((await send(build(), other)).status).toBe(404);

    const lost = newSigningPair();
    const { data: key } = await api
      .as(designer)
      .call(registerPublisherKey, { body: { public_key: lost.publicKey, label: 'lost' } });
    await api.as(designer).call(revokePublisherKey, { params: { keyId: key.id } });
    const late = signedBuild({ pair: lost });
    expect((await send(late)).status).toBe(404);
    expect(await isKnown(late)).toBe(false);
    const kept = (await api.as(designer).call(listPublisherKeys, {})).data.find(({ id }) => id === key.id);
    expect(kept?.revoked_at).not.toBeNull();
  });

  test('a key belongs to one account, and only it or an admin takes it back', async () => {
    const other = await api.given.designer();
    const again = await api
      .as(other)
      .call(registerPublisherKey, { body: { public_key: pair.publicKey, label: 'mine too' } });
    expect(again.status).toBe(409);
    const lost = newSigningPair();
    const body = { public_key: lost.publicKey, label: 'lost' };
    const { id: keyId } = (await api.as(designer).call(registerPublisherKey, { body })).data;
    expect((await api.as(other).call(revokePublisherKey, { params: { keyId } })).status).toBe(404);
    expect((await api.as(await api.given.admin()).call(revokePublisherKey, { params: { keyId } })).status).toBe(200);
  });

  test('an admin hands in what a designer signed; the family is nobody’s then but the house’s', async () => {
    const sent = build();
    expect((await send(sent, await api.given.admin())).status).toBe(201);
    expect(await api.db('remote_owners').where({ remote_name: sent.name })).toEqual([]);
  });
});

test('an admin sees which invitations wear a family, in whatever spelling', async () => {
  const { name } = await published('1.0.0');
  const id = `FAMILY_${unique().toUpperCase()}`;
  await send(build({ name, version: '1.1.0', template_ids: [id] }));
  const client = await api.given.client({ option: { template: id.toLowerCase() } });
  const admin = await api.given.admin();
  const { data, meta } = await api.as(admin).call(listTemplateClients, { params: { name }, query: {} });
  expect(data).toEqual([
    { client_id: client.id, client_name: client.name, slug: client.slug, template: id.toLowerCase() },
  ]);
  expect(meta.total_data).toBe(1);
  const families = (await api.as(admin).call(listTemplateFamilies, {})).data;
  expect(families.find((one) => one.name === name)?.clients).toBe(1);
});

describe('reports', () => {
  const report = { failure: 'load', outcome: 'former' } as const;

  test('a fault that many guests meet is one line with their number', async () => {
    const { name } = await published('1.0.0');
    for (let guest = 0; guest < 3; guest += 1)
      await api.as().call(reportTemplateFailure, { body: { remote: name, version: '1.0.0', ...report } });
    const { data } = await api.as(designer).call(listTemplateReports, { params: { name } });
    expect(data).toEqual([{ version: '1.0.0', ...report, seen: 3, last_seen_at: expect.any(String) }]);
  });

  test('of what the registry does not know nothing is kept', async () => {
    const body = { remote: `family-${unique()}`, version: '1.0.0', ...report };
    expect((await api.as().call(reportTemplateFailure, { body })).status).toBe(200);
    expect(await api.db('page_reports').where({ remote_name: body.remote })).toEqual([]);
  });

  test('what a page blocked is told of the family whose file did it, without what a guest wrote', async () => {
    const { name } = await published('1.0.0');
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/public/reports/blocked',
      headers: { 'content-type': 'application/csp-report' },
      payload: JSON.stringify({
        'csp-report': {
          'effective-directive': 'connect-src',
          'blocked-uri': 'https://evil.example/?guest=Budi',
          'source-file': `http://localhost/remotes/${name}/1.0.0/main.js`,
        },
      }),
    });
    expect(answer.statusCode).toBe(200);
    expect(await api.db('page_reports').where({ remote_name: name })).toMatchObject([
      { kind: 'BLOCKED', failure: 'connect-src', outcome: 'an address', seen: 1 },
    ]);
    expect(JSON.stringify(await api.db('page_reports'))).not.toContain('Budi');
  });

  test('a report in any other form is read too, and an unknown directive is “other”', async () => {
    await api
      .as()
      .call(reportBlocked, { body: { 'csp-report': { 'violated-directive': 'made-up x', 'blocked-uri': '' } } });
    expect(await api.db('page_reports').where({ kind: 'BLOCKED', failure: 'other' })).toHaveLength(1);
  });
});

test('files lie where guests load them from, compressed too', async () => {
  const sent = build();
  await send(sent);
  const dir = join(api.dataDir, 'remotes', sent.name, '1.0.0');
  for (const file of ['main.js', 'main.js.br', 'main.js.gz', 'first-screen.json.br'])
    expect(existsSync(join(dir, file))).toBe(true);
});
