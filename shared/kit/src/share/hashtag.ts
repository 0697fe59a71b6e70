/** The word with one '#' before it, whether none, several or those of other keyboards ('＃') were typed. */
export function hashtagOf(written: string | null): string | null {
  const word = written?.replace(/^[\s#＃﹟]+/u, '').trim();
  return word ? `#${word}` : null;
}
