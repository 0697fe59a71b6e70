import { LANGUAGES } from '@janur/contracts';
import type { DemoClient } from '../demo-client.ts';
import { coloursOf } from '../palettes.ts';
import { album, PORTRAITS } from './portraits.ts';
import { EAST_ASIA } from './languages-asia.ts';
import { EUROPE } from './languages-europe.ts';

const WRITTEN = [...EUROPE, ...EAST_ASIA];
/** A language whose demo nobody has written yet shows the English couple. */
const UNWRITTEN = LANGUAGES.filter((language) => !WRITTEN.some((demo) => demo.language === language)).flatMap(
  (language) => WRITTEN.filter((demo) => demo.language === 'en').map((demo) => ({ ...demo, language })),
);

/** One invitation a language, all on the same template so that languages can be compared. */
export const LANGUAGE_CLIENTS: DemoClient[] = [...WRITTEN, ...UNWRITTEN].map((demo) => {
  const template = 'TEMPLATE_1';
  const pictures = album('lake');
  const shared = { timezone: demo.timezone };
  return {
    name: `${demo.bride.name} & ${demo.groom.name}`,
    country: demo.country,
    bride: { photo_url: PORTRAITS[demo.tradition].bride, child_order: '1', daughter_order: '1', ...demo.bride },
    groom: { photo_url: PORTRAITS[demo.tradition].groom, child_order: '2', son_order: '1', ...demo.groom },
    events: [
      {
        type: 'HOLY_MATRIMONY',
        ...shared,
        ...demo.ceremony,
        start: `${demo.day}T10:00${demo.offset}`,
        end: `${demo.day}T11:30${demo.offset}`,
      },
      {
        type: 'WEDDING_RECEPTION',
        ...shared,
        ...demo.party,
        start: `${demo.day}T17:00${demo.offset}`,
        end: `${demo.day}T21:00${demo.offset}`,
      },
    ],
    greeting: demo.greeting,
    quote: demo.quote,
    hashtag: `${demo.bride.name}${demo.groom.name}`.replaceAll(' ', ''),
    pictures,
    stories: demo.stories.map((story, index) => ({ ...story, picture: pictures[index + 1] })),
    payments: [{ bank: demo.bank, number: '0000 1200 27', owner: demo.bride.full_name }],
    wishes: demo.wishes,
    options: [
      {
        slug: `demo-lang-${demo.language}`,
        template,
        language: demo.language,
        song_url: '/files/demo/prelude-in-c-piano.mp3',
        meta_title: demo.meta[0],
        meta_description: demo.meta[1],
        ...coloursOf(template),
      },
    ],
  };
});
