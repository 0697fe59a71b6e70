import { contrastOf, ROLES } from './contrast.ts';

const NONE = { base_color: null, primary_color: null, secondary_color: null, third_color: null, title_color: null };
const WORN = {
  '--base': '#FBF3EA',
  '--primary': '#9C4A2F',
  '--secondary': '#D98E5F',
  '--third': '#F1DCC8',
  '--title': '#7A341E',
  '--ink': '#4A2C20',
  '--ink-on-third': '#4A2C20',
  '--on-primary': '#FFF8F1',
};

test.each([
  ['base_color', NONE, 11.4, 4.5],
  ['primary_color', NONE, 5.8, 4.5],
  ['third_color', NONE, 9.5, 4.5],
  ['title_color', NONE, 8.2, 3],
] as const)('%s of a template reads as its designer computed it', (role, option, ratio, least) => {
  const found = contrastOf(role, option, WORN);
  expect(found?.ratio).toBeCloseTo(ratio, 0);
  expect(found).toMatchObject({ least, shownAs: null });
});

test('a title that cannot be read says what the page shows in its place', () => {
  const found = contrastOf('title_color', { ...NONE, title_color: '#FFE0C0' }, WORN);
  expect(found?.ratio).toBeLessThan(3);
  expect(found?.shownAs).toMatch(/^#[\da-f]{6}$/i);
});

test('the secondary colour is read only where headings fall back to it', () => {
  const chosen = { ...NONE, secondary_color: '#D98E5F' };
  expect(contrastOf('secondary_color', chosen, WORN)?.ratio).toBeCloseTo(2.4, 0);
  expect(contrastOf('secondary_color', { ...chosen, title_color: '#7A341E' }, WORN)).toBeNull();
  expect(contrastOf('secondary_color', NONE, WORN)).toBeNull();
});

test.each(ROLES)('%s says nothing before the page has shown its colours, nor of a colour that is none', (role) => {
  expect(contrastOf(role, NONE, {})).toBeNull();
  expect(contrastOf(role, { ...NONE, [role]: '#GGG' }, {})).toBeNull();
});
