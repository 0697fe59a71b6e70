import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** From the ground up: a room imports from the rooms below it, and from none beside or above. */
const LAYERS = [
  ['budgets'],
  ['lib'],
  ['fetching'],
  ['config'],
  ['db', 'files'],
  ['access'],
  ['audit', 'guests', 'http', 'letters'],
  ['resources', 'context.ts'],
  ['app.ts'],
  ['import'],
  ['db/seed', 'testing'],
  ['server.ts'],
];
/** What was merged stays as it is: this migration fills a column with the text that search writes today (decision 006). */
const MERGED = 'db/migrations/009-guest-search.ts -> guests/search-text.ts';

const SOURCE = join(import.meta.dirname, '..');
const imports = new Map(
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => [file, importedBy(file)] as const),
);

function importedBy(file: string): string[] {
  const text = readFileSync(join(SOURCE, file), 'utf8');
  const paths = text.matchAll(/^(?:import|export) (?:[^;']*? from )?'(\.[^']+)'/gm);
  return [...paths].map(([, path]) => normalize(join(dirname(file), path ?? '')));
}

/** The longest room that holds the file: `db/seed` before `db`. */
function layerOf(file: string): number {
  const layers = LAYERS.map((rooms) =>
    Math.max(-1, ...rooms.filter((room) => file === room || file.startsWith(`${room}/`)).map((room) => room.length)),
  );
  return layers.indexOf(Math.max(0, ...layers));
}
const roomOf = (file: string): string | undefined => file.split('/')[0];

function isBelow(path: string, file: string): boolean {
  // routes take what they need from the context, which names the types of what resources make
  const isContext = path === 'context.ts' || file === 'context.ts';
  const isBeside = layerOf(path) === layerOf(file) && (isContext || roomOf(path) === roomOf(file));
  return isBeside || layerOf(path) < layerOf(file);
}

/** The first circle that is met, as the names on its way. */
function circleIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const walk = (name: string, way: readonly string[]): string[] => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return [];
    const circles = (graph.get(name) ?? []).map((next) => walk(next, [...way, name]));
    done.add(name);
    return circles.find((circle) => circle.length > 0) ?? [];
  };
  return [...graph.keys()].map((name) => walk(name, [])).find((circle) => circle.length > 0) ?? [];
}

test('every file stands in a room', () => {
  expect(imports.size).toBeGreaterThan(200);
  expect([...imports.keys()].filter((file) => layerOf(file) === -1)).toEqual([]);
});

test('arrows between rooms point down', () => {
  const upwards = [...imports].flatMap(([file, paths]) =>
    paths.filter((path) => !isBelow(path, file)).map((path) => `${file} -> ${path}`),
  );
  expect(upwards).toEqual([MERGED]);
});

test('no file imports itself by way of others, types included', () => {
  expect(circleIn(imports)).toEqual([]);
});

test('the resources form no circle', () => {
  const resourceOf = (path: string) => path.split('/')[1] ?? '';
  const resources = new Map<string, string[]>();
  for (const [file, paths] of imports) {
    if (roomOf(file) !== 'resources' || file === 'resources/index.ts') continue;
    const others = paths.filter((path) => roomOf(path) === 'resources' && resourceOf(path) !== resourceOf(file));
    resources.set(resourceOf(file), [...(resources.get(resourceOf(file)) ?? []), ...others.map(resourceOf)]);
  }
  expect(resources.size).toBeGreaterThan(8);
  expect(circleIn(resources)).toEqual([]);
});

test('guests and their places are written in guests/ alone, and no query reads every column', () => {
  const queries = [...imports.keys()].filter((file) => !/^(?:db|testing)\//.test(file));
  const found = queries.flatMap((file) =>
    readFileSync(join(SOURCE, file), 'utf8')
      .split(';')
      .filter((statement) => /'guest(?:s|_events)(?: as \w+)?'/.test(statement) && WRITES.test(statement))
      .map(() => file),
  );
  expect(new Set(found.map(roomOf))).toEqual(new Set(['guests']));
  expect(queries.filter((file) => /select\('\*'\)/.test(readFileSync(join(SOURCE, file), 'utf8')))).toEqual([]);
});
const WRITES = /\.(?:insert|update|delete|del|increment|merge)\(/;
