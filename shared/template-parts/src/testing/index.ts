export { standInForBrowser } from './browser.ts';
export { sectionNamed, showTemplate, withoutSections } from './show-template.tsx';
