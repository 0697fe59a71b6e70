import { defineFamily } from '@janur/kit';

/** One sheet: a letterpress card or the front page of a newspaper; everything else lies in sheets. */
export default defineFamily({
  TEMPLATE_SHORT_1: () =>
    import(/* webpackChunkName: "TEMPLATE_SHORT_1" */ './skins/carik/index.ts').then(({ carik }) => carik),
  TEMPLATE_SHORT_2: () =>
    import(/* webpackChunkName: "TEMPLATE_SHORT_2" */ './skins/kabar/index.ts').then(({ kabar }) => kabar),
});
