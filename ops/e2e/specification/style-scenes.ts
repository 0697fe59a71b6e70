import type { ClientContent, ClientOption } from '@janur/contracts';
import type { Sight } from './looking.ts';
import {
  both,
  comesBefore,
  content,
  differs,
  drawn,
  first,
  isGone,
  layout,
  lineOf,
  option,
  PICTURES,
  says,
  shapeOf,
  shows,
  standApart,
  unless,
  type Scene,
} from './scene.ts';

const COVER = '/files/mark/cover.webp';
/** What a protocol says in all of them. */
const RULES = /wear a mask/i;
const isBehindTap = (what: string | RegExp, sight: Sight | null) => !says(what, sight) || (sight?.isSheet ?? false);
// in groups, as it is read
const NUMBER = '8830 1122 33';
const bridegroom = (value: ClientOption['bride_groom_style']): Scene => ({
  base: both,
  set: option({ bride_groom_style: value }),
  place: 'bride_groom',
  wrong: differs(layout),
});
const hidden = (field: string): Scene => ({
  set: option({ [`${field}_style`]: 'HIDDEN' }),
  place: field,
  wrong: isGone,
});
const cover = (
  type: ClientContent['opening_modal_image_type'],
  isRight: (ratio: number, fit: string) => boolean,
): Scene => ({
  base: content({ opening_modal_image: COVER, opening_modal_image_type: 'PHOTO' }),
  set: content({ opening_modal_image: COVER, opening_modal_image_type: type }),
  place: 'opening',
  wrong: (after) => {
    const shape = after && shapeOf(after, COVER);
    return shape ? unless(isRight(shape.ratio, shape.fit), `is ${JSON.stringify(shape)}`) : 'shows no picture';
  },
});

