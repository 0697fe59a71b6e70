import { LANGUAGES, type Language, tagOf } from '@janur/contracts/languages';
import { expect, type Page } from '@playwright/test';
import { coupleOf, templateIds } from '../conformance/template-ids.ts';

/** A guest of the language's own, whose name is as long as such names are. */
const GUESTS: Readonly<Record<Language, string>> = {
  en: 'Dr. Alexandra Featherstone',
  id: 'Bapak H. Suryaningrat sekeluarga',
  ge: 'Frau Hildegard Schwarzenberger',
  cn: '欧阳明慧女士',
  es: 'Guillermo Etxeberria Iturralde',
  ja: '佐々木 美咲',
  my: 'Puan Hajah Norazlina Kamaruddin',
  pt: 'Conceição Albuquerque',
  kr: '남궁 서연',
};

export const NARROW = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
] as const;

/** One page that is walked through. */
export interface Visit {
  readonly slug: string;
  readonly language: Language;
  readonly width: number;
  readonly height: number;
  readonly query: string;
}

/** Shown in Plain Paper, as when a look cannot be had. */
export const PLAIN = 'demo-lang-en';

/** The couple that shows each look of the house, the birthday, and hosts whose own words are of Han signs, kana and Hangul. */
export const SLUGS: readonly string[] = [
  ...templateIds().map(({ id }) => coupleOf(id)),
  'demo-birthday',
  'demo-lang-cn',
  'demo-lang-ja',
  'demo-lang-kr',
  PLAIN,
];

/** Every invitation in every language at both widths; or each once, with each language and width among them. */
export function visitsOf(slug: string, isWhole: boolean): Visit[] {
  const all = LANGUAGES.flatMap((language) =>
    NARROW.map((size) => ({
      slug,
      language,
      ...size,
      query: new URLSearchParams({ to: GUESTS[language] }).toString(),
    })),
  );
  const one = all[(SLUGS.indexOf(slug) * 5) % all.length];
  return isWhole ? all : one ? [one] : [];
}

/** Opens the invitation on a device that has chosen the language before. */
export async function arrive(page: Page, { slug, language, width, height, query }: Visit): Promise<void> {
  if (slug === PLAIN) await page.route('**/remotes/template-*/**', (route) => route.abort());
  await page.setViewportSize({ width, height });
  await page.goto('/api/health/live');
  await page.evaluate(([key, chosen]) => localStorage.setItem(key, chosen), [
    `janur-language:${slug}`,
    language,
  ] as const);
  await page.goto(`/${slug}?${query}`);
  await expect(page.locator('[data-invitation]').first()).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('lang', tagOf(language));
  await expect(page.locator('[data-part="opening"]')).toBeVisible();
}
