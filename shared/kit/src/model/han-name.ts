const HAN = /\p{Script=Han}{2,}/u;
const MOST = 4; // a name has no more signs than that; more are a sentence

/** The part of a name that is written in Han signs, such as '陈美琳' of 'Meilin Chandra (陈美琳)'; else empty. */
export function hanName(...names: readonly string[]): string {
  const han = names.map((name) => HAN.exec(name)?.[0]).find(Boolean) ?? '';
  return [...han].length <= MOST ? han : '';
}
