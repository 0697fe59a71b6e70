import type { Language } from '@janur/contracts/languages';
import { createTexts } from './create-texts.ts';
import type { Texts, Translate } from './translator.ts';

/** Takes the place of `translator.ts` in a build with `JANUR_GUEST_I18NEXT=1`: the same texts, read by i18next itself. */
export function translator(texts: Texts, language: Language): Translate {
  const { t } = createTexts({ language, texts });
  return (key, values) => t(key, values);
}
