// Stands for the template that is built: the preset names its file.
import template from 'janur-template';
import { makeFirstScreens, settingsOf } from '@janur/kit/first-screen/build';

export default async () => ({ screens: await makeFirstScreens(template), settings: await settingsOf(template) });
