import { type DemoClient, type DemoEvent, type DemoProfile, type DemoStory, file } from '../demo-client.ts';
import { at } from '../random.ts';
import { coloursOf } from '../palettes.ts';
import { ALBUMS, album, PORTRAITS, type Tradition } from './portraits.ts';
import { GREETING, QUOTES, WISHES } from './texts.ts';

export interface Wedding {
  slug: string;
  template: string;
  bride: DemoProfile;
  groom: DemoProfile;
  tradition: Tradition;
  greeting?: keyof typeof GREETING;
  quote: keyof typeof QUOTES | readonly [string, string];
  album: keyof typeof ALBUMS | readonly string[];
  song?: string;
  events: DemoEvent[];
  /** By position: the day of the wedding, where another event comes before it. */
  mainEvent?: number;
  stories: DemoStory[];
  hashtag?: string;
  /** A film below `/files/demo/`. */
  video?: string;
  bank?: string;
  hasDrawnOpening?: boolean;
  /** The opening's picture, where it is not the album's first. */
  cover?: string;
  /** The only picture of the hero, without a veil. */
  heroPicture?: string;
  option?: Partial<DemoClient['options'][number]>;
}

/** Both hosts in one drawing, for heroes that frame the couple itself. */
const DRAWN_COUPLES: Readonly<Record<string, string>> = {
  'TEMPLATE_1 muslim': 'couple-hijab-songkok.svg',
  'TEMPLATE_3 javanese': 'couple-javanese.svg',
  'TEMPLATE_2 western': 'couple-veil-suit.svg',
  'TEMPLATE_2_1 western': 'couple-veil-suit.svg',
  'TEMPLATE_7 chinese': 'couple-kua-changshan.webp',
};

/** A whole invitation from what is particular to one couple. */
export function wedding(couple: Wedding): DemoClient {
  const { slug, template, bride, groom, tradition, events, stories } = couple;
  const names = `${bride.name} & ${groom.name}`;
  const [first] = events;
  const [text, source] = typeof couple.quote === 'string' ? QUOTES[couple.quote] : couple.quote;
  const pictures =
    typeof couple.album === 'string' ? album(couple.album) : couple.album.map((photo) => `${photo}.webp`);
  const drawn = couple.heroPicture ?? DRAWN_COUPLES[`${template} ${tradition}`];
  const offset = slug.length;
  return {
    name: names,
    hasDrawnOpening: couple.hasDrawnOpening ?? false,
    bride: { photo_url: PORTRAITS[tradition].bride, instagram: instagramOf(bride), ...bride },
    groom: { photo_url: PORTRAITS[tradition].groom, instagram: instagramOf(groom), ...groom },
    events,
    ...(couple.mainEvent !== undefined && { mainEvent: couple.mainEvent }),
    greeting: GREETING[couple.greeting ?? (tradition === 'muslim' || tradition === 'javanese' ? 'muslim' : 'general')],
    quote: [text, source],
    hashtag: couple.hashtag ?? `${bride.name.split(' ')[0]}${groom.name.split(' ')[0]}Berjanur`,
    pictures,
    ...(drawn && { couple: drawn }),
    ...(couple.cover && { cover: couple.cover }),
    ...(couple.video && { video: file(couple.video) }),
    stories: stories.map((story, index) => ({ picture: pictures[(index + 1) % pictures.length], ...story })),
    payments: [
      {
        bank: couple.bank ?? at(['BCA', 'Bank Mandiri', 'BSI', 'BNI'], offset),
        number: accountNumber(slug),
        owner: bride.full_name ?? bride.name,
      },
      {
        bank: at(['GoPay', 'DANA', 'OVO', 'ShopeePay'], offset),
        number: '081200000000',
        owner: groom.full_name ?? groom.name,
      },
    ],
    wishes: [0, 1, 2, 3, 4, 5].map((index) => {
      const [name, message] = at(WISHES, offset + index);
      return { name, message, ...(index === 1 && { answer: ANSWER }) };
    }),
    options: [
      {
        slug,
        template,
        language: 'id',
        song_url: `/files/demo/${couple.song ?? 'canon-in-d-harp.mp3'}`,
        meta_title: `Undangan Pernikahan ${names}`,
        meta_description: `Kami mengundang Anda pada hari bahagia ${names}${first?.location ? ` di ${first.location}` : ''}.`,
        ...coloursOf(template),
        ...couple.option,
      },
    ],
  };
}

const ANSWER = 'Terima kasih banyak atas doanya. Sampai jumpa di hari bahagia kami!';

const instagramOf = ({ name }: DemoProfile): string =>
  `https://www.instagram.com/${name.toLowerCase().replace(/[^a-z]/g, '')}.janur`;

/** Looks like an account number and is none: the digits come from the slug. */
const accountNumber = (slug: string): string =>
  [...slug]
    .reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 10 ** 10, 7)
    .toString()
    .padStart(10, '0');
