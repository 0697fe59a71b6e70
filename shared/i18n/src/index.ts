export { createTexts, type TextStore } from './create-texts.ts';
export { TextsProvider, useTranslation } from './use-translation.ts';
export { type Texts, type Translate, translator } from './translator.ts';
export { flatten, lineIn, type Speaking, spokenTexts } from './spoken-texts.ts';
