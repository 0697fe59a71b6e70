export { createTexts, knowsTexts, showTexts, type Texts, type TextStore, type Translate } from './create-texts.ts';
export { TextsProvider, useTranslation } from './use-translation.ts';
export { BCP47, isProductLanguage, type ProductLanguage } from './languages.ts';
