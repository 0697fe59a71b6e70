import { event } from '@janur/kit/testing';
import { expect } from '@playwright/test';
import {
  attribute,
  attributes,
  changes,
  type FieldCases,
  type Look,
  option,
  present,
  style,
  text,
  value,
  words,
} from './field-case.ts';

const OPENING = '[data-part="opening"]';
const containing = (said: string): unknown => expect.stringContaining(said);
const isClosed = true;

/** Which song is asked for by a tap on the button; no song has no button. */
const songOfTap: Look = async (page) => {
  const button = page.getByRole('button', { name: /music/i });
  const [request] = await Promise.all([page.waitForRequest(/\.mp3$/), button.click()]);
  return new URL(request.url()).pathname;
};

/** How far the couple's own font has come. */
const ownFont: Look = (page) =>
  page.evaluate(() => [...document.fonts].find(({ family }) => family.includes('Janur own'))?.status ?? null);

/** Without the style fields, which are tried value by value. */
export const OPTION_CASES: FieldCases = {
  'option.template': changes(option({ template: 'TEMPLATE_2' }), attribute('[data-invitation]', 'data-look'), [
    'TEMPLATE_1',
    'TEMPLATE_2',
  ]),
  'option.web_type: SECONDARY': changes(
    option({ web_type: 'SECONDARY' }),
    text(OPENING),
    [containing('The wedding of'), containing('The celebration of')],
    { isClosed },
  ),
  'option.web_type: BIRTHDAY': changes(option({ web_type: 'BIRTHDAY' }), text('#hero h1'), ['Sinta& Rama', 'Sinta']),
  'option.language': changes(option({ language: 'id' }), text('#bride_groom h2'), [
    'Bride and groom',
    'Kedua mempelai',
  ]),
  'option.animation': changes(option({ animation: false }), present('#hero [data-part="pause"]'), [true, null]),
  'option.announcement': changes(
    option({ announcement: 'The street is closed after 5 pm.' }),
    text('aside[role="status"] span'),
    [null, 'The street is closed after 5 pm.'],
  ),
  'option.base_color': changes(option({ base_color: '#E0F0FF' }), style('[data-invitation]', 'background-color'), [
    'rgb(251, 243, 234)',
    'rgb(224, 240, 255)',
  ]),
  'option.primary_color': changes(option({ primary_color: '#204060' }), style('#video circle', 'fill'), [
    'rgb(156, 74, 47)',
    'rgb(32, 64, 96)',
  ]),
  'option.secondary_color: the titles where title_color is none': changes(
    option({ secondary_color: '#204060' }),
    style('#bride_groom h2', 'color'),
    ['rgb(122, 52, 30)', 'rgb(32, 64, 96)'],
  ),
  'option.secondary_color: the ornaments': changes(
    option({ secondary_color: '#204060', primary_color: '#204060' }),
    style('#wedding_event rect[fill="var(--clay-3)"]', 'fill'),
    [expect.stringMatching(/^oklab\(0\.6/), expect.stringMatching(/^oklab\(0\.3/)],
    { base: option({ primary_color: '#204060' }) },
  ),
  'option.third_color': changes(
    option({ third_color: '#204060' }),
    style('#wedding_event path[fill="var(--third)"]', 'fill'),
    ['rgb(241, 220, 200)', 'rgb(32, 64, 96)'],
  ),
  'option.title_color': changes(
    option({ title_color: '#204060' }),
    style('#bride_groom h2', 'color'),
    ['rgb(96, 32, 32)', 'rgb(32, 64, 96)'],
    { base: option({ secondary_color: '#602020' }) },
  ),
  'option.count_down_date': changes(
    option({ count_down_date: '2020-01-01T00:00:00.000Z' }),
    attribute('#hero [role="timer"]', 'aria-label'),
    [containing('days to go'), 'The day has come'],
    { base: words({ new_events: [event({ start_datetime: '2999-01-01T00:00:00.000Z' })] }) },
  ),
  'option.custom_css': changes(
    option({ custom_css: '[data-invitation] h1 { letter-spacing: 9px }' }),
    style('#hero h1', 'letter-spacing'),
    ['normal', '9px'],
  ),
  'option.custom_image_url': changes(
    option({ custom_image_url: '/files/fixture/monogram.webp' }),
    attribute('#footer img:has(+ h2)', 'src'),
    [null, '/files/fixture/monogram.webp'],
  ),
  'option.custom_text: words': changes(
    option({ custom_text: 'The housewarming of' }),
    text(OPENING),
    [containing('The wedding of'), containing('The housewarming of')],
    { isClosed },
  ),
  'option.custom_text: years': changes(
    option({ custom_text: '25' }),
    text(OPENING),
    [containing('The wedding of'), containing('25 years of')],
    { isClosed },
  ),
  'option.custom_config.font_version': changes(
    option({ template: 'TEMPLATE_2_2', custom_config: { font_version: 2 } }),
    style('#hero h1', 'font-family'),
    [expect.stringMatching(/^"Bodoni Moda"/), expect.stringMatching(/^Cinzel/)],
    { base: option({ template: 'TEMPLATE_2_2' }) },
  ),
  'option.custom_config.dress_code': changes(
    option({ custom_config: { dress_code: { text: 'Batik', colors: ['#204060'] } } }),
    text('#wedding_event [data-part="dress-code"] [data-part="text"]'),
    [null, 'Batik'],
  ),
  'option.default_guest_total': changes(
    option({ default_guest_total: 2 }),
    // the place in the list of numbers
    value('#rsvp select'),
    ['0', '1'],
    { base: { version: 'V1' }, tap: '#rsvp fieldset input' },
  ),
  'option.font_url: the headings': changes(
    option({ font_url: '/files/fixture/own.woff2' }),
    style('#hero h1', 'font-family'),
    [expect.stringMatching(/^Marcellus/), containing('"Janur own", Marcellus')],
  ),
  'option.font_url: the file': changes(option({ font_url: '/files/fixture/own.woff2' }), ownFont, [null, 'loaded']),
  'option.song_url': changes(option({ song_url: '/files/fixture/waltz.mp3' }), songOfTap, [
    '/files/fixture/song.mp3',
    '/files/fixture/waltz.mp3',
  ]),
  'option.orders': changes(
    option({ orders: ['wishes', 'hero'] }),
    attributes('section:is([data-section="wishes"], [data-section="hero"], [data-section="quote"])', 'data-section'),
    [
      ['hero', 'quote', 'wishes'],
      ['wishes', 'hero', 'quote'],
    ],
  ),
  'option.slider: the hero': changes(
    option({ slider: false }),
    present('#hero [data-part="hero-backgrounds"] > div + div'),
    [true, null],
  ),
  'option.slider: the gallery': changes(option({ slider: true }), present('#gallery [data-part="next"]'), [null, true]),
  'option.rsvp_config': changes(
    option({ rsvp_config: { fields: [{ name: 'menu', type: 'text', label: 'What do you not eat?' }] } }),
    text('#rsvp [data-field="menu"] label'),
    [null, 'What do you not eat?'],
  ),
};
