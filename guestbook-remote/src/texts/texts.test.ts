import en from './en.json' with { type: 'json' };
import id from './id.json' with { type: 'json' };

/** `count` forms of a language; Indonesian has one. */
const FORMS = { id: ['other'], en: ['one', 'other'] };

function textsOf(tree: object, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : textsOf(value as object, `${path}${key}.`),
  );
}
const stem = (key: string) => key.replace(/_(one|other)$/, '');
const holes = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted().join();

test('both languages say the same things', () => {
  const [ours, theirs] = [textsOf(id), textsOf(en)].map((texts) =>
    [...new Set(texts.map(([key]) => stem(key)))].toSorted(),
  );
  expect(ours).toEqual(theirs);
});

test.each(Object.entries({ id, en }))('%s has each form of a counted text and no other', (language, texts) => {
  const forms = language === 'id' ? FORMS.id : FORMS.en;
  const keys = textsOf(texts)
    .map(([key]) => key)
    .filter((key) => key !== stem(key));
  for (const counted of new Set(keys.map(stem))) {
    expect(
      keys
        .filter((key) => stem(key) === counted)
        .map((key) => key.slice(counted.length + 1))
        .toSorted(),
    ).toEqual(forms);
  }
});

test('a text has the same holes in both languages', () => {
  const english = new Map(textsOf(en));
  for (const [key, text] of textsOf(id)) expect([key, holes(text)]).toEqual([key, holes(english.get(key) ?? '')]);
});
