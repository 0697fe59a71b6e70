import { buildFixture } from './testing/fixture.mjs';

const FILES = {
  'src/index.tsx': `
    import { createRoot } from 'react-dom/client';
    createRoot(document.body).render(<p css={{ color: 'red' }}>the page</p>);`,
  'src/federation-core.ts': `export default () => ({ name: 'nothing to add' });`,
};

let built;
beforeAll(async () => {
  built = await buildFixture('host', { name: 'shell', files: FILES });
}, 300_000);
afterAll(() => built?.remove());

test('the page starts with one script, which a tag can load by name', () => {
  expect(built.text('shell.js').startsWith('//# allFunctionsCalledOnLoad')).toBe(true);
  expect(built.text('shell.js')).toContain('the page');
});

test('what it shares is in that script, with the versions that the packages say', () => {
  expect(built.text('shell.js')).toContain('react.transitional.element');
  const { shared } = JSON.parse(built.text('mf-stats.json'));
  const versions = Object.fromEntries(shared.map(({ name, version }) => [name, version]));
  expect(versions).toMatchObject({ react: '19.3.1', 'react-dom': '19.3.1' });
});

test('the federation runtime is as its package ships it: an error says what it means', () => {
  expect(built.text('shell.js')).toContain('Failed to get remoteEntry exports.');
});
