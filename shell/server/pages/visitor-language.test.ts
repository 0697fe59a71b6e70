import { visitorLanguage } from './visitor-language.ts';

test.each([
  ['id-ID,id;q=0.9,en;q=0.8', 'id'],
  ['de-AT', 'ge'],
  ['zh-CN,zh;q=0.9', 'cn'],
  ['fr-FR,ms;q=0.5', 'my'],
  ['ko', 'kr'],
  ['fr', 'en'],
  ['de;q=0.3, ko;q=0.9', 'kr'],
  ['id;q=0, ms', 'my'],
  ['', 'en'],
  [undefined, 'en'],
])('%s is answered in %s', (header, language) => {
  expect(visitorLanguage(header)).toBe(language);
});
