import type { OpeningView } from '../opening/opening-view.ts';
import type { Shape } from './shape.ts';

const TEXTS = {
  short: { names: ['新', "D'Or"], guest: 'Bo', word: 'ab' },
  long: {
    names: ['Maximiliana Alexandra-Konstantinopolitan', 'Bartholomeus <Pradiptayana> & Söhne'],
    guest: 'Bapak Prof. Dr. Kusuma Wardhana beserta seluruh keluarga besar di Surabaya dan sekitarnya',
    word: 'a text of many words, with "quotes" and <brackets>, that runs over several lines of the card',
  },
};

/** An invitation of a shape, with very short or very long texts. */
export function sampleView({ hosts, hasGuest, hasDay, style, cover }: Shape, length: keyof typeof TEXTS): OpeningView {
  const { names, guest, word } = TEXTS[length];
  const shown = names.slice(0, hosts);
  return {
    names: shown,
    stackedNames: shown,
    hanNames: shown.map(() => word),
    initials: shown.map((name) => [...name][0] ?? ''),
    joinedNames: shown.join(' & '),
    joiner: word,
    eyebrow: word,
    age: word,
    quote: word,
    years: word,
    yearsWord: word,
    guest: hasGuest ? guest : null,
    day: hasDay ? dayOf(word) : null,
    cover: cover && {
      type: cover,
      src: `/${word}`,
      alt: word,
      avif: word,
      webp: word,
      fit: 'cover',
      position: '0 0',
      placeholder: 'initial',
    },
    style,
    texts: { to: word, toGuest: word, open: word },
  };
}

const dayOf = (word: string): NonNullable<OpeningView['day']> => ({
  full: word,
  weekday: word,
  day: word,
  month: word,
  numerals: word,
  short: word,
  ordinal: word,
  dateTime: word,
});
