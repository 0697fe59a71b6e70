import { defineConfig } from '@playwright/test';
import { findBrowser } from '../run/browser.ts';
import { SMALL } from '../run/small.mjs';
import { e2ePlace, HOUSE_FILES } from './place.ts';

const { origin, port, staffPort, dataDir } = e2ePlace();

/** Tests that leave the installation as it is; both kinds take about as long, so that `npm test` runs one beside the other. */
const LOOKING =
  /\/(conformance|crawl|eyes|fields|languages|larger|pairs|planted|rules|quiet|specification|staff-axe|staff-crawl|staff-taps)\.spec\.ts$/;

/** The journeys in the system's Chromium against the whole product, started as `npm start` does on data of its own. */
export default defineConfig({
  testDir: '.',
  // a .test.ts is Jest's
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  workers: 1,
  projects: [
    { name: 'looking', testMatch: LOOKING },
    { name: 'changing', testIgnore: LOOKING },
  ],
  fullyParallel: false,
  forbidOnly: true,
  // a busy machine is no fault: what is slow is told by the benches
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env['JANUR_E2E_REPORT']
    ? [['list'], ['json', { outputFile: process.env['JANUR_E2E_REPORT'] }]]
    : 'list',
  use: {
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // what hangs is named, and has its second look in time
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node ${SMALL.flags.join(' ')} ops/run/start.ts`,
    cwd: '../..',
    url: `${origin}/api/health/ready`,
    env: {
      ...SMALL.env,
      JANUR_PORT: String(port),
      JANUR_STAFF_PORT: String(staffPort),
      JANUR_DATA_DIR: dataDir,
      JANUR_FETCH_NETWORKS: HOUSE_FILES,
    },
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
