import { run } from '../run/build.ts';

/**
 * 200 fitting and 200 mutated requests of every endpoint against a real database: no 5xx, no slow answer, every answer
 * by its contract. A few of each run in `npm test`.
 */
await run('npm', ['run', 'test', '-w', '@janur/api', '--', 'src/http/property'], {
  JANUR_PROPERTY_RUNS: process.argv[2] ?? '200',
  NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
});
