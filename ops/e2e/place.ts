import { resolve } from 'node:path';

/** Where the product under test lives: `ops/run/e2e.ts` sets a fresh folder and free ports. */
export function e2ePlace() {
  const port = Number(process.env['JANUR_E2E_PORT'] ?? 18_080);
  const staffPort = Number(process.env['JANUR_E2E_STAFF_PORT'] ?? port + 1);
  return {
    port,
    staffPort,
    /** Of guests: what a test asks for by a path alone. */
    origin: `http://localhost:${port}`,
    staff: `http://localhost:${staffPort}`,
    dataDir: resolve(process.env['JANUR_E2E_DIR'] ?? '.data/e2e'),
  };
}

/** Where a file server of the house may stand: the product under test gets files from there, too. */
export const HOUSE_FILES = '127.0.0.2';

/** The address of a staff screen, or of a call that a staff cookie is for. */
export const staff = (path: string): string => e2ePlace().staff + path;
