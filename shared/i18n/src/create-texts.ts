import { BCP47, type ProductLanguage } from './languages.ts';

export type Texts = Readonly<Record<string, unknown>>;

/** What stands in the places of a text; `count` and `context` choose among its forms. */
export type Values = Readonly<Record<string, unknown>> & {
  count?: number;
  context?: string | undefined;
  defaultValue?: string | undefined;
};

/** The text at `key` ('rsvp.title') with its values in place, as they are: whoever shows it escapes. */
export type Translate = (key: string, values?: Values) => string;

export interface TextStore {
  /** BCP 47. */
  readonly language: string;
  /** Another function whenever another language is shown. */
  readonly t: Translate;
  knows: (language: string) => boolean;
  /** Shows another language; `texts` may be left out once they were given. */
  show: (language: string, texts?: Texts) => void;
  /** Tells of every change of language until the returned function is called. */
  subscribe: (notify: () => void) => () => void;
}

/**
 * The texts of a page in one language at a time, in i18next's file format (JSON v4): `key_one` and `key_other` by
 * `Intl.PluralRules`, `key_context`, `{{place}}`. A missing key answers itself, in no other language.
 */
export function createTexts({ language, texts }: { language: ProductLanguage; texts: Texts }): TextStore {
  const known = new Map<string, Texts>([[BCP47[language], texts]]);
  const listeners = new Set<() => void>();
  let shown = BCP47[language] as string; // the tag of another language comes later
  let t = translator(shown, texts);
  return {
    get language() {
      return shown;
    },
    get t() {
      return t;
    },
    knows: (tag) => known.has(tag),
    show(tag, given) {
      const wanted = given ?? known.get(tag);
      if (!wanted) throw new Error(`There are no texts in ${tag}`);
      known.set(tag, wanted);
      shown = tag;
      t = translator(tag, wanted);
      for (const notify of listeners) notify();
    },
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}

function translator(language: string, texts: Texts): Translate {
  const plurals = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const { count, context, defaultValue } = values;
    const forms = count === undefined ? [] : [...(count === 0 ? ['_zero'] : []), `_${plurals.select(count)}`];
    const contexts = context === undefined ? [''] : [`_${context}`, ''];
    const endings = contexts.flatMap((ending) => [...forms.map((form) => ending + form), ending]);
    const text = endings.map((ending) => textAt(texts, key + ending)).find((found) => found !== undefined);
    return fill(text ?? defaultValue ?? key, values);
  };
}

function textAt(texts: Texts, key: string): string | undefined {
  let place: unknown = texts;
  for (const part of key.split('.')) {
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, part)) return undefined;
    place = (place as Texts)[part]; // an object, and no other kind is in a texts file
  }
  return typeof place === 'string' ? place : undefined;
}

const fill = (text: string, values: Values): string =>
  text.replace(/{{\s*(\w+)\s*}}/g, (_, place: string) => String(values[place] ?? ''));
