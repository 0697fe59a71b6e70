import type { Language } from '@janur/contracts/languages';
import type { Text } from './all-texts.ts';

/** One word for each, wherever it stands. */
export const TERMS = ['guest_book', 'walk_in', 'usher'] as const;
export type Term = (typeof TERMS)[number];

export const GLOSSARY: Readonly<Partial<Record<Language, Readonly<Record<Term, RegExp>>>>> = {
  en: { guest_book: /guest book/i, walk_in: /walk-in/i, usher: /usher/i },
  id: { guest_book: /buku tamu/i, walk_in: /tanpa undangan/i, usher: /penerima tamu/i },
  my: { guest_book: /buku tetamu/i, walk_in: /tanpa jemputan/i, usher: /penyambut tetamu/i },
  ge: { guest_book: /Gästebuch/, walk_in: /ohne Einladung/i, usher: /Empfang/ },
  es: { guest_book: /libro de invitados/i, walk_in: /sin invitación/i, usher: /recepción/ },
  pt: { guest_book: /livro de convidados/i, walk_in: /sem convite/i, usher: /recepção/ },
  cn: { guest_book: /宾客签到簿/, walk_in: /现场/, usher: /迎宾/ },
  ja: { guest_book: /芳名帳/, walk_in: /招待の?な/, usher: /受付/ },
  kr: { guest_book: /방명록/, walk_in: /초대 없/, usher: /접수/ },
};

/** The keys that name a term, by the end of the place that they stand in. */
const NAMED: Readonly<Record<Term, readonly (readonly [place: string, key: RegExp])[]>> = {
  guest_book: [
    ['locales/guest', /^home\.door$/],
    ['guestbook-remote', /^(?:product|desk\.opening|problem\.forbidden)$/],
    ['dashboard-remote', /(?:^|\.)guest_book$/],
  ],
  walk_in: [
    [
      'guestbook-remote',
      /^(?:tabs\.walk_in|verdict\.walk_in|search\.walk_in|walk_in\.title|guest\.walk_in|history\.did\.ADHOC_.*)$/,
    ],
    ['dashboard-remote', /(?:^|\.)(?:walk_in|walk_ins|WALK_IN)$/],
  ],
  usher: [
    ['guestbook-remote', /^problem\.forbidden_hint$/],
    ['dashboard-remote', /^USHER$|(?:^|\.)ushers?$/],
  ],
};

/** The texts that stand for a term; a tree of the same name is none. */
export const namesOf = (term: Term, texts: readonly Text[]): Text[] =>
  texts.filter(({ place, key }) => NAMED[term].some(([where, what]) => place.includes(where) && what.test(key)));
