import type { ReadLimits, Refusal } from './protocol.ts';

/*
 * What a spreadsheet never holds, looked for byte by byte before the library reads it: the library needs time by the square
 * of what never closes.
 */

const LONGEST_TAG = 16_384;
const LONGEST_COMMENT = 4096;
const DEEPEST = 64;
/** What Excel itself takes in a cell. */
const LONGEST_CELL = 32_767;

const [LT, GT, QUOTE, APOSTROPHE, SLASH, QUESTION, BANG, DASH] = Buffer.from('<>"\'/?!-');

/** Whether the XML that comes in pieces stays within bounds: tags that close, none inside another, few in each other. */
export function createXmlBounds(): { takes(piece: Buffer): boolean; ends(): boolean } {
  let state: 'text' | 'tag' | 'quoted' | 'comment' | 'instruction' = 'text';
  let quote = 0;
  let length = 0;
  let depth = 0;
  let isClosing = false;
  let before = 0;

  function isFine(byte: number): boolean {
    const previous = before;
    before = byte;
    length += 1;
    switch (state) {
      case 'text':
        if (byte === LT) [state, length, isClosing] = ['tag', 0, false];
        return true;
      case 'tag':
        if (length === 1) {
          isClosing = byte === SLASH;
          if (byte === QUESTION) state = 'instruction';
          // a comment; a document type and what else begins so has no place here
          if (byte === BANG) return true;
        }
        if (length === 2 && previous === BANG) {
          state = 'comment';
          return byte === DASH;
        }
        if (byte === LT) return false;
        if (byte === QUOTE || byte === APOSTROPHE) [state, quote] = ['quoted', byte];
        if (byte === GT) {
          state = 'text';
          if (isClosing) depth -= 1;
          else if (previous !== SLASH) depth += 1;
        }
        return length <= LONGEST_TAG && depth <= DEEPEST;
      case 'quoted':
        if (byte === quote) state = 'tag';
        return byte !== LT && length <= LONGEST_TAG;
      case 'comment':
      case 'instruction':
        if (byte === GT && previous === (state === 'comment' ? DASH : QUESTION)) state = 'text';
        return length <= LONGEST_COMMENT;
    }
  }

  return {
    takes: (piece) => piece.every(isFine),
    ends: () => state === 'text' && depth === 0,
  };
}

/** Why a text is no table that anybody made: lines, columns or cells beyond what is read at all. */
export function csvRefusal(text: string, { rows, columns }: ReadLimits): Refusal | undefined {
  // cells may have lines of their own, and rows may be empty
  const mostLines = rows * 4;
  const mostSeparators = columns * 16;
  let lines = 0;
  let separators = 0;
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    length += 1;
    switch (text[at]) {
      case '\n':
        lines += 1;
        separators = 0;
        length = 0;
        break;
      case ',':
      case ';':
      case '\t':
      case '|':
        separators += 1;
        length = 0;
        break;
    }
    if (lines > mostLines) return 'TOO_MANY_ROWS';
    if (separators > mostSeparators) return 'TOO_WIDE';
    if (length > LONGEST_CELL) return 'TOO_WIDE';
  }
  return undefined;
}
