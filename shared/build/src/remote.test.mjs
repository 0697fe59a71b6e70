import { createHash } from 'node:crypto';
import { buildFixture } from './testing/fixture.mjs';

const drawing = (points) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0${'l1(1)'.repeat(points)}" fill='#fff'/></svg>`;

const FILES = {
  'src/app.tsx': `
    import { createRoot } from 'react-dom/client';
    import leaf from './leaf.svg';
    import garden from './garden.svg';
    import './app.css';
    interface Props { readonly name: string }
    export default function App({ name }: Props) {
      const later = () => import('./later.ts').then(({ words }) => alert(words));
      return <button css={{ color: 'rebeccapurple' }} onClick={later}><img src={leaf} /><img src={garden} />at once {name}</button>;
    }
    export const show = (element: Element) => createRoot(element).render(<App name="Ratna" />);`,
  'src/later.ts': `export const words = 'much later';`,
  'src/app.css': `main { background: url(./leaf.svg); display: grid }`,
  'src/leaf.svg': drawing(1),
  'src/garden.svg': drawing(1000),
};

const build = (changed = {}) => buildFixture('remote', { name: 'guest-garden', files: { ...FILES, ...changed } });

let built;
beforeAll(async () => {
  built = await build();
}, 120_000);
afterAll(() => built?.remove());

const laterFile = () => built.names.find((name) => name.endsWith('.js') && name !== 'remoteEntry.js');

test('all that it needs at once is in its entry, what comes later in a file that bears its hash', () => {
  expect(built.names.filter((name) => name.endsWith('.js'))).toEqual([
    expect.stringMatching(/^\w+\.[\da-f]{8}\.js$/),
    'remoteEntry.js',
  ]);
  expect(built.text('remoteEntry.js')).toContain('at once');
  expect(built.text('remoteEntry.js')).not.toContain('much later');
  expect(built.text(laterFile())).toContain('much later');
});

test('it says which files it is made of, so that what a cache leaves of another build is no part of it', () => {
  const stated = built.json('built-files.json');
  expect(stated).toEqual(built.names.filter((name) => name !== 'built-files.json').toSorted());
});

test('the manifest names it by the package, with no script beside its entry', () => {
  const { id, metaData, exposes } = built.json('mf-manifest.json');
  expect([id, metaData.remoteEntry.name]).toEqual(['guest_garden', 'remoteEntry.js']);
  expect(exposes.map(({ path, assets }) => [path, assets.js.sync])).toEqual([['./App', []]]);
});

test('what the shell shares is not in it, and asked for in the version that it was built with', () => {
  expect(built.text('remoteEntry.js')).not.toContain('react.transitional.element');
  const { shared } = built.json('mf-stats.json');
  const wanted = Object.fromEntries(shared.map(({ name, requiredVersion }) => [name, requiredVersion]));
  expect(wanted).toMatchObject({ 'react-dom/client': '^19.3.1' });
});

test('what it loads later is loaded with its hash alone', () => {
  const hash = createHash('sha256').update(built.bytes(laterFile())).digest('base64');
  expect(built.text('remoteEntry.js')).toContain(`sha256-${hash}`);
});

test('a small drawing is in the script as letters that need no quotes, a large one is a file', () => {
  const inlined = /data:image\/svg\+xml,[^"']+/.exec(built.text('remoteEntry.js'))?.[0] ?? '';
  expect(decodeURIComponent(inlined)).toBe(`data:image/svg+xml,${drawing(1)}`);
  expect(inlined).not.toMatch(/["'()\s]/);
  expect(built.names).toContainEqual(expect.stringMatching(/^garden\.[\da-f]{8}\.svg$/));
});

test('scripts are marked to be compiled ahead; a style sheet begins with its first rule', () => {
  expect(built.text('remoteEntry.js').startsWith('//# allFunctionsCalledOnLoad')).toBe(true);
  const sheet = built.names.find((name) => name.endsWith('.css'));
  expect(built.text(sheet)).toMatch(/^main\s*\{/);
});

test('the same sources give the same files, and other sources a name of their own in the page', async () => {
  const [same, other] = [await build(), await build({ 'src/later.ts': `export const words = 'much too late';` })];
  const place = (one) => /guest_garden_[\da-f]{10}/.exec(one.text('remoteEntry.js'))?.[0];
  expect(same.names).toEqual(built.names);
  for (const name of built.names) expect([name, same.text(name)]).toEqual([name, built.text(name)]);
  expect(place(built)).toBeDefined();
  expect(place(other)).not.toBe(place(built));
  for (const one of [same, other]) one.remove();
}, 120_000);

test('a style sheet that does not parse fails the build, by its place', async () => {
  await expect(build({ 'src/app.css': '// the ground\nmain { display: grid }' })).rejects.toThrow(
    /\.css:\d+:\d+ is no CSS/,
  );
}, 120_000);