/** By field and value, as `docs/fields.md` and the contract spell them. */
export const STYLE_SCENES: Readonly<Record<string, Scene>> = {
  'bride_groom_style: HIDDEN': hidden('bride_groom'),
  'bride_groom_style: STYLE2': bridegroom('STYLE2'),
  'bride_groom_style: STYLE3': bridegroom('STYLE3'),
  'bride_groom_style: STYLE4': bridegroom('STYLE4'),
  'bride_groom_style: ONE_PHOTO': {
    base: both,
    set: option({ bride_groom_style: 'ONE_PHOTO' }),
    place: 'bride_groom',
    wrong: (after, before) =>
      first(
        unless(shows(PICTURES.bride, before), 'had no portraits before'),
        unless(!shows(PICTURES.bride, after) && !shows(PICTURES.groom, after), 'still shows two portraits'),
        unless(shows('/files/fixture/9.webp', after), 'does not show the banner'),
        unless(says('Sinta', after) && says('Rama', after), 'has lost a name'),
      ),
  },
  'countdown_style: HIDDEN': {
    set: option({ countdown_style: 'HIDDEN' }),
    place: 'hero',
    wrong: (after, before) =>
      first(
        unless(says(/day/i, before), 'counted no days before'),
        unless(!says(/\bdays?\b|to go/i, after), 'still counts'),
      ),
  },
  'footer_style: HIDDEN': hidden('footer'),
  'footer_style: STYLE1': {
    set: option({ footer_style: 'STYLE1' }),
    place: 'footer',
    wrong: (after, before) =>
      first(
        unless(!shows('/files/fixture/10.webp', before), 'showed it before'),
        unless(shows('/files/fixture/10.webp', after), 'does not show the footer’s picture'),
      ),
  },
  'gallery_style: HIDDEN': hidden('gallery'),
  'gallery_style: NO_DOWNLOAD': {
    set: option({ gallery_style: 'NO_DOWNLOAD' }),
    place: 'gallery',
    tap: '[data-part="open"]',
    wrong: (after, before) =>
      first(
        unless(before?.controls.includes('Save picture') ?? false, 'could not be saved before'),
        unless(!after?.controls.some((control) => /save picture|download/i.test(control)), 'can be saved'),
      ),
  },
  'gift_style: HIDDEN': hidden('gift'),
  'gift_style: NO_MODAL': {
    set: option({ gift_style: 'NO_MODAL' }),
    place: 'gift',
    wrong: (after, before) =>
      first(
        unless(isBehindTap(NUMBER, before), 'showed the number before a tap'),
        unless(says(NUMBER, after) && !isBehindTap(NUMBER, after), 'does not show the number without a tap'),
      ),
  },
  'gift_style: NO_ICON': {
    base: content({ galleries: [] }),
    set: option({ gift_style: 'NO_ICON' }),
    place: 'gift',
    wrong: (after, before) =>
      unless((after?.drawings ?? 0) < (before?.drawings ?? 0), `has ${after?.drawings} drawings, as before`),
  },
  'health_protocol_style: HIDDEN': hidden('health_protocol'),
  'health_protocol_style: SHOW': {
    base: option({ health_protocol_style: null }),
    set: option({ health_protocol_style: 'SHOW' }),
    place: 'health_protocol',
    wrong: (after, before) =>
      first(unless(before === null, 'was there before'), unless(says(RULES, after), 'tells no rule')),
  },
  'health_protocol_style: MODAL1': {
    set: option({ health_protocol_style: 'MODAL1' }),
    place: 'health_protocol',
    wrong: (after, before) =>
      first(
        unless(!isBehindTap(RULES, before), 'told no rule before'),
        unless(isBehindTap(RULES, after), 'tells the rules before a tap'),
      ),
  },
  'health_protocol_style: MODAL1, tapped': {
    set: option({ health_protocol_style: 'MODAL1' }),
    base: option({ health_protocol_style: 'MODAL1' }),
    place: 'health_protocol',
    tap: '[data-part="open"]',
    wrong: (after) => unless(says(RULES, after), 'tells no rule after the tap'),
  },
  'hero_style: HIDDEN': hidden('hero'),
  'hero_style: WITH_VIDEO': {
    base: content({ video_prewed_url: '/files/mark/film.mp4' }),
    set: option({ hero_style: 'WITH_VIDEO' }),
    moves: true,
    place: 'hero',
    wrong: (after, before) =>
      first(
        unless(!shows('film.mp4', before), 'showed the film before'),
        unless(shows('film.mp4', after), 'does not show the film'),
      ),
  },
  'hero_style: NAME_NEW_LINES': {
    isPhones: true,
    set: option({ hero_style: 'NAME_NEW_LINES' }),
    place: 'hero',
    wrong: (after, before) => {
      // where both stand in one piece of text, another one has them apart
      const [bride, groom] = [lineOf(after, /Sinta(?!.*Rama)/), lineOf(after, /^(?!.*Sinta).*Rama/)];
      if (!bride || !groom) return 'lacks a name';
      return first(unless(standApart(bride, groom), 'has both names on one line'), differs(layout)(after, before));
    },
  },
  'hero_style: STYLE_TEMPLATE6': {
    set: option({ hero_style: 'STYLE_TEMPLATE6' }),
    place: 'hero',
    wrong: differs(drawn),
    // its giant letters are written by the style sheet
    except: ['TEMPLATE_12'],
  },
  'opening_modal_style: QUERY_REVERSE': {
    set: option({ opening_modal_style: 'QUERY_REVERSE' }),
    place: 'opening',
    query: 'to=Budi+Wiratama',
    wrong: (after, before) => {
      // a syllable or a letter stands for the name where it is not written out
      const nameOf = (sight: Sight | null) =>
        lineOf(sight, /^Sinta\b/i) ?? lineOf(sight, /^Sin\b/i) ?? lineOf(sight, /^S\b/i);
      const isFirst = (sight: Sight | null) => comesBefore(lineOf(sight, /Budi Wiratama/), nameOf(sight));
      return first(
        unless(!isFirst(before), 'had the guest before the names'),
        unless(isFirst(after), 'has the guest after the names'),
      );
    },
  },
  'opening_modal_style: STYLE2': {
    base: content({ opening_modal_image: COVER }),
    set: option({ opening_modal_style: 'STYLE2' }),
    place: 'opening',
    wrong: (after, before) =>
      first(unless(shows(COVER, before), 'had no picture before'), unless(!shows(COVER, after), 'shows the picture')),
  },
  'opening_modal_image_type: PHOTO': cover('PHOTO', (_, fit) => fit === 'cover'),
  'opening_modal_image_type: LOGO': cover('LOGO', (_, fit) => fit === 'contain'),
  'opening_modal_image_type: LANDSCAPE': cover('LANDSCAPE', (ratio) => ratio >= 12),
  'opening_modal_image_type: PORTRAIT': cover('PORTRAIT', (ratio) => ratio <= 9),
  'our_story_style: HIDDEN': hidden('our_story'),
  'our_story_style: PARAGRAPH': {
    set: option({ our_story_style: 'PARAGRAPH' }),
    place: 'our_story',
    wrong: (after, before) =>
      first(
        unless(says('The question', before), 'had no titles before'),
        unless(says('We drew a house', after), 'has lost the text'),
        unless(!says('The question', after) && !says('Two strangers, one lamp', after), 'keeps the titles'),
        unless(!shows('/files/fixture/1.webp', after), 'keeps the pictures'),
      ),
  },
  'quote_style: HIDDEN': hidden('quote'),
  'quote_style: NO_FLOWER': {
    set: option({ quote_style: 'NO_FLOWER' }),
    place: 'quote',
    wrong: (after, before) =>
      first(
        unless(says('Love is patient.', after), 'has lost the words'),
        // a moth is no flower, and may stay; letters may be the ornament
        differs(({ drawings, rules, lines }) => [drawings, rules, lines.map(({ width, height }) => [width, height])])(
          after,
          before,
        ),
      ),
  },
  'rsvp_style: HIDDEN': hidden('rsvp'),
  'rsvp_style: WISH_ONLY': {
    set: option({ rsvp_style: 'WISH_ONLY' }),
    place: 'rsvp',
    wrong: (after, before) =>
      first(
        unless(says('Yes, I’ll be there', before), 'asked nothing before'),
        unless(!says('Yes, I’ll be there', after), 'asks who will come'),
        unless(after?.fields.some((field) => field.startsWith('textarea')) ?? false, 'takes no wish'),
      ),
  },
  'share_banner_style: HIDDEN': hidden('share_banner'),
  'wedding_event_style: HIDDEN': hidden('wedding_event'),
  'wishes_style: HIDDEN': hidden('wishes'),
};
