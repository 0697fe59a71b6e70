import { css } from '@emotion/react';
import flags from '../assets/flags.svg';

const MOST = 11; // letters on a string
const SAG = 44; // px that its middle hangs lower

const string = css({
  position: 'relative',
  height: 104,
  pointerEvents: 'none',
  '& + &': { marginTop: -34 },
  '& svg': { position: 'absolute', left: 0, top: 0, width: '100%', height: SAG * 2 },
  '& i': {
    position: 'absolute',
    width: 'min(7.4%, 34px)',
    aspectRatio: '1',
    transformOrigin: '50% 0',
    boxShadow: '2px 3px 0 #17495a1a',
    backgroundImage: `url("${flags}")`,
    backgroundSize: '2800% 100%',
  },
});

/** Words in signal flags on a line from edge to edge; what has no flag is left out. */
export function FlagString({ words, className }: { words: string; className?: string }) {
  return (
    <div className={className} aria-hidden="true">
      {linesOf(words).map((line, index) => (
        <div key={index} css={string}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" stroke="#8c6a3c">
            <path d="M-2,10Q50,90 102,10" strokeWidth="2" vectorEffect="non-scaling-stroke" />
          </svg>
          {[...line].map(
            (letter, place) => letter !== ' ' && <i key={place} style={hung(letter, place, line.length)} />,
          )}
        </div>
      ))}
    </div>
  );
}

/** A letter's place on the curve, turned as the line is there. */
function hung(letter: string, place: number, count: number) {
  const across = 0.5 + (place - (count - 1) / 2) * 0.083;
  const down = (10 + 160 * across * (1 - across)) / 100;
  const slope = 1.6 * (1 - 2 * across);
  return {
    left: `calc(${(across * 100).toFixed(1)}% - min(3.7%, 17px))`,
    top: Math.round(down * SAG * 2 + 1),
    transform: `rotate(${(slope * 14).toFixed(1)}deg) skewY(${((place % 3) - 1) * 2}deg)`,
    backgroundPositionX: `${(indexOf(letter) / 25) * 100}%`,
  };
}

const indexOf = (letter: string) => letter.charCodeAt(0) - 65;

/** Letters from A to Z in strings of a length that fits; words that do not share one begin another. */
export function linesOf(words: string): string[] {
  const letters = words
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z ]+/g, '')
    .trim()
    .split(/ +/);
  const lines: string[] = [];
  for (const word of letters.flatMap(inEqualParts)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= MOST) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** 'ANJANIBAYUBERJANUR' hangs in two strings of nine, not of eleven and seven. */
function inEqualParts(word: string): string[] {
  const length = Math.ceil(word.length / Math.ceil(word.length / MOST));
  return Array.from({ length: Math.ceil(word.length / length) || 0 }, (_, index) =>
    word.slice(index * length, (index + 1) * length),
  );
}
