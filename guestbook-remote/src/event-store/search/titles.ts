import { fold } from './fold.ts';

/** What is written before a name, or of a family, in the nine languages: who types it may have heard another one. */
const TITLES = new Set(
  `bpk bapak pak bp ibu bu ny nyonya tn tuan nn nona sdr sdri saudara saudari h hj haji hajjah kh ust ustadz ustad ustadzah
  dr drg drh drs dra ir prof mas mbak mba kak kakak bang abang om tante eyang opa oma kel keluarga sekeluarga dan
  mr mrs ms miss mister sir madam and family partner herr frau familie und sr sra srta senor senora don dona y e familia
  encik puan cik dato datuk datin tan sri`.split(/\s+/),
);
/** What stands behind a name without a space. */
const ENDINGS = ['さん', '様', 'さま', '先生', '女士', '小姐', '夫婦', '夫妇', '님', '씨', '선생님'].map(fold);

export const isTitle = (word: string): boolean => TITLES.has(word);

export function withoutEnding(word: string): string {
  const ending = ENDINGS.find((one) => word.length > one.length && word.endsWith(one));
  return ending === undefined ? word : word.slice(0, -ending.length);
}
