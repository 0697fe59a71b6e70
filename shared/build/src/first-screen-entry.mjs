// Stands for the template that is built: the preset names its file. Gives the files that a build adds, by their names.
import template from 'janur-template';
import { FIRST_SCREEN_FILE, SETTINGS_FILE } from '@janur/contracts';
import { makeFirstScreens, settingsOf } from '@janur/kit/first-screen/build';

export default async () => ({
  screens: { file: FIRST_SCREEN_FILE, content: await makeFirstScreens(template) },
  settings: { file: SETTINGS_FILE, content: await settingsOf(template) },
});
