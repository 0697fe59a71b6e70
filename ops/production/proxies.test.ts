import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const INSIDE = ['/metrics', '/health/live', '/health/ready', '/health/domain', '/api/metrics', '/api/health/ready'];
/** Guests' own: a slug may begin with any word. */
const OUTSIDE = [
  '/',
  '/metrics-and-rings',
  '/healthy',
  '/health-and-joy',
  '/api/public/clients/metrics',
  '/metricsrama',
];

/** Whether Caddy's matcher takes this path: as it is, or with all that begins as the star says. */
function caddy(path: string): boolean {
  const [, patterns = ''] = /@inside path (.*)/.exec(read('Caddyfile')) ?? [];
  return patterns.split(' ').some((one) => (one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one));
}

/** Whether each of nginx' servers does, and those of docs/production.md. */
function nginx(file: string, times: number): ((path: string) => boolean)[] {
  const found = [...read(file).matchAll(/location ~ (\S+) \{ return 404; \}/g)].map(
    ([, text = '']) => new RegExp(text),
  );
  expect(found).toHaveLength(times);
  return found.map((pattern) => (path) => pattern.test(path));
}

test('no proxy lets metrics and probes pass, by neither of their addresses, and every slug', () => {
  for (const isInside of [caddy, ...nginx('nginx.conf', 2), ...nginx('../../docs/production.md', 1)]) {
    expect(INSIDE.filter((path) => !isInside(path))).toEqual([]);
    expect(OUTSIDE.filter((path) => isInside(path))).toEqual([]);
  }
});
