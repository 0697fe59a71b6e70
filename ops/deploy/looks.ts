import { FIRST_SCREEN_FILE, type TemplateLook, type TemplateLooks } from '@janur/contracts';
import { canonicalTemplateId } from '@janur/contracts/rules';
import type { FirstScreen } from '@janur/kit/first-screen';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemotePackage } from './package-info.ts';

/**
 * What the manifest says of each id: its name, and what it does not draw. A second set of fonts is read from what the build
 * printed; only exceptions that a look makes on purpose are written down (`janur.looks` in package.json).
 */
export function looksOf(
  { templateIds, looks }: Pick<RemotePackage, 'templateIds' | 'looks'>,
  dist: string,
): TemplateLooks {
  const file = join(dist, FIRST_SCREEN_FILE);
  const screens: FirstScreen[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  // what is written of an id that it does not draw goes along: the registry says so
  const described = [...new Set([...templateIds, ...Object.keys(looks)])];
  return Object.fromEntries(
    described.map((id): [string, TemplateLook] => {
      const { name = id, omits = {} } = looks[id] ?? {};
      const skin = screens.map(({ skins }) => skins[id]).find(Boolean);
      const fonts: TemplateLook['omits'] = skin && !skin.fontsVersion2 ? { font_version: ['2'] } : {};
      const names = typeof name === 'string' ? { id: name, en: name } : name;
      return [canonicalTemplateId(id), { name: names, omits: { ...fonts, ...omits } }];
    }),
  );
}
