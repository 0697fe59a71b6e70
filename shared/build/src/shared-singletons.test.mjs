import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { consumed, provided } from './shared-singletons.mjs';

const VERSIONS = {
  react: '20.1.0',
  'react-dom': '20.1.2',
  '@emotion/react': '12.3.4',
  '@janur/kit': '7.0.0',
  '@janur/federation': '0.4.0',
};
const dir = mkdtempSync(join(tmpdir(), 'janur-singletons-'));

const write = (path, content) => {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), JSON.stringify(content));
};

beforeAll(() => {
  write('package.json', { name: '@janur/somebody' });
  for (const [name, version] of Object.entries(VERSIONS)) write(`node_modules/${name}/package.json`, { name, version });
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const versionsOf = (shared, key) => Object.fromEntries(Object.entries(shared).map(([name, one]) => [name, one[key]]));

test('versions are those of the packages that the builder sees', () => {
  expect(versionsOf(provided(dir), 'version')).toEqual({
    react: '20.1.0',
    'react/jsx-runtime': '20.1.0',
    'react-dom': '20.1.2',
    'react-dom/client': '20.1.2',
    '@emotion/react': '12.3.4',
    '@emotion/react/jsx-runtime': '12.3.4',
    '@janur/kit': '7.0.0',
    '@janur/federation': '0.4.0',
  });
});

test('a remote takes every one of them from the shell, at least as new, and bundles none', () => {
  const shared = consumed(dir);
  expect(Object.keys(shared)).toEqual(Object.keys(provided(dir)));
  expect(versionsOf(shared, 'requiredVersion')).toMatchObject({ react: '^20.1.0', '@janur/kit': '^7.0.0' });
  for (const one of Object.values(shared)) expect(one).toMatchObject({ singleton: true, import: false });
});

test('a kit of another contract is refused, other libraries are not', () => {
  const strict = Object.entries(consumed(dir)).filter(([, { strictVersion }]) => strictVersion);
  expect(strict.map(([name]) => name)).toEqual(['@janur/kit']);
});

test('the shell has them at hand before anything asks', () => {
  for (const one of Object.values(provided(dir))) expect(one).toMatchObject({ singleton: true, eager: true });
});

test('a package that is not installed fails the build by its name', () => {
  const empty = mkdtempSync(join(tmpdir(), 'janur-singletons-'));
  expect(() => provided(empty)).toThrow('react/package.json');
  rmSync(empty, { recursive: true });
});
