import { resolve } from 'node:path';

/** Where the product under test lives: `ops/run/e2e.ts` sets a fresh folder and a free port. */
export function e2ePlace() {
  const port = Number(process.env['JANUR_E2E_PORT'] ?? 18_080);
  return {
    port,
    origin: `http://localhost:${port}`,
    dataDir: resolve(process.env['JANUR_E2E_DIR'] ?? '.data/e2e'),
  };
}
