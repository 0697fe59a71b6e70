/** Two letters for the round badge: of the first and the last word, or of the only one. */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen
    .map((word) => (word ? [...word][0] : ''))
    .join('')
    .toUpperCase();
}
