/** What a rule of the eyes found in the page; the rest of a slip is known where the page was opened. */
export interface Seen {
  readonly rule: Rule;
  readonly section: string;
  readonly text: string;
  readonly selector: string;
  readonly what: string;
}

export type Rule =
  | 'covered'
  | 'broken word'
  | 'ring through words'
  | 'dead target'
  | 'small target'
  | 'cut person'
  | 'faint words'
  | 'wrong language'
  | 'strange font'
  | 'lone sign'
  | 'cut word'
  | 'console';

/** Something that a guest would see is wrong, at the widths and with the invitations where it was seen. */
export interface Slip extends Seen {
  readonly look: string;
  readonly widths: readonly number[];
  readonly situations: readonly string[];
}

const MENDS: Readonly<Record<Rule, string>> = {
  covered:
    'Give the control a place of its own in the look (`controls`, `openingLanguage`), or keep free what it lies over.',
  'broken word':
    'Let the type step down with its longest word, or give the word a place to break (`<wbr>`, a soft hyphen, `TagWord`).',
  'ring through words':
    'Leave air between the field and its words, or give the ring an `outline-offset` that passes outside of the letters.',
  'dead target': 'Raise the target above what lies over it, or give that `pointer-events: none`.',
  'small target': 'Give it 44 px to each side: padding counts, a pseudo-element does not.',
  'cut person':
    'Let the box grow, or the type step down with the longest word: people are never clamped, ellipsised or clipped.',
  'faint words': 'Darken or lighten the words, or lay a ground or a shadow between them and what is behind.',
  'wrong language':
    'Say its language where it is put on the page: `lang` with `tagOf`, or `spokenIn` of what a guest wrote.',
  'strange font': 'Add the letter to what the face is cut to, or ask for another face first.',
  'cut word': 'Let it wrap, or the box grow: letters may be spaced out or twice as large.',
  'lone sign': 'Let the text wrap `pretty` or `balance`, or give the line a sign more.',
  console: 'The printed opening and the page must render the same; render nothing that only the browser knows.',
};

/** One slip in one sentence: what, where, at which widths, and what to do. */
export const told = ({ rule, section, text, selector, what, widths, situations }: Slip): string =>
  `${rule}${text ? ` “${text}”` : ''} in ${section} at ${widths.join(', ')} px (${situations.join('; ')}): ${what} [${selector}]. ${MENDS[rule]}`;

/** The same slip at other widths or with other invitations is one. */
export class Slips {
  readonly #found = new Map<string, Slip>();
  readonly look: string;

  constructor(look: string) {
    this.look = look;
  }

  add(seen: readonly Seen[], { width, situation }: { width: number; situation: string }): void {
    for (const one of seen) {
      const key = [one.rule, one.section, one.selector, one.rule === 'dead target' ? '' : one.text].join('\n');
      const before = this.#found.get(key);
      this.#found.set(key, {
        ...(before ?? one),
        look: this.look,
        widths: [...new Set([...(before?.widths ?? []), width])].toSorted((narrow, wide) => narrow - wide),
        situations: [...new Set([...(before?.situations ?? []), situation])],
      });
    }
  }

  get all(): readonly Slip[] {
    return [...this.#found.values()];
  }
}
