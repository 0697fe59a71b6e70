import { STYLE_VALUES } from '../enums.ts';
import { OTHER_SPELLINGS, writtenSpelling } from './styles.ts';

test.each(Object.entries(OTHER_SPELLINGS))('%s is written as %s', (other, name) => {
  for (const value of ['HIDDEN', null])
    expect(writtenSpelling({ slug: 'x', [other]: value })).toEqual({
      settings: { slug: 'x', [name]: value },
      contradictions: [],
    });
});

test('every other spelling of a style leads to a style', () => {
  const styles = Object.values(OTHER_SPELLINGS).filter((name) => name !== 'count_down_date');
  expect(styles.filter((name) => !(name in STYLE_VALUES))).toEqual([]);
});

test('both spellings with one value are one, with two they contradict each other', () => {
  expect(writtenSpelling({ hero: 'HIDDEN', hero_style: 'HIDDEN' })).toEqual({
    settings: { hero_style: 'HIDDEN' },
    contradictions: [],
  });
  expect(writtenSpelling({ hero: null, hero_style: 'HIDDEN', gift: 'NO_ICON' }).contradictions).toEqual(['hero']);
});

test('what is sent in neither spelling stays away', () => {
  expect(writtenSpelling({ slug: 'x' })).toEqual({ settings: { slug: 'x' }, contradictions: [] });
});
