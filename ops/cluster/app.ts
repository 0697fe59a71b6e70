import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../run/workspaces.ts';
import { type Process, startProcess, until } from './process.ts';

/** A process of the product, as `npm run serve` starts it. */
export interface App {
  readonly port: number;
  /** With sources that are read otherwise, by the name of what is planted; without it as the last time. */
  start(planted?: string): Promise<void>;
  kill(): Promise<void>;
  /** As a deployment stops it: what has begun is answered. */
  stop(): Promise<void>;
  /** The sum of a metric's series whose labels hold this text. */
  metric(name: string, labels?: string): Promise<number>;
}

interface AppPlace {
  readonly index: number;
  readonly ports: readonly [guests: number, staff: number];
  readonly databasePort: number;
  readonly dir: string;
  readonly planted: string | undefined;
}

const MAIN = join(ROOT, 'shell/server/main.ts');
const PLANT = fileURLToPath(new URL('../faults/plant.ts', import.meta.url));
const FLAGS = ['--max-semi-space-size=2', '--max-old-space-size=512', '--disable-warning=ExperimentalWarning'];

/** What a process of the product gets that reads some sources otherwise. */
export const plantedRelease = (name: string | undefined) =>
  name === undefined ? { flags: [], env: {} } : { flags: ['--import', PLANT], env: { JANUR_PLANTED: name } };

export function createApp({ index, ports: [port, staffPort], databasePort, dir, planted }: AppPlace): App {
  const logFile = join(dir, `app-${index}.log`);
  let running: Process | undefined;
  let release = planted;

  return {
    port,
    async start(asked = release) {
      release = asked;
      const { flags, env } = plantedRelease(release);
      const given = {
        ...process.env,
        ...env,
        DATABASE_URL: `mysql://janur:janur@127.0.0.1:${databasePort}/janur`,
        JANUR_PORT: String(port),
        JANUR_STAFF_PORT: String(staffPort),
        JANUR_DATA_DIR: join(dir, 'shared'),
        JANUR_TRUSTED_PROXIES: '1',
      };
      const begin = () => startProcess([process.execPath, ...FLAGS, ...flags, MAIN], { env: given, logFile });
      running = begin();
      const isReady = async () => {
        // it refuses to start while the database does not answer
        if (running?.hasEnded) running = begin();
        return (await answer(port, '/api/health/ready'))?.ok ?? false;
      };
      await until(`app ${index}`, isReady, { logFile, withinMs: 45_000 });
    },
    async kill() {
      await running?.end('SIGKILL');
    },
    async stop() {
      await running?.end();
    },
    async metric(name, labels = '') {
      const text = (await (await answer(port, '/api/metrics'))?.text()) ?? '';
      const series = text.split('\n').filter((line) => line.startsWith(name) && line.includes(labels));
      return series.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
    },
  };
}

const answer = (port: number, path: string): Promise<Response | undefined> =>
  fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(3000) }).catch(() => undefined);
