import { expect, test } from '@jest/globals';
import { faultsOf, looseVersions } from './rules.ts';

const GOOD = { version: '1.0.0', integrity: 'sha512-abc', license: 'MIT' };
const faults = (locked: object, name = 'left-pad') =>
  faultsOf({ packages: { [`node_modules/${name}`]: { ...GOOD, ...locked } } });

test('a package with a hash, a known licence and no script is fine, and so is our own', () => {
  expect(faults({})).toEqual([]);
  expect(faultsOf({ packages: { '': {}, api: {}, 'node_modules/@janur/api': { link: true } } })).toEqual([]);
});

test.each([
  ['without a hash', { integrity: undefined }, /sha512/],
  ['with a weak hash', { integrity: 'sha1-abc' }, /sha512/],
  ['from an address of somebody’s', { resolved: 'https://evil.example/a.tgz' }, /evil\.example/],
  ['under a licence that nobody knows', { license: 'AGPL-3.0-only' }, /AGPL/],
  ['under no licence', { license: undefined }, /\(none\)/],
  ['with two licences of which one is unknown', { license: 'MIT AND SSPL-1.0' }, /SSPL/],
  ['that runs a script', { hasInstallScript: true }, /script/],
])('a package %s is told', (_, locked, said) => {
  expect(faults(locked)).toEqual([expect.stringMatching(said)]);
});

test('a script that was looked at may run, and of two licences one may be chosen', () => {
  expect(faults({ hasInstallScript: true }, '@swc/core')).toEqual([]);
  expect(faults({ license: '(SSPL-1.0 OR MIT)' })).toEqual([]);
});

test.each(['^1.0.0', '~1.0.0', '*', 'latest', '1.x', 'github:a/b', 'file:../a', 'https://evil.example/a.tgz'])(
  'the version %s is none',
  (version) => {
    expect(looseVersions('package.json', { dependencies: { a: version } })).toEqual([expect.stringContaining('exact')]);
    expect(looseVersions('package.json', { devDependencies: { a: '1.2.3-beta.4' } })).toEqual([]);
  },
);
