import { expect } from '@playwright/test';
import { attribute, attributes, changes, type FieldCases, option, present, style, text, words } from './field-case.ts';

const FILM = '/files/fixture/film.mp4';
const HOST = '#bride_groom article';
/** Is gone, its entry in the navigation too where it has one. */
const hides = (field: string, section: string) =>
  changes(option({ [field]: 'HIDDEN' }), present(section), [true, null]);
const opening = (order: RegExp): unknown => expect.stringMatching(order);

/** Every style field with each value that it takes. */
export const STYLE_CASES: FieldCases = {
  'option.bride_groom_style: HIDDEN': hides('bride_groom_style', '#bride_groom'),
  'option.bride_groom_style: STYLE2': changes(
    option({ bride_groom_style: 'STYLE2' }),
    style(`${HOST} h3`, 'text-align'),
    ['center', 'start'],
  ),
  'option.bride_groom_style: STYLE3': changes(option({ bride_groom_style: 'STYLE3' }), style(`${HOST} h3`, 'color'), [
    'rgb(122, 52, 30)',
    'rgb(255, 248, 241)',
  ]),
  'option.bride_groom_style: STYLE4': changes(option({ bride_groom_style: 'STYLE4' }), style(HOST, 'align-items'), [
    'normal',
    'center',
  ]),
  'option.bride_groom_style: ONE_PHOTO': changes(
    option({ bride_groom_style: 'ONE_PHOTO' }),
    attributes('#bride_groom img[src^="/files/fixture/"]', 'src'),
    [['/files/fixture/bride.webp', '/files/fixture/groom.webp'], ['/files/fixture/9.webp']],
  ),
  'option.countdown_style: HIDDEN': hides('countdown_style', '#hero [role="timer"]'),
  'option.footer_style: HIDDEN': hides('footer_style', '#footer'),
  'option.footer_style: STYLE1': changes(
    option({ footer_style: 'STYLE1' }),
    attribute('#footer img[src^="/files/fixture/"]', 'src'),
    [null, '/files/fixture/10.webp'],
  ),
  'option.gallery_style: HIDDEN': hides('gallery_style', '#gallery'),
  'option.gallery_style: NO_DOWNLOAD': changes(
    option({ gallery_style: 'NO_DOWNLOAD' }),
    attributes('[data-part="lightbox"] .pswp__top-bar > :is(a, button)', 'title'),
    [
      ['Save picture', 'Zoom', 'Close'],
      ['Zoom', 'Close'],
    ],
    { tap: '#gallery [data-part="open"]' },
  ),
  'option.gift_style: HIDDEN': hides('gift_style', '#gift'),
  'option.gift_style: NO_MODAL': changes(option({ gift_style: 'NO_MODAL' }), present('#gift [data-part="number"]'), [
    null,
    true,
  ]),
  'option.gift_style: NO_ICON': changes(option({ gift_style: 'NO_ICON' }), present('#gift svg'), [true, null], {
    base: words({ galleries: [] }),
  }),
  'option.health_protocol_style: HIDDEN': hides('health_protocol_style', '#health_protocol'),
  'option.health_protocol_style: SHOW': changes(
    option({ health_protocol_style: 'SHOW' }),
    present('#health_protocol [data-part="rules"]'),
    [null, true],
    { base: option({ health_protocol_style: null }) },
  ),
  'option.health_protocol_style: MODAL1': changes(
    option({ health_protocol_style: 'MODAL1' }),
    present('#health_protocol [data-part="open"]'),
    [null, true],
  ),
  'option.hero_style: HIDDEN': hides('hero_style', '#hero'),
  'option.hero_style: WITH_VIDEO': changes(
    option({ hero_style: 'WITH_VIDEO' }),
    attribute('#hero video', 'src'),
    [null, FILM],
    { base: words({ video_prewed_url: FILM }) },
  ),
  'option.hero_style: NAME_NEW_LINES': changes(option({ hero_style: 'NAME_NEW_LINES' }), text('#hero h1'), [
    'Sinta& Rama',
    'SintaandRama',
  ]),
  'option.hero_style: STYLE_TEMPLATE6': changes(
    option({ hero_style: 'STYLE_TEMPLATE6' }),
    text('#hero [data-layout] > p'),
    [null, 'S R'],
  ),
  'option.opening_modal_style: QUERY_REVERSE': changes(
    option({ opening_modal_style: 'QUERY_REVERSE' }),
    text('[data-part="opening"]'),
    [opening(/The wedding of.*Budi/), opening(/Budi.*The wedding of/)],
    { query: 'to=Budi', isClosed: true },
  ),
  'option.opening_modal_style: STYLE2': changes(
    option({ opening_modal_style: 'STYLE2' }),
    present('[data-part="opening"] picture'),
    [true, null],
    { isClosed: true },
  ),
  'option.our_story_style: HIDDEN': hides('our_story_style', '#our_story'),
  'option.our_story_style: PARAGRAPH': changes(option({ our_story_style: 'PARAGRAPH' }), present('#our_story ol'), [
    true,
    null,
  ]),
  'option.quote_style: HIDDEN': hides('quote_style', '#quote'),
  'option.quote_style: NO_FLOWER': changes(option({ quote_style: 'NO_FLOWER' }), present('#quote img'), [true, null]),
  'option.rsvp_style: HIDDEN': hides('rsvp_style', '#rsvp'),
  'option.rsvp_style: WISH_ONLY': changes(option({ rsvp_style: 'WISH_ONLY' }), present('#rsvp fieldset'), [true, null]),
  'option.share_banner_style: HIDDEN': hides('share_banner_style', '#share_banner'),
  'option.wedding_event_style: HIDDEN': hides('wedding_event_style', '#wedding_event'),
  'option.wishes_style: HIDDEN': hides('wishes_style', '#wishes'),
};
