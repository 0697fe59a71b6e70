import { event, full } from '@janur/kit/testing';
import { expect } from '@playwright/test';
import { attribute, attributes, changes, type FieldCases, present, style, text, texts, words } from './field-case.ts';

const COVER = '[data-part="opening"] picture img';
const BOTH = ['Sinta Maharani', 'Rama Pradipta'];
const GOOGLE = expect.stringContaining('calendar.google.com');
const isClosed = true;

/** What content holds itself; the entries of its lists have tables of their own. */
export const CONTENT_CASES: FieldCases = {
  'content.bride': changes(words({ bride: null }), texts('#bride_groom h3'), [BOTH, ['Rama Pradipta']]),
  'content.groom': changes(words({ groom: null }), texts('#bride_groom h3'), [BOTH, ['Sinta Maharani']]),
  'content.events': changes(
    words({ events: [event({ title: 'Pemberkatan' })] }),
    texts('#wedding_event h3'),
    [[], ['Pemberkatan']],
    { base: words({ new_events: [] }) },
  ),
  'content.new_events': changes(
    words({ new_events: [event({ title: 'Ngunduh mantu' })] }),
    texts('#wedding_event h3'),
    [['Pemberkatan'], ['Ngunduh mantu']],
    { base: words({ events: [event({ title: 'Pemberkatan' })], new_events: [] }) },
  ),
  'content.galleries': changes(words({ galleries: [] }), present('#gallery'), [true, null]),
  'content.galleries_css': changes(words({ galleries_css: 'column-gap: 33px' }), style('#gallery ul', 'column-gap'), [
    '14px',
    '33px',
  ]),
  'content.galleries_mobile_css': changes(
    words({ galleries_mobile_css: 'column-gap: 3px' }),
    style('#gallery ul', 'column-gap'),
    ['33px', '3px'],
    { base: words({ galleries_css: 'column-gap: 33px' }) },
  ),
  'content.greeting': changes(words({ greeting: 'Rahajeng rawuh' }), text('#bride_groom header + p'), [
    'With joy we invite you.',
    'Rahajeng rawuh',
  ]),
  'content.hashtag_word': changes(words({ hashtag_word: 'SinRam' }), text('#share_banner textPath'), [
    '#SintaRamaBerjanur',
    '#SinRam',
  ]),
  'content.lines': changes(words({ lines: { 'wishes.title': 'Titip doa di sini' } }), text('#wishes h2'), [
    'Written in clay',
    'Titip doa di sini',
  ]),
  'content.quote': changes(words({ quote: 'Two are better than one.' }), text('#quote blockquote p'), [
    'Love is patient.',
    'Two are better than one.',
  ]),
  'content.quote_source': changes(words({ quote_source: 'Ecclesiastes 4:9' }), text('#quote cite'), [
    '1 Corinthians 13',
    'Ecclesiastes 4:9',
  ]),
  'content.reminder_url': changes(
    words({ reminder_url: 'https://reminder.example/sinta' }),
    attributes('#wedding_event details[open] a:not([download])', 'href'),
    [[GOOGLE], ['https://reminder.example/sinta', GOOGLE]],
    { tap: '#wedding_event summary' },
  ),
  'content.video_prewed_url': changes(
    words({ video_prewed_url: '/files/fixture/other.mp4' }),
    attribute('#video video', 'src'),
    ['/files/fixture/film.mp4', '/files/fixture/other.mp4'],
    { base: words({ video_prewed_url: '/files/fixture/film.mp4' }), tap: '#video [data-part="play"]' },
  ),
  'content.wedding_date': changes(words({ wedding_date: '2027-06-12T02:00:00.000Z' }), text('#hero time'), [
    'Saturday, 8 May 2027',
    'Saturday, 12 June 2027',
  ]),
  'content.hero_backgrounds': changes(words({ hero_backgrounds: [] }), present('#hero [data-part="backdrop"]'), [
    true,
    null,
  ]),
  'content.stories': changes(words({ stories: full().content.stories.slice(0, 1) }), texts('#our_story h3'), [
    ['One studio, two desks', 'A first house', 'The question'],
    ['One studio, two desks'],
  ]),
  'content.payments': changes(words({ payments: [] }), present('#gift'), [true, null]),
  'content.opening_modal_image': changes(
    words({ opening_modal_image: '/files/fixture/gate.webp' }),
    attribute(COVER, 'src'),
    ['/files/fixture/cover.webp', '/files/fixture/gate.webp'],
    { isClosed },
  ),
  'content.opening_modal_image_css': changes(
    words({ opening_modal_image_css: 'object-position: 12% 34%' }),
    style(COVER, 'object-position'),
    ['50% 30%', '12% 34%'],
    { isClosed },
  ),
  'content.opening_modal_image_type: LOGO': changes(
    words({ opening_modal_image_type: 'LOGO' }),
    style(COVER, 'object-fit'),
    ['cover', 'contain'],
    { isClosed, base: words({ opening_modal_image_type: 'PHOTO' }) },
  ),
  'content.opening_modal_image_type: PORTRAIT': changes(
    words({ opening_modal_image_type: 'PORTRAIT' }),
    style('[data-part="opening"] [data-type]', 'aspect-ratio'),
    ['auto', '3 / 4'],
    { isClosed },
  ),
  'content.opening_modal_image_type: LANDSCAPE': changes(
    words({ opening_modal_image_type: 'LANDSCAPE' }),
    style('[data-part="opening"] [data-type]', 'aspect-ratio'),
    ['auto', '3 / 2'],
    { isClosed },
  ),
};
