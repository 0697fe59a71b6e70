export { I18nextProvider, useTranslation } from 'react-i18next';
export { createTexts, type Texts } from './create-texts.ts';
export { BCP47, isProductLanguage, type ProductLanguage } from './languages.ts';
