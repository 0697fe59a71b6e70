import { isOmitted, type TemplateLook } from '@janur/contracts';
import { MARKS, type Mark } from './marked.ts';
import type { Sight } from './looking.ts';

/** What no guest sees on the page; docs/fields.md names the test that sees its effect. */
const ELSEWHERE = [
  'option.slug_domain',
  'option.custom_domain',
  'option.meta_title',
  'option.meta_description',
  'option.meta_image',
  // the second picture of the hero comes after some seconds, and `hero_backgrounds.1` is the first by its order
  'content.hero_backgrounds.0',
  // with ONE_PHOTO, which is a scene
  'content.galleries.5',
];
/** A picture that is no part of the gallery is an ornament: it has an address and no words. */
const BANNERS = /^content\.galleries\.[3-7]\.(?:title|css|overlay_opacity)$/;

/** Fields whose value becomes other words: what a guest reads of it. */
const SAID: Readonly<Record<string, RegExp>> = {
  'content.wedding_date': /\b12(?:th)?\b.*2027|2027.*\b12(?:th)?\b|12[./ ·•|]+0?6[./ ·•|]+(?:20)?27/i,
  'content.bride.daughter_order': /First daughter/i,
  'content.groom.son_order': /Second son/i,
  'content.new_events.0.type': /\b12(?:th)?\b/,
  'option.custom_config.dress_code': /MkOptionDressCode|MkDressCode/,
  'option.rsvp_config': /MkOptionRsvpConfigLabel/,
};
/** The fields of the marked invitation that a guest finds nowhere, by path; `look` says which ones it leaves out. */
export function missingFrom(
  look: TemplateLook | undefined,
  { opening, page }: { opening: Sight; page: Sight },
): string[] {
  const words = squeeze(`${opening.words} ${page.words}`);
  const read = readIn(words);
  const addresses = [...opening.addresses, ...page.addresses].join('\n');
  const isThere: Readonly<Record<Mark['kind'], (value: string) => boolean>> = {
    words: (value) => read.has(value),
    address: (value) => addresses.includes(value),
    position: (value) => [...opening.positions, ...page.positions].includes(value),
    veil: (value) => page.veils.includes(value),
  };
  const isExpected = ({ path }: Mark) =>
    !ELSEWHERE.some((of) => path.startsWith(of)) && !BANNERS.test(path) && !isOmitted(look, fieldOf(path));
  const said = `${opening.words} ${page.words}`.replaceAll('\u00AD', '');
  return [
    ...MARKS.filter(isExpected)
      .filter(({ kind, value }) => !isThere[kind](value))
      .map(({ path }) => path),
    ...Object.entries(SAID).flatMap(([path, as]) => (as.test(said) ? [] : [path])),
    ...(words.includes('#mkhashtagword') && !words.includes('##') ? [] : ['content.hashtag_word: with one #']),
  ];
}

/** `content.hero_backgrounds.1.overlay_opacity` is `hero_backgrounds.overlay_opacity`, as looks write it. */
const fieldOf = (path: string) => path.replace(/^\w+\./, '').replaceAll(/\.\d+(?=\.)/g, '');

/** The marks among these words. The longest first: who reads the source of the quote has not read the quote. */
function readIn(words: string): ReadonlySet<string> {
  const read = new Set<string>();
  let rest = words;
  const values = MARKS.flatMap(({ kind, value }) => (kind === 'words' ? [value] : []));
  for (const value of values.toSorted((one, other) => other.length - one.length)) {
    const left = rest.replaceAll(squeeze(value), ' ');
    if (left !== rest) read.add(value);
    rest = left;
  }
  return read;
}

/** Letters that a look sets apart are one word all the same, and so is a word that has its hyphens. */
const squeeze = (text: string) => text.replaceAll(/[\s\u00AD]+/g, '').toLowerCase();
