import { defineFamily } from '@janur/kit';
import { herbarium } from './skins/herbarium/index.ts';
import { midnightGarden } from './skins/midnight-garden/index.ts';
import { peonyLetter } from './skins/peony-letter/index.ts';

/** The garden family: one skeleton as a watercolour herbarium, as a letter and at night. */
export default defineFamily({
  TEMPLATE_2: herbarium,
  TEMPLATE_2_1: peonyLetter,
  TEMPLATE_2_2: midnightGarden,
});
