import envelope from '../assets/envelope.webp';
import heroLeft from '../assets/hero-left.webp';
import heroLowLeft from '../assets/hero-low-left.webp';
import heroLowRight from '../assets/hero-low-right.webp';
import heroRight from '../assets/hero-right.webp';
import openingLeftAvif from '../assets/opening-left.avif';
import openingLeftDraft from '../assets/opening-left.avif?width=296&draft';
import openingLeft from '../assets/opening-left.webp';
import openingLowLeft from '../assets/opening-low-left.webp';
import openingLowRight from '../assets/opening-low-right.webp';
import openingRightAvif from '../assets/opening-right.avif';
import openingRightDraft from '../assets/opening-right.avif?width=296&draft';
import openingRight from '../assets/opening-right.webp';
import posy from '../assets/posy.webp';
import sprig from '../assets/sprig.webp';

/** A painted piece and its size in units of the drawing, which is 390 units wide. */
export interface Piece {
  src: string;
  /** Of what the opening shows large. */
  art?: { avif: string; draft: string };
  width: number;
  height: number;
}

export const ENVELOPE: Piece = { src: envelope, width: 250, height: 226 };
export const HERO_LEFT: Piece = { src: heroLeft, width: 252, height: 214 };
export const HERO_RIGHT: Piece = { src: heroRight, width: 224, height: 314 };
export const HERO_LOW_LEFT: Piece = { src: heroLowLeft, width: 136, height: 262 };
export const HERO_LOW_RIGHT: Piece = { src: heroLowRight, width: 160, height: 320 };
export const OPENING_LEFT: Piece = {
  src: openingLeft,
  art: { avif: openingLeftAvif, draft: openingLeftDraft },
  width: 296,
  height: 482,
};
export const OPENING_RIGHT: Piece = {
  src: openingRight,
  art: { avif: openingRightAvif, draft: openingRightDraft },
  width: 296,
  height: 468,
};
export const OPENING_LOW_LEFT: Piece = { src: openingLowLeft, width: 184, height: 280 };
export const OPENING_LOW_RIGHT: Piece = { src: openingLowRight, width: 194, height: 252 };
export const POSY: Piece = { src: posy, width: 190, height: 222 };
export const SPRIG: Piece = { src: sprig, width: 122, height: 60 };
