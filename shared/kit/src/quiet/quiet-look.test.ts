import { contrast } from '@janur/contracts/rules';
import { skin } from '../testing/fixture.ts';
import { pageLook, withLetters } from '../theme/page-look.ts';
import { quietLook } from './quiet-look.ts';

const NOTHING_CHOSEN = {
  template: 'TEMPLATE_1',
  animation: true,
  custom_config: null,
  font_url: null,
  base_color: null,
  primary_color: null,
  secondary_color: null,
  third_color: null,
  title_color: null,
};
const lookIn = (base_color: string, more = {}) =>
  quietLook(pageLook({ TEMPLATE_1: skin }, { ...NOTHING_CHOSEN, base_color, ...more }));
const of = (look: ReturnType<typeof quietLook>, name: `--${string}`) => look.properties[name] ?? '';

const GROUNDS = ['#ffffff', '#fff4e9', '#7f7f7f', '#808060', '#c0392b', '#0a1430', '#000000', '#d4a017'];

test.each(GROUNDS)('on %s every ink has 7:1 to its ground', (ground) => {
  const look = lookIn(ground, { third_color: ground, primary_color: ground, title_color: ground });
  const pairs = [
    ['--ink', '--base'],
    ['--title', '--base'],
    ['--ink-on-third', '--third'],
    ['--title-on-third', '--third'],
    ['--on-primary', '--primary'],
  ] as const;
  for (const [ink, under] of pairs) expect([ink, contrast(of(look, ink), of(look, under)) >= 7]).toEqual([ink, true]);
});

test('nothing moves, and no running text is in a script face', () => {
  const look = lookIn('#ffffff');
  expect(look.animation).toBe('off');
  expect(of(look, '--font-script')).toBe(of(look, '--font-body'));
  expect(of(look, '--font-names')).toBe(withLetters(skin.fonts.script));
});

test('a ground that bears strong ink stays the couple’s own', () => {
  expect(of(lookIn('#fff4e9'), '--base')).toBe('#fff4e9');
});
