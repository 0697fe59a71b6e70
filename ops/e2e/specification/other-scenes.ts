import { event, profile } from '@janur/kit/testing';
import type { Sight } from './looking.ts';
import { both, content, differs, first, option, PICTURES, says, unless, type Scene } from './scene.ts';

/** A colour that no look has of its own, readable on light and dark alike; tones that are mixed from it change with it. */
const colour = (
  field: 'base_color' | 'primary_color' | 'secondary_color' | 'third_color' | 'title_color',
  other: string,
): Scene => ({
  set: option({ [field]: other }),
  place: 'everywhere',
  wrong: differs(({ colours }) => colours),
});

/** What else the specification names: kinds of invitation, times, settings. */
export const OTHER_SCENES: Readonly<Record<string, Scene>> = {
  'web_type: SECONDARY': {
    set: option({ web_type: 'SECONDARY' }),
    place: 'opening',
    wrong: (after) => unless(!says(/wedding/i, after), 'says that it is a wedding'),
  },
  'web_type: BIRTHDAY': {
    set: option({ web_type: 'BIRTHDAY' }),
    place: 'bride_groom',
    wrong: (after, before) =>
      first(
        unless(says('Rama Pradipta', before), 'had one host before'),
        unless(says('Sinta', after), 'has lost the host'),
        unless(!says('Rama Pradipta', after), 'shows two hosts'),
      ),
  },
  'web_type: BIRTHDAY, on the whole page': {
    set: option({ web_type: 'BIRTHDAY' }),
    place: 'page',
    wrong: (after) =>
      first(
        unless(says('Sinta', after), 'has lost the host'),
        unless(!says('Rama Pradipta', after), 'shows two hosts'),
        unless(!says('Akad Nikah', after), 'shows the ceremony'),
      ),
  },
  'version: V1': {
    set: { version: 'V1' },
    place: 'rsvp',
    wrong: (after, before) => {
      const asked = (sight: Sight | null) => sight?.lines.filter(({ text }) => text === 'Yes, I’ll be there').length;
      return first(
        unless(asked(before) === 2, `asked ${asked(before)} times before`),
        unless(asked(after) === 1, 'asks again'),
      );
    },
  },
  'events, where new_events are none': {
    base: content({ new_events: [] }),
    set: content({ events: [event({ title: 'Pemberkatan', start_datetime: '2027-06-12T02:15:00.000Z' })] }),
    place: 'wedding_event',
    wrong: (after) =>
      first(unless(says('Pemberkatan', after), 'does not show it'), unless(says('9:15', after), 'tells no time')),
  },
  timezone: {
    base: content({ new_events: [event()] }),
    set: content({ new_events: [event({ timezone: 'Asia/Makassar' })] }),
    place: 'wedding_event',
    wrong: (after, before) =>
      first(unless(says('8:00', before), 'was not at 8'), unless(says('9:00', after), 'is not at 9')),
  },
  child_order: {
    base: both,
    set: content({ bride: profile({ photo_url: PICTURES.bride, child_order: '3' }) }),
    place: 'bride_groom',
    wrong: (after) => unless(says(/Third child/i, after), 'does not say which child'),
  },
  'count_down_date, past': {
    set: option({ count_down_date: '2020-01-01T00:00:00.000Z' }),
    place: 'hero',
    wrong: (after) => unless(says('The day has come', after), 'does not say that the day has come'),
  },
  'custom_text: years': {
    set: option({ custom_text: '25' }),
    place: 'opening',
    wrong: (after) => unless(says(/25 years of/i, after), 'does not count the years'),
  },
  'custom_text: words': {
    set: option({ custom_text: 'The housewarming of' }),
    place: 'opening',
    wrong: (after) => unless(says(/The housewarming of/i, after), 'does not say it'),
  },
  announcement: {
    set: option({ announcement: 'The street is closed.' }),
    place: 'page',
    wrong: (after) => unless(says('The street is closed.', after), 'does not say it'),
  },
  // what lies in sheets has its place on the first page: there the couple's order is that of the navigation
  orders: {
    set: option({ orders: ['gift', 'our_story'] }),
    place: 'page',
    except: ['TEMPLATE_SHORT_1', 'TEMPLATE_SHORT_2'],
    wrong: (after, before) => {
      const isFirst = (sight: Sight | null) =>
        (sight?.sections.indexOf('gift') ?? 0) < (sight?.sections.indexOf('our_story') ?? 0);
      return first(unless(!isFirst(before), 'led before'), unless(isFirst(after), 'does not lead'));
    },
  },
  'orders of sheets': {
    set: option({ orders: ['rsvp', 'wedding_event'] }),
    place: 'page',
    only: ['TEMPLATE_SHORT_1', 'TEMPLATE_SHORT_2'],
    wrong: (after, before) => {
      const at = (sight: Sight | null, word: RegExp) => sight?.controls.findIndex((name) => word.test(name)) ?? -1;
      const isFirst = (sight: Sight | null) => at(sight, /^\d*RSVP$/) < at(sight, /^\d*The Wedding$/);
      return first(unless(!isFirst(before), 'led before'), unless(isFirst(after), 'does not lead'));
    },
  },
  slider: {
    set: option({ slider: true }),
    place: 'gallery',
    wrong: (after, before) =>
      unless((after?.controls.length ?? 0) > (before?.controls.length ?? 0), 'has no buttons to slide'),
  },
  language: {
    set: option({ language: 'ge' }),
    place: 'rsvp',
    wrong: (after) => unless(!says('Yes, I’ll be there', after) && says(/Ja/, after), 'does not speak German'),
  },
  base_color: colour('base_color', '#E3EEF9'),
  primary_color: colour('primary_color', '#1F4D63'),
  secondary_color: colour('secondary_color', '#2E6B4F'),
  third_color: { ...colour('third_color', '#CFE3D8'), except: ['TEMPLATE_4'] },
  // the plate that stands where pictures would
  'third_color: without pictures': {
    ...colour('third_color', '#CFE3D8'),
    base: content({ hero_backgrounds: [] }),
    only: ['TEMPLATE_4'],
  },
  title_color: colour('title_color', '#5A1F3D'),
  'font_version: 2': {
    set: option({ custom_config: { font_version: 2 } }),
    place: 'hero',
    wrong: differs(({ lines }) => lines.map(({ font }) => font)),
  },
  font_url: {
    set: option({ font_url: '/files/mark/own.woff2' }),
    place: 'hero',
    wrong: (after) => unless(after?.lines.some(({ font }) => font.includes('Janur own')) ?? false, 'keeps its letters'),
  },
  song_url: {
    base: option({ song_url: null }),
    set: option({ song_url: '/files/mark/song.mp3' }),
    place: 'page',
    wrong: (after, before) => {
      const plays = (sight: Sight | null) => sight?.controls.some((control) => /music/i.test(control)) ?? false;
      return first(unless(!plays(before), 'has a button without a song'), unless(plays(after), 'has no button'));
    },
  },
  'animation: off': {
    moves: true,
    set: option({ animation: false, slider: false }),
    place: 'hero',
    wrong: (after) => unless(!after?.controls.some((control) => /pause/i.test(control)), 'still moves'),
  },
};
