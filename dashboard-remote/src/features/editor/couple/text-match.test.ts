import type { DraftText } from '@janur/contracts/rules';
import { textMeant } from './text-match.ts';

const TEXTS: DraftText[] = [
  { path: 'content.bride.name', section: 'bride_groom', value: 'Sinta' },
  { path: 'content.bride.full_name', section: 'bride_groom', value: 'Sinta Dewi Lestari, S.H.' },
  { path: 'content.events.1.location', section: 'wedding_event', value: 'Masjid Agung' },
  { path: 'content.events.2.location', section: 'wedding_event', value: 'Masjid Agung Kauman' },
  {
    path: 'content.quote',
    section: 'quote',
    value: 'Dan di antara tanda-tanda-Nya.\nSungguh, pada yang demikian itu.',
  },
  { path: 'content.stories.3.title', section: 'our_story', value: 'Masjid Agung' },
  { path: 'content.greeting', section: 'bride_groom', value: null },
];
const meant = (text: string, section = 'hero') => textMeant(TEXTS, { text, section })?.path;

test.each([
  ['as it is written', 'Masjid Agung Kauman', 'wedding_event', 'content.events.2.location'],
  [
    'in capitals, with joiners and other spaces',
    'SINTA DEWI LES\u2060TARI,\u00A0S.H.',
    'bride_groom',
    'content.bride.full_name',
  ],
  [
    'between the look’s quotation marks',
    '“Dan di antara tanda-tanda-Nya. Sungguh, pada yang demikian itu.”',
    'quote',
    'content.quote',
  ],
  ['a line of a long one', 'Sungguh, pada yang demikian itu.', 'quote', 'content.quote'],
  ['in the section that was tapped', 'Masjid Agung', 'our_story', 'content.stories.3.title'],
  ['elsewhere on the page', 'Sinta', 'hero', 'content.bride.name'],
])('a text is known %s', (_, text, section, path) => {
  expect(meant(text, section)).toBe(path);
});

test.each([
  ['a date that the page wrote', 'Sabtu, 12 Juni 2027'],
  ['a picture', ''],
  ['one letter', 'S'],
  ['a whole section', 'Masjid Agung '.repeat(3) + 'x'.repeat(300)],
])('nothing is guessed for %s', (_, text) => {
  expect(meant(text, 'wedding_event')).toBeUndefined();
});
