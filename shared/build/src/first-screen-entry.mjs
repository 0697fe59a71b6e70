// Stands for the template that is built: the preset names its file.
import template from 'janur-template';
import { makeFirstScreens } from '@janur/kit/first-screen/build';

export default () => makeFirstScreens(template);
