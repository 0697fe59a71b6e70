import { defineFamily } from '@janur/kit';
import { carik } from './skins/carik/index.ts';
import { kabar } from './skins/kabar/index.ts';

/** One sheet: a letterpress card or the front page of a newspaper; everything else lies in sheets. */
export default defineFamily({ TEMPLATE_SHORT_1: carik, TEMPLATE_SHORT_2: kabar });
