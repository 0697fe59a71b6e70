import { contrast } from '@janur/contracts/rules';
import { skin } from '../testing/fixture.ts';
import { pageColors } from './colors.ts';

const { colors: defaults } = skin;
const none = { base_color: null, primary_color: null, secondary_color: null, third_color: null, title_color: null };

test('without choices the template keeps its colours', () => {
  expect(pageColors(defaults, none)).toMatchObject(defaults);
});

test('the derived primaries are 5 % and 25 % darker', () => {
  expect(pageColors(defaults, { ...none, primary_color: '#435B5B' })).toMatchObject({
    primaryDark: '#405656',
    primaryDarker: '#324444',
  });
});

test('the title falls back to the chosen secondary colour', () => {
  expect(pageColors(defaults, { ...none, secondary_color: '#5A2A1A' }).title).toBe('#5A2A1A');
});

test('a value that is no hex colour counts as not chosen', () => {
  expect(pageColors(defaults, { ...none, base_color: 'red; } body {' }).base).toBe(defaults.base);
});

test.each(['#FFFF00', '#FFFFFF', '#000000', '#808080', '#123'])(
  'text stays readable when everything is %s',
  (colour) => {
    const chosen = {
      base_color: colour,
      primary_color: colour,
      secondary_color: colour,
      third_color: colour,
      title_color: colour,
    };
    const colors = pageColors(defaults, chosen);
    expect(contrast(colors.ink, colors.base)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.inkOnThird, colors.third)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.onPrimary, colors.primary)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.title, colors.base)).toBeGreaterThanOrEqual(3);
  },
);
