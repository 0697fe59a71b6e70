import { GUEST_TAGS, type GuestTag, type Problem, problem } from '@janur/contracts';
import { folded } from '../../../guests/search-text.ts';
import { storedTags } from '../../../guests/tags.ts';

/** How lists call them, in the nine languages; accents and case do not count. */
const WORDS: Readonly<Record<GuestTag, readonly string[]>> = {
  BRIDE: [
    'bride',
    'brides side',
    'bride side',
    'pihak wanita',
    'pihak perempuan',
    'mempelai wanita',
    'pengantin perempuan',
    'keluarga wanita',
    'wanita',
    'cpw',
    'braut',
    'seite der braut',
    'novia',
    'noiva',
    '女方',
    '新娘方',
    '新婦側',
    '新婦',
    '신부측',
    '신부',
  ],
  GROOM: [
    'groom',
    'grooms side',
    'groom side',
    'pihak pria',
    'pihak lelaki',
    'mempelai pria',
    'pengantin lelaki',
    'keluarga pria',
    'pria',
    'cpp',
    'brautigam',
    'seite des brautigams',
    'novio',
    'noivo',
    '男方',
    '新郎方',
    '新郎側',
    '新郎',
    '신랑측',
    '신랑',
  ],
  KIN: [
    'kin',
    'family',
    'relative',
    'relatives',
    'keluarga',
    'keluarga inti',
    'keluarga dekat',
    'kerabat',
    'saudara',
    'waris',
    'familie',
    'verwandte',
    'familia',
    '亲戚',
    '家人',
    '親族',
    '親戚',
    '가족',
    '친척',
  ],
  VIP: [
    'vip',
    'vvip',
    'tamu kehormatan',
    'tetamu kehormat',
    'ehrengast',
    'invitado de honor',
    'convidado de honra',
    '贵宾',
    '貴賓',
    '来賓',
    '귀빈',
  ],
};

const TAG_OF = new Map(GUEST_TAGS.flatMap((tag) => WORDS[tag].map((word) => [folded(word), tag] as const)));

/** The tags that a cell names, such as `VIP, keluarga`, as they are stored. */
export function tagsNamed(cell: string): { tags: string | null } | Problem {
  const tags: GuestTag[] = [];
  for (const part of cell.split(/[,;+\n]|\/|&/)) {
    const word = folded(part).replaceAll(/['’.]/g, '').trim();
    if (word === '' || word === '-') continue;
    const tag = TAG_OF.get(word);
    if (!tag) return problem('no_such_tag', { what: part.trim() });
    tags.push(tag);
  }
  if (tags.includes('BRIDE') && tags.includes('GROOM')) return problem('one_side');
  return { tags: storedTags(tags) };
}
