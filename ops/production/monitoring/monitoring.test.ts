import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase } from '@janur/api/database';
import { createMetrics } from '@janur/api/metrics';

const PRODUCTION = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(PRODUCTION, file), 'utf8');
const namesIn = (text: string) => [...new Set(text.match(/\bjanur_[a-z_]+[a-z]\b/g))];
const withoutSuffix = (name: string) => name.replace(/(?<=_seconds)_(?:bucket|count|sum)$/, '');

/** What the program says of itself, and what the scripts leave for node-exporter. */
async function metrics(): Promise<Set<string>> {
  const db = createDatabase({ connection: { socketPath: '/nowhere/database.sock', user: 'nobody' } });
  const text = await createMetrics(db).text();
  await db.destroy();
  const served = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name);
  const written = readdirSync(PRODUCTION)
    .filter((file) => file.endsWith('.sh'))
    .flatMap((file) => [
      ...read(file)
        .replaceAll(/\\\n\s*/g, '')
        .matchAll(/report\.sh" (\w+) (.*)/g),
    ])
    .flatMap(([, name = '', pairs = '']) =>
      [...pairs.matchAll(/"([a-z_]+)=/g)].map(([, key = '']) => `janur_${name}_${key}`),
    );
  return new Set([...served, ...written]);
}

test.each(['monitoring/alerts.yml', 'monitoring/alerts.test.yml', 'monitoring/grafana.json'])(
  '%s asks for nothing that is not there',
  async (file) => {
    const known = await metrics();
    const asked = namesIn(read(file)).map(withoutSuffix);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  },
);

test('docs/operations.md names every metric of Janur and every alert', async () => {
  const docs = read('../../docs/operations.md');
  const ours = [...(await metrics())].filter((name) => name.startsWith('janur_'));
  expect(ours.length).toBeGreaterThan(10);
  expect(namesIn(docs).toSorted()).toEqual(ours.toSorted());
  const alerts = [...read('monitoring/alerts.yml').matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
  expect(alerts.filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
});
