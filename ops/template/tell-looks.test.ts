import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { FIRST_SCREEN_FILE } from '@janur/contracts';
import { skin } from '@janur/kit/testing';
import { tellLooks, unnamedFindings } from './tell-looks.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'janur-looks-'));
  mkdirSync(join(dir, 'dist'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const printed = (skins: Record<string, object>) =>
  writeFileSync(join(dir, 'dist', FIRST_SCREEN_FILE), JSON.stringify([{ skins }]));

test('a look is told with its name and what it leaves out, and a second set of fonts is read from the build', () => {
  printed({ PUSPA: skin, PUSPA_2: { ...skin, fontsVersion2: skin.fonts } });
  const omits = { third_color: ['ANY'], quote_style: ['NO_FLOWER'] };
  const looks = { PUSPA: { name: 'Puspa', omits }, PUSPA_2: { name: { id: 'Malam', en: 'Night' } } };
  const family = { dir, looks, templateIds: ['PUSPA', 'PUSPA_2'] };
  expect(tellLooks(family)).toEqual([
    '  PUSPA is called Puspa and draws all but font_version 2; third_color; quote_style NO_FLOWER.',
    '  PUSPA_2 is called Night and draws every value.',
  ]);
  expect(unnamedFindings(family)).toEqual([]);
});

test('an id that has no name is told to be given one', () => {
  const family = { dir, looks: {}, templateIds: ['PUSPA'] };
  expect(tellLooks(family)).toEqual(['  PUSPA is called PUSPA and draws every value.']);
  expect(unnamedFindings(family)).toMatchObject([{ level: 'advice', where: 'package.json' }]);
});
