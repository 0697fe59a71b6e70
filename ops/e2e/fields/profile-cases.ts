import { attribute, attributes, bride, changes, type FieldCases, groom, style, text, texts } from './field-case.ts';

const FULL_NAME = '#bride_groom h3';
const PARENTS = '#bride_groom h3 + p';
const PORTRAIT = '#bride_groom img[alt="Portrait of Sinta"]';
const LINKS = '#bride_groom article:nth-of-type(1) ul a';
const INSTAGRAM = 'https://instagram.com/s';

/** The bride's; `son_order` is the groom's. */
export const PROFILE_CASES: FieldCases = {
  'profile.name': changes(bride({ name: 'Dewi' }), text('#hero h1'), ['Sinta& Rama', 'Dewi& Rama']),
  'profile.full_name': changes(bride({ full_name: 'Sinta Ayu' }), text(FULL_NAME), ['Sinta Maharani', 'Sinta Ayu']),
  'profile.prefix_name': changes(bride({ prefix_name: 'dr.' }), text(FULL_NAME), [
    'Sinta Maharani',
    'dr. Sinta Maharani',
  ]),
  'profile.suffix_name': changes(bride({ suffix_name: 'S.Ars.' }), text(FULL_NAME), [
    'Sinta Maharani',
    'Sinta Maharani, S.Ars.',
  ]),
  'profile.child_order': changes(
    bride({ child_order: '3', daughter_order: null }),
    text(PARENTS),
    ['Bapak Surya & Ibu Ratna', 'Third child ofBapak Surya & Ibu Ratna'],
    { base: bride({ daughter_order: null }) },
  ),
  'profile.daughter_order': changes(bride({ daughter_order: 'bungsu' }), text(PARENTS), [
    'First daughter ofBapak Surya & Ibu Ratna',
    'Youngest daughter ofBapak Surya & Ibu Ratna',
  ]),
  'profile.son_order': changes(groom({ son_order: 'only' }), texts(PARENTS), [
    ['First daughter ofBapak Surya & Ibu Ratna', 'Second son ofBapak Surya & Ibu Ratna'],
    ['First daughter ofBapak Surya & Ibu Ratna', 'Only son ofBapak Surya & Ibu Ratna'],
  ]),
  'profile.father_name': changes(bride({ father_name: 'Bapak Wayan' }), text(`${PARENTS} strong`), [
    'Bapak Surya & Ibu Ratna',
    'Bapak Wayan & Ibu Ratna',
  ]),
  'profile.mother_name': changes(bride({ mother_name: null }), text(`${PARENTS} strong`), [
    'Bapak Surya & Ibu Ratna',
    'Bapak Surya',
  ]),
  'profile.photo_url': changes(bride({ photo_url: '/files/fixture/other.webp' }), attribute(PORTRAIT, 'src'), [
    '/files/fixture/bride.webp',
    '/files/fixture/other.webp',
  ]),
  'profile.image_css': changes(bride({ image_css: 'object-position: 12% 34%' }), style(PORTRAIT, 'object-position'), [
    '50% 25%',
    '12% 34%',
  ]),
  'profile.instagram': changes(bride({ instagram: 'https://instagram.com/dewi' }), attributes(LINKS, 'href'), [
    [INSTAGRAM],
    ['https://instagram.com/dewi'],
  ]),
  'profile.facebook': changes(bride({ facebook: 'https://facebook.com/s' }), attributes(LINKS, 'href'), [
    [INSTAGRAM],
    [INSTAGRAM, 'https://facebook.com/s'],
  ]),
  'profile.tiktok': changes(bride({ tiktok: 'https://tiktok.com/@s' }), attributes(LINKS, 'href'), [
    [INSTAGRAM],
    [INSTAGRAM, 'https://tiktok.com/@s'],
  ]),
  'profile.twitter': changes(bride({ twitter: 'https://x.com/s' }), attributes(LINKS, 'href'), [
    [INSTAGRAM],
    [INSTAGRAM, 'https://x.com/s'],
  ]),
};
