import { type Language, tagOf } from '@janur/contracts/languages';

/** A locale file as it was parsed: texts, and trees of them. */
export type Texts = Readonly<Record<string, unknown>>;

/** The text at `key` ('rsvp.title') with its values in place, as they are: whoever shows it escapes. */
export type Translate = (
  key: string,
  values?: Readonly<Record<string, string | number | boolean | null | undefined>>,
) => string;

/**
 * Reads the texts of a guest's page, in i18next's format: `{{name}}`, plural forms by `count`, a `context`, a
 * `defaultValue` in place of the key. i18next itself, which staff's pages have, would be a tenth of all that a guest's
 * phone loads (docs/decisions/007); the tests hold every text against what i18next makes of it.
 */
export function translator(texts: Texts, language: Language): Translate {
  const plurals = new Intl.PluralRules(tagOf(language));
  return (key, values = {}) => {
    const { count, context, defaultValue = key } = values;
    const forms = [context, typeof count === 'number' && plurals.select(count)].filter(Boolean);
    const found = [...forms.map((form) => textAt(texts, `${key}_${form}`)), textAt(texts, key)];
    const text = found.find((each) => each !== undefined) ?? String(defaultValue);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) =>
      name in values ? String(values[name] ?? '') : whole,
    );
  };
}

function textAt(texts: Texts, key: string): string | undefined {
  let at: unknown = texts;
  for (const step of key.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Texts)[step]; // an object, as was just seen
  }
  return typeof at === 'string' ? at : undefined;
}
