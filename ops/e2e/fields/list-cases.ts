import { full } from '@janur/kit/testing';
import {
  attribute,
  attributes,
  changes,
  chapter,
  type FieldCases,
  heroPicture,
  option,
  payment,
  picture,
  present,
  style,
  text,
  texts,
  words,
} from './field-case.ts';

const PICTURE = '#gallery [data-section="SECTION_1"] li:nth-of-type(1)';
const HERO = '#hero [data-part="backdrop"]';
const STORY = '#our_story li:nth-of-type(1)';
const ACCOUNT = '#gift li:nth-of-type(1)';
const OTHER = '/files/fixture/other.webp';
const BANK = { id: 1, bank_name: 'BCA', bank_logo_url: null };

const onThePage = { base: option({ gift_style: 'NO_MODAL' }) };
const firstIsLast = <T>([first, ...rest]: readonly T[], change: Partial<T>): T[] =>
  first ? [...rest, { ...first, ...change }] : rest;
const { stories, hero_backgrounds } = full().content;

const pictureNamed = (place: number) => `Picture ${place} of 6: Picture ${place}`;

/** The first entry of each list, changed. */
export const LIST_CASES: FieldCases = {
  'gallery.section: SECTION_2': changes(
    picture({ section: 'SECTION_2' }),
    attributes('#gallery [data-section="SECTION_2"] img', 'alt'),
    [
      [5, 6].map(pictureNamed),
      [4, 5, 6].map((place) => (place === 4 ? 'Picture 4 of 6: Picture 1' : pictureNamed(place))),
    ],
  ),
  ...Object.fromEntries(
    (
      [
        ['SECTION_SHARE_BANNER', '#share_banner', '7.webp'],
        ['SECTION_RSVP_BANNER', '#rsvp', '8.webp'],
        ['SECTION_GIFT_BANNER', '#gift', '11.webp'],
        ['SECTION_BRIDEGROOM_BANNER', '#bride_groom', '9.webp'],
        ['SECTION_FOOTER_BANNER', '#footer', '10.webp'],
      ] as const
    ).map(([section, id, former]) => [
      `gallery.section: ${section}`,
      changes(
        picture({ section }),
        attribute(`${id} img[src^="/files/fixture/"]`, 'src'),
        [`/files/fixture/${former}`, '/files/fixture/1.webp'],
        { base: option({ bride_groom_style: 'ONE_PHOTO', footer_style: 'STYLE1' }) },
      ),
    ]),
  ),
  'gallery.title': changes(picture({ title: 'Under the banyan' }), attribute(`${PICTURE} img`, 'alt'), [
    pictureNamed(1),
    'Picture 1 of 6: Under the banyan',
  ]),
  'gallery.picture_url': changes(picture({ picture_url: OTHER }), attribute(`${PICTURE} img`, 'src'), [
    '/files/fixture/1.webp',
    OTHER,
  ]),
  'gallery.css': changes(picture({ css: 'object-position: 12% 34%' }), style(`${PICTURE} img`, 'object-position'), [
    '50% 50%',
    '12% 34%',
  ]),
  'gallery.overlay_opacity': changes(
    picture({ overlay_opacity: 0.4 }),
    style(`${PICTURE} [data-part="veil"]`, 'opacity'),
    [null, '0.4'],
  ),

  'hero.picture_url': changes(heroPicture({ picture_url: OTHER }), attribute(`${HERO} img`, 'src'), [
    '/files/fixture/hero-1.webp',
    OTHER,
  ]),
  'hero.css': changes(heroPicture({ css: 'object-position: 12% 34%' }), style(`${HERO} img`, 'object-position'), [
    '50% 30%',
    '12% 34%',
  ]),
  'hero.order': changes(
    words({ hero_backgrounds: firstIsLast(hero_backgrounds, { order: 9 }) }),
    attribute(`${HERO} img`, 'src'),
    ['/files/fixture/hero-1.webp', '/files/fixture/hero-2.webp'],
    { base: words({ hero_backgrounds: firstIsLast(hero_backgrounds, {}) }) },
  ),
  'hero.overlay_opacity': changes(
    heroPicture({ overlay_opacity: 0.7 }),
    style(`${HERO} [data-part="veil"]`, 'opacity'),
    ['0.2', '0.7'],
  ),

  'payment.account_number': changes(
    payment({ account_number: '777 000' }),
    text(`${ACCOUNT} [data-part="number"]`),
    ['8830112233', '777000'],
    onThePage,
  ),
  'payment.account_owner': changes(
    payment({ account_owner: 'Ibu Ratna' }),
    text(`${ACCOUNT} [data-part="owner"]`),
    ['Account holder: Sinta Maharani', 'Account holder: Ibu Ratna'],
    onThePage,
  ),
  'payment.bank': changes(
    payment({ bank: 'Bank Jago' }),
    text(`${ACCOUNT} [data-part="name"]`),
    ['BCA', 'Bank Jago'],
    onThePage,
  ),
  'payment.custom_button_text': changes(
    payment({ custom_button_text: 'Choose a gift', payment_url: 'https://gifts.example' }),
    text(`${ACCOUNT} [data-part="pay"]`),
    ['Open BCA', 'Choose a gift'],
    { base: { ...onThePage.base, ...payment({ payment_url: 'https://gifts.example' }) } },
  ),
  'payment.payment_url': changes(
    payment({ payment_url: 'https://gifts.example' }),
    attribute(`${ACCOUNT} [data-part="pay"] a`, 'href'),
    [null, 'https://gifts.example'],
    onThePage,
  ),
  'payment.qr_code_image_url': changes(
    payment({ qr_code_image_url: OTHER }),
    attribute(`${ACCOUNT} [data-part="qr"] img`, 'src'),
    ['/files/fixture/qr.webp', OTHER],
    onThePage,
  ),
  'payment.default_bank': changes(
    payment({ default_bank: null }),
    present(`${ACCOUNT} [data-part="bank"]`),
    [true, null],
    onThePage,
  ),
  'payment.default_bank.bank_name': changes(
    payment({ default_bank: { ...BANK, bank_name: 'Mandiri' } }),
    text(`${ACCOUNT} [data-part="name"]`),
    ['BCA', 'Mandiri'],
    onThePage,
  ),
  'payment.default_bank.bank_logo_url': changes(
    payment({ default_bank: { ...BANK, bank_logo_url: '/files/fixture/bca.webp' } }),
    attribute(`${ACCOUNT} [data-part="logo"]`, 'src'),
    [null, '/files/fixture/bca.webp'],
    onThePage,
  ),

  'story.date_time': changes(chapter({ date_time: 'May 2019' }), text(`${STORY} [data-line="when"]`), [
    'March 2021 · Bandung',
    'May 2019 · Bandung',
  ]),
  'story.title': changes(chapter({ title: 'A borrowed umbrella' }), text(`${STORY} h3`), [
    'One studio, two desks',
    'A borrowed umbrella',
  ]),
  'story.subtitle': changes(chapter({ subtitle: 'In the rain' }), text(`${STORY} h3 + p`), [
    'Two strangers, one lamp',
    'In the rain',
  ]),
  'story.description': changes(chapter({ description: 'It rained all day.' }), text(`${STORY} [data-line="text"]`), [
    'We drew a house for somebody else, and saw that it was the house we wanted.',
    'It rained all day.',
  ]),
  'story.location': changes(chapter({ location: 'Ubud' }), text(`${STORY} [data-line="when"]`), [
    'March 2021 · Bandung',
    'March 2021 · Ubud',
  ]),
  'story.image_url': changes(chapter({ image_url: OTHER }), attribute(`${STORY} img`, 'src'), [
    '/files/fixture/1.webp',
    OTHER,
  ]),
  'story.order': changes(words({ stories: firstIsLast(stories, { order: 9 }) }), texts('#our_story h3'), [
    ['One studio, two desks', 'A first house', 'The question'],
    ['A first house', 'The question', 'One studio, two desks'],
  ]),
};
