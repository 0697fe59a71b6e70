import { css } from '@emotion/react';
import { CJK, Names, NARROW } from '@janur/template-parts';
import frame from '../assets/frame.svg';
import { WIDE } from './wide.ts';

const INK = 0.7436; // of a tile is its letter's square
const stripes = (...colours: string[]) =>
  `linear-gradient(90deg, ${colours.map((colour, index) => `${colour} ${index * 20}% ${index * 20 + 20}%`).join(', ')}) 0 0 / calc(5 * var(--t)) 100%`;

const GROUNDS = stripes('var(--teal)', 'var(--red)', 'var(--gold)', 'var(--teal)', 'var(--red)');
const LETTERS = stripes('var(--cream)', 'var(--cream)', 'var(--soot)', 'var(--cream)', 'var(--cream)');
const SHADES = stripes('var(--gold)', '#e0806a', 'var(--cream)', 'var(--gold)', '#e0806a');

/**
 * The name on tiles. Every letter of its font is one em wide, and so is a Chinese one, so that letters and tiles keep
 * step; a name of several lines fills the wall's width, and its tiles without a letter stay blank.
 */
const board = css({
  '--columns': 'max(5, var(--longest-word))',
  '--t': 'calc(100vw / var(--columns))',
  position: 'relative',
  overflow: 'hidden',
  '[data-names="medium"] &, [data-names="long"] &': { '--columns': 'max(5, var(--longest-word) + 1)' },
  '[data-names="huge"] &': { '--columns': 'max(12, var(--longest-word) + 1)' },
  [WIDE]: { '--t': 'min(60vw / var(--columns), 18dvh, 128px)' },
});
const words = css({
  marginInline: `calc(var(--t) * ${INK - 1})`, // room for the last letter's spacing, which is cut away
  textAlign: 'center',
  '& [data-line]': {
    display: 'block',
    width: 'fit-content',
    maxWidth: `calc(var(--t) * (var(--columns) + ${(1 - INK) / 2}))`,
    marginInline: 'auto',
    paddingInlineStart: `calc(var(--t) * ${(1 - INK) / 2})`,
    clipPath: `inset(0 calc(var(--t) * ${(1 - INK) / 2}) 0 0)`,
    translate: `calc(var(--t) * ${(1 - INK) / 4}) 0`,
    fontFamily: '"Janur Tiles", var(--font-heading)',
    fontSize: `calc(var(--t) * ${INK})`,
    lineHeight: 'var(--t)',
    letterSpacing: `calc(var(--t) * ${1 - INK})`,
    textAlign: 'start',
    textTransform: 'uppercase',
    overflowWrap: 'anywhere',
    // no spacing of words: it keeps letters on their tiles
    [CJK]: { fontWeight: 800, letterSpacing: `calc(var(--t) * ${1 - INK}) !important` },
  },
  '& [data-joiner]': {
    display: 'block',
    font: '400 1.625rem/1.5 var(--font-script)',
    color: 'var(--red)',
    [NARROW]: { fontSize: '1.375rem' },
  },
});
/** Print in stripes; who cannot prints cream. */
const letters = {
  WebkitTextFillColor: 'transparent',
  WebkitBackgroundClip: 'text',
  backgroundClip: 'text',
} as const;
/** Below: the tiles, and the letters' second ink a little beside the first. */
const below = css(words, {
  '& [data-line]': { background: `url("${frame}") 0 0 / var(--t) var(--t), ${GROUNDS}`, color: '#0000' },
  '& [data-joiner]': { visibility: 'hidden' },
});
const shade = css(words, {
  position: 'absolute',
  inset: 0,
  transform: 'translate(2.5px, 2.5px)',
  '& [data-line]': { background: SHADES, ...letters },
  '& [data-joiner]': { visibility: 'hidden' },
});
const above = css(words, {
  position: 'absolute',
  inset: 0,
  '& [data-line]': { color: 'var(--cream)', background: LETTERS, ...letters },
});

export function TiledNames({ names, joiner, className }: { names: string[]; joiner: string; className?: string }) {
  return (
    <div css={board} className={className}>
      <p css={below} aria-hidden="true">
        <Names names={names} joiner={joiner} />
      </p>
      <p css={shade} aria-hidden="true">
        <Names names={names} joiner={joiner} />
      </p>
      <p css={above}>
        <Names names={names} joiner={joiner} />
      </p>
    </div>
  );
}
