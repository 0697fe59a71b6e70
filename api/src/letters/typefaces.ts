import { createRequire } from 'node:module';
import type { MANY_LETTERS } from '@janur/contracts/letters';

/** Whose signs a face draws: a language of many letters. */
export type Script = (typeof MANY_LETTERS)[number];

/** As a look's own font is: with feet or without. */
export const KINDS = ['serif', 'sans'] as const;
export type Kind = (typeof KINDS)[number];

/** One weight of a typeface. */
export interface Face {
  readonly script: Script;
  readonly kinds: readonly Kind[];
  /** CSS `font-weight`, all that are drawn with it. The faces of a family have the same two spans: of several the browser takes the closest alone. */
  readonly weights: readonly Weights[];
  /** Whether it is drawn in every weight, which the browser makes of the one. */
  readonly isOfOneWeight: boolean;
  /** A WOFF 2 of a package, with all its letters. */
  readonly file: string;
}

type Weights = '100 500' | '600 900' | '400';
const REGULAR: readonly Weights[] = ['100 500'];
const BOLD: readonly Weights[] = ['600 900'];
const ALONE: readonly Weights[] = ['400'];

const face = (script: Script, kinds: readonly Kind[], weights: readonly Weights[], of: string, file: string): Face => ({
  script,
  kinds,
  weights,
  isOfOneWeight: weights === ALONE,
  file: `${of}/files/${of.slice('@fontsource/'.length)}-${file}-normal.woff2`,
});

/**
 * What invitations are set in where those languages are spoken: Song, Mincho and Batang, and for looks without serifs a Gothic.
 * Chinese has Song in both, as its printed invitations do. Of Gowun Dodum there is one weight, and the browser makes the bold.
 */
export const FACES = {
  'cn-serif-400': face('cn', KINDS, REGULAR, '@fontsource/noto-serif-sc', 'chinese-simplified-400'),
  'cn-serif-700': face('cn', KINDS, BOLD, '@fontsource/noto-serif-sc', 'chinese-simplified-700'),
  'ja-serif-400': face('ja', ['serif'], REGULAR, '@fontsource/shippori-mincho', 'japanese-400'),
  'ja-serif-700': face('ja', ['serif'], BOLD, '@fontsource/shippori-mincho', 'japanese-700'),
  'ja-sans-400': face('ja', ['sans'], REGULAR, '@fontsource/zen-kaku-gothic-new', 'japanese-400'),
  'ja-sans-700': face('ja', ['sans'], BOLD, '@fontsource/zen-kaku-gothic-new', 'japanese-700'),
  'kr-serif-400': face('kr', ['serif'], REGULAR, '@fontsource/gowun-batang', 'korean-400'),
  'kr-serif-700': face('kr', ['serif'], BOLD, '@fontsource/gowun-batang', 'korean-700'),
  'kr-sans-400': face('kr', ['sans'], ALONE, '@fontsource/gowun-dodum', 'korean-400'),
} as const satisfies Readonly<Record<`${Script}-${Kind}-${number}`, Face>>;
export type FaceName = keyof typeof FACES;

export const FACE_NAMES = Object.keys(FACES) as FaceName[]; // the keys of the constant above

export const isFaceName = (text: string): text is FaceName => Object.hasOwn(FACES, text);

const require = createRequire(import.meta.url);

export const pathOfFace = (name: FaceName): string => require.resolve(FACES[name].file);
