import { textShapes } from './testing/same-texts.ts';
import en from './texts/en.json' with { type: 'json' };
import id from './texts/id.json' with { type: 'json' };

test('Indonesian has the texts of English with the same placeholders', () => {
  expect(textShapes(id)).toEqual(textShapes(en));
});
