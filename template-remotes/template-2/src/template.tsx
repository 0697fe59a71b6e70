import { defineFamily } from '@janur/kit';

/** The garden family: one skeleton as a watercolour herbarium, as a letter and at night. */
export default defineFamily({
  TEMPLATE_2: () =>
    import(/* webpackChunkName: "TEMPLATE_2" */ './skins/herbarium/index.ts').then(({ herbarium }) => herbarium),
  TEMPLATE_2_1: () =>
    import(/* webpackChunkName: "TEMPLATE_2_1" */ './skins/peony-letter/index.ts').then(
      ({ peonyLetter }) => peonyLetter,
    ),
  TEMPLATE_2_2: () =>
    import(/* webpackChunkName: "TEMPLATE_2_2" */ './skins/midnight-garden/index.ts').then(
      ({ midnightGarden }) => midnightGarden,
    ),
});
