import { rememberedLanguage, rememberLanguage } from './remembered-language.ts';

beforeEach(() => localStorage.clear());

test('a choice is remembered for its own invitation', () => {
  rememberLanguage('sinta-rama', 'ja');
  expect(rememberedLanguage('sinta-rama')).toBe('ja');
  expect(rememberedLanguage('other-couple')).toBeNull();
});

test("the couple's own language is no choice", () => {
  rememberLanguage('sinta-rama', 'ja');
  rememberLanguage('sinta-rama', null);
  expect(rememberedLanguage('sinta-rama')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('what is no language of the product is not believed', () => {
  localStorage.setItem('janur-language:sinta-rama', 'klingon');
  expect(rememberedLanguage('sinta-rama')).toBeNull();
});
