import { ORDINALS } from '@janur/contracts/rules';
import en from '@janur/i18n/guest/en' with { type: 'json' };

// the other languages have the keys of English: shared/i18n sees to it
test('every ordinal of the specification has words, and no other (spec §9)', () => {
  expect(Object.keys(en.order).toSorted()).toEqual([...ORDINALS].toSorted());
});
