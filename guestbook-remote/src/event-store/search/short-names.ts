import { soundOf } from './sound.ts';

/**
 * Names of which lists keep some letters alone, and in as many ways as there are families. What stands first are the whole
 * names, what follows the bar is how they are shortened. A single letter counts where a name begins with it.
 */
const NAMES = `
muhammad mohammad muhammed mohammed | m md mhd mhmd muh moh moch much muhd mohd mochd
ahmad ahmed | a ach akh ahm achm
abdul | abd
siti | st sit
yohanes | yoh joh
fransiskus fransiscus franciscus | fx fr frans
antonius | ant
ignatius ignasius | ig ign
theresia teresa | th
maria | mar
wayan | wy wyn
made | md
nyoman | nym nyn
ketut | kt ktt
putu | pt
kadek | kd kdk
komang | km kmg
gede | gd gde
gusti | gst`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim().split(' ')));

const byLetters = new Map<string, number>();
const bySound: { readonly open: string; readonly closed: string; readonly name: number }[] = [];
for (const [place, [whole = [], short = []]] of NAMES.entries()) {
  const name = 1 << place;
  for (const word of short) byLetters.set(word, (byLetters.get(word) ?? 0) | name);
  for (const word of whole) {
    const sound = soundOf(word);
    if (sound) bySound.push({ ...sound, name });
  }
}

/** A bit for each of the names that a word of a guest's name stands for. */
export function namesMeant(word: string, isFirst: boolean): number {
  if (word.length === 1 && !isFirst) return 0;
  let names = byLetters.get(word) ?? 0;
  const closed = soundOf(word)?.closed;
  for (const one of bySound) if (one.closed === closed) names |= one.name;
  return names;
}

/** The same of a word that somebody types: `muha` is on its way to one of them. */
export function namesTyped(word: string): number {
  if (word.length === 1) return 0;
  let names = byLetters.get(word) ?? 0;
  const open = soundOf(word)?.open ?? '';
  if (open.length >= ENOUGH) for (const one of bySound) if (one.open.startsWith(open)) names |= one.name;
  return names;
}

const ENOUGH = 3;
