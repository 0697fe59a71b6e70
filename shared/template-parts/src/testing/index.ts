export { beginEndlessMotion, standInForBrowser } from './browser.ts';
export { sectionNamed, showPart, showTemplate, withoutSections } from './show-template.tsx';
