/**
 * Jest presets. `node()` for packages without a DOM, `dom()` for React packages, `page()` for those that load scripts.
 * TypeScript goes through swc; sources are ES modules, so jest runs with `--experimental-vm-modules`.
 */
const base = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          experimental: { keepImportAttributes: true },
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  collectCoverageFrom: [
    '**/*.{ts,tsx,mjs}',
    '!**/*.{test,config}.*',
    '!**/*.d.ts',
    '!**/{testing,dist,coverage,node_modules}/**',
  ],
};

/** What `npm run coverage` asks of a package as a whole, in percent of its lines; below it the command fails. */
export const covered = (lines) => ({ coverageThreshold: { global: { lines } } });

export const node = (overrides = {}) => ({ ...base, testEnvironment: 'node', ...overrides });

export const dom = (overrides = {}) => ({
  ...base,
  testEnvironment: new URL('./jest-environment.mjs', import.meta.url).pathname,
  setupFiles: [new URL('./jest-dom-setup.mjs', import.meta.url).pathname],
  moduleNameMapper: {
    '\\.(woff2|css|svg|png|jpg|avif|webp)(\\?.*)?$': new URL('./jest-asset.mjs', import.meta.url).pathname,
  },
  ...overrides,
});

export const page = (overrides = {}) =>
  dom({ testEnvironment: new URL('./jest-page-environment.mjs', import.meta.url).pathname, ...overrides });
