import { textShapes } from './testing/same-texts.ts';
import en from './texts/en.json' with { type: 'json' };
import id from './texts/id.json' with { type: 'json' };

test('both languages have the same texts with the same placeholders', () => {
  expect(textShapes(en)).toEqual(textShapes(id));
});
