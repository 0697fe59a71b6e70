import { defineConfig } from '@playwright/test';
import base from '../e2e/playwright.config.ts';

const { webServer: _, ...shared } = base;

/** The conformance suite over one family that is put over a running installation. */
export default defineConfig({
  ...shared,
  testDir: '../e2e/conformance',
  outputDir: '../../test-results/template',
  use: { ...shared.use, trace: 'off' },
});
