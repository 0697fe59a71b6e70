import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, '../..');
const FOLDER = `${import.meta.dirname}/thumbnails`;

test('a picture of a template has at most 6 KB', () => {
  for (const file of readdirSync(FOLDER)) expect(statSync(`${FOLDER}/${file}`).size).toBeLessThan(6144);
});

test('no screen has a list of templates of its own: the registry has the only one', () => {
  const screens = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !path.startsWith('testing'),
  );
  expect(screens.length).toBeGreaterThan(100);
  const listing = screens.filter((path) => {
    const text = readFileSync(join(SOURCES, path), 'utf8');
    const named = new Set(text.match(/TEMPLATE_(?:SHORT_)?\d+(?:_\d)?/g));
    // a form begins with one of them
    return text.includes('TEMPLATE_IDS') || named.size > 2;
  });
  expect(listing).toEqual(['parts/templates/pictures.ts']);
});
