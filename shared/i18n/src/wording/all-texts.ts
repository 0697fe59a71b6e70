import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LANGUAGES } from '@janur/contracts/languages';
import { DEFAULT_MESSAGES } from '@janur/contracts/messages';
import { flatten } from '../spoken-texts.ts';

/** Who reads a text: guests on a page, guests in a message, ushers at the door, hosts and staff in the dashboard. */
export type Kind = 'guest' | 'message' | 'door' | 'dashboard';

export interface Text {
  readonly kind: Kind;
  readonly language: Language;
  /** Where it stands, for whoever has to change it: 'template-remotes/template-1/src/voice/ja.json'. */
  readonly place: string;
  readonly key: string;
  readonly text: string;
}

const ROOT = new URL('../../../../', import.meta.url).pathname;

/** Every text of the product in the language. */
export function textsIn(language: Language): Text[] {
  return [
    ...fileOf('guest', language, `shared/i18n/src/locales/guest/${language}.json`),
    ...voiceFolders().flatMap((folder) => fileOf('guest', language, `${folder}/${language}.json`)),
    ...Object.entries(DEFAULT_MESSAGES[language]).map(([key, text]): Text => ({
      kind: 'message',
      language,
      place: 'shared/contracts/src/rules/messages.ts',
      key,
      text,
    })),
    ...fileOf('door', language, `guestbook-remote/src/texts/${language}.json`),
    ...fileOf('dashboard', language, `shared/ui/src/texts/${language}.json`),
    ...dashboardFiles(language).flatMap((file) => fileOf('dashboard', language, file)),
  ];
}

export const allTexts = (): Text[] => LANGUAGES.flatMap(textsIn);

/** A family has its words in one folder, or a folder for each of its looks. */
function voiceFolders(): string[] {
  return foldersIn('template-remotes').flatMap((family) => {
    const folder = `template-remotes/${family}/src/voice`;
    if (existsSync(join(ROOT, folder, 'en.json'))) return [folder];
    return foldersIn(folder).map((look) => `${folder}/${look}`);
  });
}

function dashboardFiles(language: Language): string[] {
  const folder = `dashboard-remote/src/texts/${language}`;
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => `${folder}/${file}`);
}

function foldersIn(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== 'node_modules' ? [entry.name] : [],
  );
}

function fileOf(kind: Kind, language: Language, place: string): Text[] {
  if (!existsSync(join(ROOT, place))) return [];
  const tree = JSON.parse(readFileSync(join(ROOT, place), 'utf8'));
  return [...flatten(tree)].map(([key, text]) => ({ kind, language, place, key, text }));
}
