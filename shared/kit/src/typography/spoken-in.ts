import { type Language, tagOf } from '@janur/contracts/languages';

const OF_HAN: readonly Language[] = ['cn', 'ja'];
const EAST_ASIA: readonly Language[] = [...OF_HAN, 'kr'];

/**
 * The tag of the language that a guest's words are in, for voices, line breaks and the letters of Han (WCAG 3.1.2): what their signs
 * tell. Latin letters are mostly the hosts' language, whose kin the guests are; empty, which is HTML's word for unknown, where hosts write signs.
 */
export function spokenIn(text: string, hosts: Language): string {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  if (/\p{Script=Han}/u.test(text)) return tagOf(OF_HAN.includes(hosts) ? hosts : 'cn');
  return EAST_ASIA.includes(hosts) ? '' : tagOf(hosts);
}
