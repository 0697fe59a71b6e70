import { readdirSync, statSync } from 'node:fs';
import { TEMPLATE_IDS } from '@janur/contracts';
import { TEMPLATES, templateOf } from './templates.ts';

const FOLDER = `${import.meta.dirname}/thumbnails`;

test('every template has a picture of its own of at most 6 KB', () => {
  const files = readdirSync(FOLDER);
  expect(files.toSorted()).toEqual(
    TEMPLATE_IDS.map((id) => `${id.toLowerCase().replaceAll('_', '-')}.webp`).toSorted(),
  );
  for (const file of files) expect(statSync(`${FOLDER}/${file}`).size).toBeLessThan(6144);
});

test.each(['TEMPLATE_SHORT_1', 'TemplateShort1', 'template-short-1'])('%s is Carik', (spelling) => {
  expect(templateOf(spelling)).toBe(TEMPLATES.TEMPLATE_SHORT_1);
});

test.each(['TEMPLATE_99', '', 'constructor'])('%j is no template', (id) => {
  expect(templateOf(id)).toBeUndefined();
});
