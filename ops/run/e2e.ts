import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { run } from './build.ts';
import { freePort } from './free-port.ts';

/**
 * The whole of the browser tests: what only looks beside what changes an installation, each on one of its own. A trace
 * of every test would take half as long as the tests: `npm run e2e -- <spec>` keeps one of what failed. What failed gets a
 * second look, and says so when it passes then.
 */
export async function runAllE2e(reports: { looking: string; changing: string }): Promise<void> {
  const outcomes = await Promise.allSettled(
    Object.entries(reports).map(([name, report]) =>
      // each empties its folder when it starts
      runE2e([`--project=${name}`, `--output=test-results/${name}`, '--trace=off', '--retries=1'], { report }),
    ),
  );
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/** Runs browser tests on data of their own and a free port; `options` go to Playwright. Rejects when one fails. */
export async function runE2e(options: string[], { report }: { report?: string } = {}): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'janur-e2e-'));
  try {
    await run('playwright', ['test', '-c', 'ops/e2e/playwright.config.ts', ...options], {
      PLAYWRIGHT_CHROMIUM: ensureBrowser(),
      JANUR_E2E_DIR: dataDir,
      JANUR_E2E_PORT: String(await freePort()),
      JANUR_E2E_STAFF_PORT: String(await freePort()),
      // two of them at once cannot both move a terminal's cursor
      ...(report ? { JANUR_E2E_REPORT: report, PLAYWRIGHT_FORCE_TTY: '0' } : {}),
    });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) await runE2e(process.argv.slice(2)).catch(() => process.exit(1));
