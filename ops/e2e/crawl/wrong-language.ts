import type { Seen } from '../eyes/slip.ts';

/** Runs in the page after `openEyes`: what is written in another language than the `lang` that it stands under. */
export function wrongLanguage(rootSelector: string): Seen[] {
  const { eyes } = window;
  /** Small words of which each sentence has some, by the language that they are of; Malay and Indonesian share theirs. */
  const SMALL: Readonly<Record<string, readonly string[]>> = {
    en: ['the', 'and', 'of', 'to', 'with', 'you', 'your', 'our', 'is', 'for', 'are', 'we', 'from', 'will', 'this'],
    id: ['dan', 'yang', 'di', 'untuk', 'dengan', 'kami', 'anda', 'dari', 'pada', 'ini', 'ke', 'akan', 'tidak'],
    de: ['und', 'der', 'die', 'das', 'mit', 'wir', 'sie', 'für', 'ist', 'den', 'ein', 'eine', 'zu', 'auf', 'nicht'],
    es: ['y', 'el', 'la', 'los', 'las', 'con', 'su', 'en', 'del', 'una', 'nos', 'se', 'es', 'tu', 'al'],
    pt: ['e', 'o', 'os', 'as', 'com', 'seu', 'em', 'do', 'da', 'uma', 'não', 'um', 'ao', 'na', 'você'],
  };
  const KIN: Readonly<Record<string, string>> = { ms: 'id' };
  const SIGNS = [
    { what: 'Hangul', of: /\p{Script=Hangul}/gu, languages: ['ko'] },
    { what: 'kana', of: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, languages: ['ja'] },
    { what: 'Han signs', of: /\p{Script=Han}/gu, languages: ['zh', 'ja'] },
  ];
  const EAST_ASIA = ['zh', 'ja', 'ko'];
  /** So many words of one language are a sentence and no name, address or title. */
  const LEAST = 7;

  const found: Seen[] = [];
  const seen = new Set<Element>();
  for (const { parent } of eyes.textsIn(eyes.root(rootSelector))) {
    if (seen.has(parent)) continue;
    seen.add(parent);
    // names in a sentence of the page's
    if (parent.closest('[data-line="parents"]')) continue;
    const said = [...parent.childNodes].map((node) => (node instanceof Text ? node.data : ' ')).join('');
    const tag = parent.closest('[lang]')?.getAttribute('lang') ?? '';
    const language = tag.split('-')[0] ?? '';
    const isGuests = parent.closest('[data-part="wish"]') !== null;
    const what = signsUnder(said, language) ?? wordsUnder(said, { language, isGuests });
    if (what)
      found.push({
        rule: 'wrong language',
        text: said.trim().replaceAll(/\s+/g, ' ').slice(0, 48),
        ...eyes.place(parent),
        what: `${what}, under lang="${tag}"`,
      });
  }
  return found;

  function signsUnder(said: string, language: string): string | null {
    const letters = said.match(/\p{L}/gu)?.length ?? 0;
    // a name in brackets behind another is none
    const wrong = SIGNS.find(({ of, languages }) => {
      const count = said.match(of)?.length ?? 0;
      return count > 1 && count * 2 > letters && !languages.includes(language);
    });
    return wrong ? `it has ${wrong.what}` : null;
  }

  /** Which of the Latin languages a guest wrote in, nobody knows. */
  function wordsUnder(said: string, { language, isGuests }: { language: string; isGuests: boolean }): string | null {
    const words = said.toLowerCase().match(/\p{Script=Latin}+/gu) ?? [];
    if (words.length < LEAST) return null;
    if (EAST_ASIA.includes(language)) return `it has ${words.length} words in Latin letters`;
    if (isGuests) return null;
    const scoreOf = (small: readonly string[] = []) => words.filter((word) => small.includes(word)).length;
    const own = scoreOf(SMALL[KIN[language] ?? language]);
    const other = Object.entries(SMALL).find(([, small]) => scoreOf(small) > 2 && scoreOf(small) > own * 2);
    return other ? `it reads as ${other[0]}` : null;
  }
}
