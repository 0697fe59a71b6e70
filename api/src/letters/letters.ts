import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Language } from '@janur/contracts/languages';
import { hasManyLetters } from '@janur/contracts/letters';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/connection.ts';
import { loggable } from '../lib/errors.ts';
import { type Block, blocksOf } from './blocks.ts';
import { createCutter } from './cutter.ts';
import { hasSigns, lettersIn, rangeOf } from './letters-in.ts';
import { findFont, findLetters, forgetLetters, keepFont, keepLetters } from './queries.ts';
import { FACE_NAMES, type FaceName, FACES, type Kind, KINDS, pathOfFace, type Script } from './typefaces.ts';

/** Where fonts cut to the letters of a page are served: `{set}/{face}.woff2` behind it. */
export const LETTERS_PREFIX = '/files/letters/';

/** Counts up when a typeface changes, so that no browser keeps the former. */
const RELEASE = 1;

const DAY_MS = 86_400_000;
const AGAIN_MS = 30_000;
const FORGOTTEN_AFTER_DAYS = 180;
/** Another machine that has just rendered the page may still be writing its letters down. */
const PATIENCE = { tries: 4, pauseMs: 500 };

/** What a page says, in the order in which it is needed: each part has a font of its own. */
export interface LetterTexts {
  readonly language: Language;
  readonly parts: readonly string[];
}

export interface Letters {
  /** The CSS that lends a look's fonts the signs of East Asia in these texts; empty where there are none. */
  styleOf(texts: LetterTexts): string;
  /** A font cut to the letters of a set, WOFF 2; undefined where no page shows such letters. */
  fontOf(id: string, face: FaceName): Promise<Buffer | undefined>;
  close(): Promise<void>;
}

/**
 * Fonts for Chinese, Japanese and Korean, cut to what a page really shows. A page names its letters by their hash and the database
 * keeps them, so that whichever machine is asked for the font can cut it; it is cut when a browser first wants it.
 */
export function createLetters(db: Database, log?: Pick<FastifyBaseLogger, 'warn'>): Letters {
  const cutter = createCutter();
  let isClosed = false;
  const known = new LRUCache<string, true>({ max: 5000, ttl: DAY_MS });
  const cutting = new Map<string, Promise<Buffer | undefined>>();
  const warn = (error: unknown, what: string) => log?.warn({ err: loggable(error) }, what);
  const house = setInterval(() => {
    forgetLetters(db, FORGOTTEN_AFTER_DAYS).catch((error: unknown) => warn(error, 'forgetting letters failed'));
  }, DAY_MS).unref();

  /** A page is kept longer than a database is away: its letters are written down when it is back. */
  function keep(set: { id: string; letters: string }): void {
    keepLetters(db, set).catch((error: unknown) => {
      if (isClosed) return;
      warn(error, 'the letters of a page were not kept');
      setTimeout(keep, AGAIN_MS, set).unref();
    });
  }

  function setOf(letters: string): string {
    const id = createHash('sha256').update(`${RELEASE} ${letters}`).digest('hex').slice(0, 32);
    if (!known.has(id)) {
      known.set(id, true);
      keep({ id, letters });
    }
    return id;
  }

  async function cutNow(id: string, face: FaceName): Promise<Buffer | undefined> {
    const made = await findFont(db, id, face);
    if (made) return made;
    const letters = await lettersOf(id, FACES[face].script);
    if (letters === undefined) return undefined;
    const woff2 = await cutter.cut(pathOfFace(face), letters);
    await keepFont(db, id, { face, woff2 });
    return woff2;
  }

  async function lettersOf(id: string, script: Script): Promise<string | undefined> {
    const block = blocksOf(script).get(id);
    if (block) await keepLetters(db, block);
    if (block || id.includes('-')) return block?.letters;
    for (let tries = 0; tries < PATIENCE.tries; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop -- it waits for what another machine writes
      const letters = await findLetters(db, id);
      if (letters !== undefined) return letters;
      // oxlint-disable-next-line no-await-in-loop -- likewise
      await pause(PATIENCE.pauseMs);
    }
    return undefined;
  }

  return {
    styleOf({ language, parts }) {
      // most pages: not a letter of theirs is looked at
      if (!parts.some(hasSigns)) return '';
      const said = new Set<string>();
      const spoken = hasManyLetters(language)
        ? [...parts.slice(0, -1), `${parts.at(-1) ?? ''}${DATES[language]}`]
        : parts;
      const sets = spoken.flatMap((part) => {
        const fresh = Array.from(new Set(part.normalize('NFC'))).filter((letter) => !said.has(letter));
        for (const letter of fresh) said.add(letter);
        return [...lettersIn(fresh.join(''), language)];
      });
      const guests = hasManyLetters(language) ? [language] : new Set(sets.map(([script]) => script));
      const own = sets.map(([script, letters]) => facesOf(script, { id: setOf(letters), range: rangeOf(letters) }));
      // of rules for the same letter the last is taken: what is the page's own
      return own.length > 0 ? [ROOT_RULE, ...Array.from(guests, blockRules), ...own.toReversed()].join('') : '';
    },
    async fontOf(id, face) {
      const name = `${id} ${face}`;
      const running = cutting.get(name) ?? cutNow(id, face).finally(() => cutting.delete(name));
      cutting.set(name, running);
      return running;
    },
    async close() {
      isClosed = true;
      clearInterval(house);
      await cutter.close();
    },
  };
}

/** What `Intl` and `timeRange` say of days and hours, and the mark between two things, stand in no text. */
const DATES: Readonly<Record<Script, string>> = {
  cn: '年月日星期一二三四五六天周上下午时分秒・',
  ja: '年月日曜火水木金土午前後時分秒～・',
  kr: '년월일요화수목금토오전후시분초',
};

/**
 * A typeface of one weight has a family of its own, so that the browser thickens it where a look is bold: within the other it would stand
 * beside bold Latin as it is, or, among faces that are bold, nowhere.
 */
const familyOf = (kind: Kind, isOfOneWeight: boolean) => `Janur ${kind}${isOfOneWeight ? ' alone' : ''}`;

/** `pageLook` of the kit puts them before a look's generic font. */
const ROOT_RULE = `:root{${KINDS.map((kind) => `--letters-${kind}:"${familyOf(kind, false)}","${familyOf(kind, true)}"`).join(';')}}`;

const blockRules = (script: Script): string =>
  (madeRules[script] ??= Array.from(blocksOf(script).values(), (block) => facesOf(script, block)).join(''));

/** They are the same on every page. */
const madeRules: Partial<Record<Script, string>> = {};

function facesOf(script: Script, { id, range }: Pick<Block, 'id' | 'range'>): string {
  return FACE_NAMES.filter((name) => FACES[name].script === script)
    .flatMap((name) => {
      const { kinds, weights, isOfOneWeight } = FACES[name];
      const source = `url(${LETTERS_PREFIX}${id}/${name}.woff2) format("woff2")`;
      const rest = `src:${source};font-display:swap;unicode-range:${range}`;
      return kinds.flatMap((kind) =>
        weights.map(
          (weight) => `@font-face{font-family:"${familyOf(kind, isOfOneWeight)}";font-weight:${weight};${rest}}`,
        ),
      );
    })
    .join('');
}
